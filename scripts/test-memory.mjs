import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fingerprint, isTest } from './fingerprint.mjs';
import { root } from './root.mjs';
import { isIn } from './test-groups.mjs';

/** What no test reads: made by the project itself, for people, or for checks that always run. Everything else counts. */
const NO_INPUT =
  /^(\.git|\.ci|node_modules|dist|data|shots|coverage|docs|LICENSE|biome\.json|knip\.json)$|\.(md|tsbuildinfo)$/;

/** What in the environment changes which tests there are, or how they end. */
const VARIABLES = ['LAWS_RUNS', 'LAWS_SEED', 'NODE_OPTIONS', 'UNDERBRIDGE_CHROMIUM'];

/** Whether this file can change how the tests of the group end. */
export function counts(group, path) {
  if (isTest(path)) return isIn(group, path);
  return !group.unaffectedBy.some((pattern) => pattern.test(path));
}

/** Everything on which the tests of a group depend, in one word. */
function inputsOf(group, { home = root, env = process.env } = {}) {
  const paths = readdirSync(home).filter((name) => !NO_INPUT.test(name));
  const files = fingerprint(paths, (path) => counts(group, path), home);
  const machine = [process.version, process.platform, process.arch, ...VARIABLES.map((name) => env[name])];
  return createHash('sha256')
    .update(JSON.stringify([files, machine]))
    .digest('hex');
}

function noteOf({ name }, home) {
  return join(home, 'node_modules/.cache/underbridge-tests', `${name}.json`);
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Sorts the groups into those that must run and those that passed before with these very files. In CI all run. */
export function planTests(groups, { again = false, home = root, env = process.env } = {}) {
  const run = [];
  const kept = [];
  for (const group of groups) {
    const inputs = inputsOf(group, { home, env });
    const note = again || env.CI ? undefined : read(noteOf(group, home));
    if (note?.inputs === inputs) kept.push({ ...group, passed: note.passed, at: note.at });
    else run.push({ ...group, inputs });
  }
  return { run, kept };
}

/** Notes which of the groups passed: every test of theirs, and no file that they depend on was changed meanwhile. */
export function rememberPassed(groups, report, exitCode, { home = root, env = process.env, now = Date.now() } = {}) {
  // What went wrong outside of any test may concern every one of them.
  if (exitCode !== 0 && !report.testResults.some(({ status }) => status === 'failed')) return;
  for (const group of groups) {
    const files = report.testResults.filter(({ name }) => isIn(group, relative(home, name).replaceAll('\\', '/')));
    const tests = files.flatMap(({ assertionResults }) => assertionResults);
    const passed = files.every(({ status }) => status === 'passed') && tests.every(({ status }) => status === 'passed');
    if (!passed || tests.length === 0 || inputsOf(group, { home, env }) !== group.inputs) continue;
    const note = noteOf(group, home);
    mkdirSync(dirname(note), { recursive: true });
    writeFileSync(note, JSON.stringify({ inputs: group.inputs, passed: tests.length, at: now }));
  }
}

/** 'just now', '12 minutes ago', '3 days ago'. */
export function ago(milliseconds) {
  const units = [
    ['day', 86_400_000],
    ['hour', 3_600_000],
    ['minute', 60_000],
  ];
  const unit = units.find(([, length]) => milliseconds >= length);
  if (unit === undefined) return 'just now';
  const count = Math.floor(milliseconds / unit[1]);
  return `${count} ${unit[0]}${count === 1 ? '' : 's'} ago`;
}

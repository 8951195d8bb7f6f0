import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './root.mjs';
import { GROUPS } from './test-groups.mjs';
import { ago, counts, planTests, rememberPassed } from './test-memory.mjs';

const SONGS = { name: 'songs', title: 'Songs', folders: ['test/songs'], unaffectedBy: [/^src\/paint\//] };
const FEASTS = { name: 'feasts', title: 'Feasts', folders: ['test/feasts'], unaffectedBy: [] };
const BOTH = [SONGS, FEASTS];

const FILES = {
  'package.json': '{}',
  'README.md': 'Trolls!',
  'src/troll.ts': 'export const troll = 1;',
  'src/paint/colour.ts': 'export const green = 1;',
  'test/songs/sing.test.ts': 'sing',
  'test/songs/choir.ts': 'choir',
  'test/feasts/eat.test.ts': 'eat',
  'node_modules/.package-lock.json': '{}',
};

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'underbridge-memory-'));
  for (const [path, content] of Object.entries(FILES)) write(path, content);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function write(path, content) {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(join(home, path), content);
}

function reported(statuses) {
  const testResults = Object.entries(statuses).map(([path, status]) => ({
    name: join(home, path),
    status,
    assertionResults: [{ status: 'passed' }, { status }],
  }));
  return { testResults };
}

const ALL_PASSED = { 'test/songs/sing.test.ts': 'passed', 'test/feasts/eat.test.ts': 'passed' };
const elsewhere = (env = {}) => ({ home, env });

function runAll(statuses = ALL_PASSED, exitCode = 0, env = {}) {
  const { run } = planTests(BOTH, elsewhere(env));
  rememberPassed(run, reported(statuses), exitCode, { ...elsewhere(env), now: 5 });
}

function toRun(env = {}, again = false) {
  return planTests(BOTH, { ...elsewhere(env), again }).run.map(({ name }) => name);
}

test('what was never run runs; what has passed with these very files does not run again', () => {
  expect(toRun()).toEqual(['songs', 'feasts']);
  runAll();
  expect(toRun()).toEqual([]);
  expect(planTests(BOTH, elsewhere()).kept).toMatchObject([
    { name: 'songs', passed: 2, at: 5 },
    { name: 'feasts', passed: 2, at: 5 },
  ]);
});

test.each([
  ['a source is changed', 'src/troll.ts', ['songs', 'feasts']],
  ['a source is added', 'src/elf.ts', ['songs', 'feasts']],
  ['a folder nobody knows is added', 'extra/thing.txt', ['songs', 'feasts']],
  ['the packages change', 'package.json', ['songs', 'feasts']],
  ['what only one can see is changed', 'src/paint/colour.ts', ['feasts']],
  ['what helps tests is changed', 'test/songs/choir.ts', ['songs', 'feasts']],
  ['a test is changed', 'test/songs/sing.test.ts', ['songs']],
  ['a test is added', 'test/feasts/drink.test.ts', ['feasts']],
  ['a test of no group is changed', 'src/troll.test.ts', []],
  ['words for people are changed', 'README.md', []],
])('when %s (%s), all run again that it could touch', (_, path, wanted) => {
  runAll();
  write(path, 'something else');
  expect(toRun()).toEqual(wanted);
});

test('what is taken back to how it was need not run again, and what is removed counts as a change', () => {
  runAll();
  write('src/troll.ts', 'something else');
  write('src/troll.ts', FILES['src/troll.ts']);
  expect(toRun()).toEqual([]);
  rmSync(join(home, 'src/troll.ts'));
  expect(toRun()).toEqual(['songs', 'feasts']);
});

test('a group of which a test failed is never remembered, the other is', () => {
  runAll({ ...ALL_PASSED, 'test/songs/sing.test.ts': 'failed' }, 1);
  expect(toRun()).toEqual(['songs']);
});

test('a failure takes nothing away from what passed before with other files', () => {
  runAll();
  write('test/songs/sing.test.ts', 'sing louder');
  runAll({ 'test/songs/sing.test.ts': 'failed' }, 1);
  expect(toRun()).toEqual(['songs']);
  write('test/songs/sing.test.ts', FILES['test/songs/sing.test.ts']);
  expect(toRun()).toEqual([]);
});

test('tests that were skipped have not passed', () => {
  runAll({ ...ALL_PASSED, 'test/songs/sing.test.ts': 'skipped' });
  expect(toRun()).toEqual(['songs']);
});

test('a group of which nothing was run is not remembered', () => {
  runAll({ 'test/feasts/eat.test.ts': 'passed' });
  expect(toRun()).toEqual(['songs']);
});

test('when something went wrong outside of any test, nothing is remembered', () => {
  runAll(ALL_PASSED, 1);
  expect(toRun()).toEqual(['songs', 'feasts']);
});

test('what was changed while the tests ran has not been tested', () => {
  const { run } = planTests(BOTH, elsewhere());
  write('src/paint/colour.ts', 'export const green = 2;');
  rememberPassed(run, reported(ALL_PASSED), 0, elsewhere());
  expect(toRun()).toEqual(['feasts']);
});

test('in CI, and when asked to, everything runs', () => {
  runAll();
  expect(toRun({ CI: 'true' })).toEqual(['songs', 'feasts']);
  expect(toRun({}, true)).toEqual(['songs', 'feasts']);
});

test('with other wishes for the laws, they have not been held yet', () => {
  runAll();
  expect(toRun({ LAWS_RUNS: '100' })).toEqual(['songs', 'feasts']);
});

test('a note that cannot be read is none', () => {
  runAll();
  write('node_modules/.cache/underbridge-tests/songs.json', '{');
  expect(toRun()).toEqual(['songs']);
});

test.each([
  [0, 'just now'],
  [59_999, 'just now'],
  [60_000, '1 minute ago'],
  [12.5 * 60_000, '12 minutes ago'],
  [7_200_000, '2 hours ago'],
  [90_000_000, '1 day ago'],
])('%i milliseconds are %s', (milliseconds, words) => {
  expect(ago(milliseconds)).toBe(words);
});

test.each(GROUPS)('all that tests of this group import counts for it: $title', async (group) => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: group.folders.map((folder) => `${folder}/**/*.test.ts`),
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'dist',
    format: 'esm',
    platform: 'node',
    packages: 'external',
    loader: { '.md': 'text', '.css': 'empty', '.woff2': 'empty', '.svg': 'text' },
    logLevel: 'error',
  });
  const imported = Object.keys(metafile.inputs).filter((path) => !path.startsWith('node_modules/'));
  expect(imported.length).toBeGreaterThan(50);
  expect(imported.filter((path) => !counts(group, path))).toEqual([]);
});

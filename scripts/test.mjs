import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, seconds } from './root.mjs';
import { binary, run } from './run.mjs';
import { setup } from './setup.mjs';
import { GROUPS } from './test-groups.mjs';
import { ago, planTests, rememberPassed } from './test-memory.mjs';
import { countTests, lastLine, readReport } from './test-report.mjs';

const inColour = process.stdout.isTTY || process.env.FORCE_COLOR !== undefined;

const CHECKS = [
  { title: 'Type check', args: () => [binary('typescript', 'tsc'), '--noEmit', '-p', '.'] },
  {
    title: 'Lint and format',
    args: () => [binary('@biomejs/biome', 'biome'), 'ci', `--colors=${inColour ? 'force' : 'off'}`, '.'],
  },
  { title: 'Dead code', args: () => [binary('knip')] },
  { title: 'Rules', args: () => [join(root, 'scripts/rules.mjs')] },
];

function print(line) {
  process.stdout.write(`${line}\n`);
}

/** Runs the stages one after another up to the first that fails, and gives that one's exit code. */
async function runInOrder(stages) {
  for (const { title, args, env } of stages) {
    print(`\n=== ${title}`);
    const since = Date.now();
    const exitCode = await run(args(), { env: { ...env, ...(!inColour && { NO_COLOR: '1' }) } });
    print(`--- ${title}: ${exitCode === 0 ? 'passed' : `failed with exit code ${exitCode}`} after ${seconds(since)}`);
    if (exitCode !== 0) return exitCode;
  }
  return 0;
}

await setup();

const again = process.argv.includes('--again');
const chosen = process.argv.slice(2).filter((argument) => argument !== '--again');
// Somebody who names tests wants those tests: all of them, and not the checks of the whole tree.
const isWhole = chosen.length === 0;
const { run: due, kept } = isWhole ? planTests(GROUPS, { again }) : { run: [], kept: [] };
for (const { title, passed, at } of kept) {
  const when = ago(Date.now() - at);
  print(`${title} tests: ${passed} passed with these very files ${when}, not run again (npm test -- --again runs all)`);
}

const scratch = mkdtempSync(join(tmpdir(), 'underbridge-test-'));
const reportPath = join(scratch, 'vitest.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`];
const tests = {
  title: 'Tests',
  args: () => [binary('vitest'), 'run', ...reporters, ...chosen],
  env: { TESTS_LEFT_OUT: kept.flatMap(({ folders }) => folders).join() },
};

try {
  process.exitCode = await runInOrder(isWhole ? [...CHECKS, tests] : [tests]);
  const report = readReport(reportPath);
  if (report) {
    rememberPassed(due, report, process.exitCode);
    print(`\n${lastLine(countTests(report), kept)}`);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

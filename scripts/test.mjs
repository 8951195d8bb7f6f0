import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepLongest } from './longest.mjs';
import { setup } from './setup.mjs';
import { DEAD_CODE, LINT, RULES, runInOrder, runTogether, TYPES, tests } from './stages.mjs';
import { closingLine, readReport } from './test-report.mjs';

await setup('testing');

const chosen = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'underbridge-test-'));
const reportPath = join(scratch, 'vitest.json');
const testStage = tests(['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`, ...chosen]);

try {
  // With tests named, only those are run.
  const isWhole = chosen.length === 0;
  const exitCode = (isWhole && (await runTogether([TYPES, LINT, DEAD_CODE, RULES]))) || (await runInOrder([testStage]));
  const report = readReport(reportPath);
  if (report) process.stdout.write(`\n${closingLine(report, exitCode)}\n`);
  if (report && isWhole && exitCode === 0 && process.env.KEEP_LONGEST !== undefined) keepLongest(report);
  process.exitCode = exitCode;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

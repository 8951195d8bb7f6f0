import { existsSync, readFileSync } from 'node:fs';

/** The report vitest wrote, or nothing when it did not come so far. */
export function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** A file that could not even be loaded has no failed test of its own, so it counts as one. */
export function countTests({ numPassedTests, numFailedTests, testResults }) {
  const unloadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + unloadable.length };
}

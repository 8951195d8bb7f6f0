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

/** What passed in an earlier run is told apart from what was run now. */
export function lastLine({ passed, failed }, kept) {
  const earlier = kept.reduce((sum, group) => sum + group.passed, 0);
  const now = `${passed} passed, ${failed} failed`;
  return earlier === 0 ? now : `${now}; ${earlier} more passed earlier with these very files and were not run again`;
}

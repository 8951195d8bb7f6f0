import { existsSync, readFileSync } from 'node:fs';

/**
 * The parts of vitest's JSON report that are looked at.
 * @typedef {{ status: string, assertionResults: readonly { status: string }[], name: string, startTime: number, endTime: number }} FileResult
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: readonly FileResult[] }} Report
 */

/**
 * The report that vitest wrote, or nothing when it did not come so far.
 * @param {string} path
 * @returns {Report | undefined}
 */
export function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/**
 * The closing line. A file that could not be loaded has no failed test of its own, so it counts as one; so does a run that
 * failed outside of any test.
 * @param {Report} report
 * @param {number} exitCode of vitest
 */
export function closingLine({ numPassedTests, numFailedTests, testResults }, exitCode) {
  const unloadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = numFailedTests + unloadable.length;
  return `${numPassedTests} passed, ${failed === 0 && exitCode !== 0 ? 1 : failed} failed`;
}

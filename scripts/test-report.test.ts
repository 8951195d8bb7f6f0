import { expect, test } from 'vitest';
import { closingLine, readReport } from './test-report.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  name: 'some.test.ts',
  startTime: 0,
  endTime: 1,
  assertionResults: tests.map((each) => ({ status: each })),
});

test('counts what passed and what failed', () => {
  const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')];
  expect(closingLine({ numPassedTests: 3, numFailedTests: 1, testResults }, 1)).toBe('3 passed, 1 failed');
});

test('a file that could not be loaded counts as one failure', () => {
  const testResults = [file('passed', 'passed'), file('failed')];
  expect(closingLine({ numPassedTests: 1, numFailedTests: 0, testResults }, 1)).toBe('1 passed, 1 failed');
});

test('a failure outside of any test counts as one', () => {
  const report = { numPassedTests: 1, numFailedTests: 0, testResults: [file('passed', 'passed')] };
  expect(closingLine(report, 1)).toBe('1 passed, 1 failed');
  expect(closingLine(report, 0)).toBe('1 passed, 0 failed');
});

test('without a report there is nothing to count', () => {
  expect(readReport('no-such-folder/vitest.json')).toBeUndefined();
});

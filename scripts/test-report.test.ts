import { expect, test } from 'vitest';
import { countTests, lastLine, readReport } from './test-report.mjs';

const file = (status, ...tests) => ({ status, assertionResults: tests.map((each) => ({ status: each })) });

test('counts what passed and what failed', () => {
  const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')];
  expect(countTests({ numPassedTests: 3, numFailedTests: 1, testResults })).toEqual({ passed: 3, failed: 1 });
});

test('a file that could not be loaded counts as one failure', () => {
  const testResults = [file('passed', 'passed'), file('failed')];
  expect(countTests({ numPassedTests: 1, numFailedTests: 0, testResults })).toEqual({ passed: 1, failed: 1 });
});

test('without a report there is nothing to count', () => {
  expect(readReport('no-such-folder/vitest.json')).toBeUndefined();
});

test('the last line tells what was run from what passed earlier', () => {
  expect(lastLine({ passed: 3, failed: 1 }, [])).toBe('3 passed, 1 failed');
  expect(lastLine({ passed: 3, failed: 0 }, [{ passed: 4 }, { passed: 5 }])).toBe(
    '3 passed, 0 failed; 9 more passed earlier with these very files and were not run again',
  );
});

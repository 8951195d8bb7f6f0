import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import longest from '../test/longest.json' with { type: 'json' };
import { longestOf, secondsOf } from './longest.mjs';
import { root } from './root.mjs';

const took = (name: string, seconds: number) => ({
  name: join(root, name),
  status: 'passed',
  assertionResults: [],
  startTime: 5000,
  endTime: 5000 + seconds * 1000,
});

test('what takes long is listed, the longest first', () => {
  const testResults = [took('a.test.ts', 12), took('b.test.ts', 3), took('c.test.ts', 40.4), took('d.test.ts', 12)];
  expect(longestOf({ numPassedTests: 0, numFailedTests: 0, testResults })).toEqual([
    ['c.test.ts', 40],
    ['a.test.ts', 12],
    ['d.test.ts', 12],
  ]);
});

test('every file on the list is there, and is found by its path', () => {
  const names = Object.keys(longest);
  const gone = names.filter((name) => !existsSync(join(root, name)));
  expect(gone, 'Take them out of test/longest.json, or give them their new names there.').toEqual([]);
  expect(names.map((name) => secondsOf(join(root, name)))).toEqual(Object.values(longest));
  expect(secondsOf(join(root, 'no-such.test.ts'))).toBe(0);
});

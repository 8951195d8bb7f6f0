import { afterEach, expect, test, vi } from 'vitest';
import { fullBucket, spend } from './bucket.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a bucket is emptied by what things cost, and filled again by time', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const bucket = fullBucket(1, 3);
  expect([spend(bucket, 2), spend(bucket, 2), spend(bucket), spend(bucket)]).toEqual([true, false, true, false]);
  vi.advanceTimersByTime(1_000);
  expect([spend(bucket), spend(bucket)]).toEqual([true, false]);
});

test('a clock that is set back locks nobody out', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const bucket = fullBucket(1, 1);
  spend(bucket);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(1_000);
  expect(spend(bucket)).toBe(true);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeRateLimits } from './rate-limit.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const SECOND = 1_000;

/** So many processes with one limit: 60 a minute and 20 at once. Each hears of the others when it is said. */
function processes(count: number) {
  const each = Array.from({ length: count }, () => {
    const limits = makeRateLimits();
    return { limits, limit: limits.limit('work', 60, 20) };
  });
  return {
    each,
    tell() {
      const told = each.map(({ limits }) => limits.takeSpent());
      told.forEach((spent, from) => {
        for (const [at, { limits }] of each.entries()) if (at !== from) for (const one of spent) limits.note(one);
      });
      return told;
    },
    /** How often the person gets through, who tries as often at each. */
    attempt(tries: number): number {
      let passed = 0;
      for (let i = 0; i < tries; i++) for (const { limit } of each) if (limit.spend('p1')) passed++;
      return passed;
    },
  };
}

test('what one lets through counts for all', () => {
  const { each, tell } = processes(2);
  const [here, there] = each;
  for (let i = 0; i < 20; i++) expect(here?.limit.spend('p1')).toBe(true);
  tell();
  expect(there?.limit.spend('p1')).toBe(false);
  expect(there?.limit.spend('p2')).toBe(true);
});

test('over a minute no more gets through four of them than through one, however it is shared out', () => {
  const { attempt, tell } = processes(4);
  let passed = attempt(20);
  for (let quarter = 0; quarter < 240; quarter++) {
    tell();
    vi.advanceTimersByTime(SECOND / 4);
    passed += attempt(5);
  }
  // What may be spent at once, and 60 a minute; besides, a tenth of that at each which the others have not been told of.
  expect(passed).toBeGreaterThan(60);
  expect(passed).toBeLessThanOrEqual(20 + 60 + 4 * 2);
});

test('whoever does little is not told of', () => {
  const { each, tell } = processes(2);
  each[0]?.limit.spend('p1');
  expect(tell()).toEqual([[], []]);
  each[0]?.limit.spend('p1');
  expect(tell()).toEqual([[{ limit: 'work', key: 'p1', amount: 2 }], []]);
  expect(tell()).toEqual([[], []]);
});

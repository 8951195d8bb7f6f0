import { expect, test } from 'vitest';
import { LEVELS, middleLevel, STAND_IN } from './levels.ts';

test('of the levels that people want, the middle one is taken, the weaker of two, and the usual one of none', () => {
  const [weakest = '', second = ''] = LEVELS;
  const strongest = LEVELS.at(-1) ?? '';
  expect(middleLevel([strongest, weakest, second])).toBe(second);
  expect(middleLevel([strongest, weakest])).toBe(weakest);
  expect(middleLevel([strongest, strongest, weakest])).toBe(strongest);
  expect(middleLevel([])).toBe(STAND_IN);
});

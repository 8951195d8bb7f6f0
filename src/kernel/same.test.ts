import { expect, test } from 'vitest';
import { whileSame } from './same.ts';

test('something is found anew for another list only, even if it says the same', () => {
  let looks = 0;
  const sumOf = whileSame((list: readonly number[]) => {
    looks++;
    return list.reduce((sum, each) => sum + each, 0);
  });
  const list = [1, 2];
  expect([sumOf(list), sumOf(list), looks]).toEqual([3, 3, 1]);
  expect([sumOf([4]), looks]).toEqual([4, 2]);
  expect([sumOf(list), looks]).toEqual([3, 3]);
});

test('what could not be found is looked for again', () => {
  let isThere = false;
  const find = whileSame((list: readonly number[]) => {
    if (!isThere) throw new Error('not yet');
    return list.length;
  });
  const list = [1];
  expect(() => find(list)).toThrow('not yet');
  isThere = true;
  expect(find(list)).toBe(1);
});

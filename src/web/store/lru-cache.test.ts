import { expect, test } from 'vitest';
import { createLruCache } from './lru-cache.ts';

test('keeps what was last put or looked up, and forgets the rest', () => {
  const kept = createLruCache<number, string>(3);
  for (const key of [1, 2, 3]) kept.set(key, `value ${key}`);
  expect(kept.get(1)).toBe('value 1');
  kept.set(4, 'value 4');
  expect([1, 2, 3, 4].filter((key) => kept.get(key) !== undefined)).toEqual([1, 3, 4]);
  kept.set(3, 'another');
  expect(kept.get(3)).toBe('another');
  kept.clear();
  expect(kept.get(4)).toBeUndefined();
});

test('a thousand put in leave no more than the limit', () => {
  const kept = createLruCache<number, number>(50);
  for (let key = 0; key < 1000; key++) kept.set(key, key);
  expect(Array.from({ length: 1000 }, (_, key) => kept.get(key)).filter((value) => value !== undefined)).toHaveLength(
    50,
  );
});

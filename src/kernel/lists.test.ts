import { expect, test } from 'vitest';
import { at, isOneOf } from './lists.ts';

test('what stands at a place of a list is given, zeroes and empty words too', () => {
  expect([at([7, 0], 1), at(['a', ''], 1), at(new Float64Array([1, 2.5]), 1)]).toEqual([0, '', 2.5]);
});

test('a place that a list does not have is a bug, and named', () => {
  expect(() => at([1, 2], 2)).toThrow('there is nothing at place 2 of the list');
  expect(() => at([1, 2], -1)).toThrow('there is nothing at place -1 of the list');
});

test('a word is one of a list, or not', () => {
  const colours = ['red', 'blue'] as const;
  expect(['red', 'green', 'toString', undefined, 0].map((word) => isOneOf(colours, word))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

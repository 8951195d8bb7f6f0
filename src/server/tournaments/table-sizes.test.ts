import { expect, test } from 'vitest';
import { tableSizes } from './table-sizes.ts';

const UP_TO_FOUR = [2, 3, 4];

test.each<[people: number, wanted: number, allowed: number[], tables: number[], byes: number]>([
  [64, 4, UP_TO_FOUR, Array.from({ length: 16 }, () => 4), 0],
  [15, 4, UP_TO_FOUR, [4, 4, 4, 3], 0],
  [13, 4, UP_TO_FOUR, [4, 3, 3, 3], 0],
  [6, 4, UP_TO_FOUR, [3, 3], 0],
  // Tables of four and three do not work out: one table of five if the game allows it, else one bye.
  [5, 4, [2, 3, 4, 5], [5], 0],
  [5, 4, UP_TO_FOUR, [4], 1],
  [7, 2, [2], [2, 2, 2], 1],
  [7, 2, [2, 3, 4], [3, 2, 2], 0],
  [3, 2, [2], [2], 1],
  [11, 3, [3, 4], [4, 4, 3], 0],
  [4, 5, [3, 4, 5], [4], 0],
])('%i people, tables of %i, the game for %j: %j and %i byes', (people, wanted, allowed, tables, byes) => {
  const sizes = tableSizes(people, wanted, allowed);
  expect({ tables: [...sizes.tables].sort((one, other) => other - one), byes: sizes.byes }).toEqual({ tables, byes });
});

test('nobody is forgotten, whatever the number', () => {
  for (let people = 0; people <= 200; people++) {
    for (const [wanted, allowed] of [
      [2, [2]],
      [3, [3]],
      [3, [2, 3, 4]],
      [4, [3, 4]],
      [5, [1, 2, 3, 4, 5]],
      [7, [1, 2, 3, 4, 5, 6, 7]],
    ] as const) {
      const { tables, byes } = tableSizes(people, wanted, allowed);
      expect(tables.reduce((sum, size) => sum + size, byes)).toBe(people);
      expect(tables.every((size) => (allowed as readonly number[]).includes(size))).toBe(true);
      if (people >= wanted) expect(byes).toBeLessThan(wanted);
    }
  }
});

import { expect, test } from 'vitest';
import { BEGINNER, type Rating, rate } from './rating.ts';

/** What a widely used implementation of the same model gives. */
const KNOWN: readonly { readonly places: number[]; readonly after: readonly (readonly [number, number])[] }[] = [
  {
    places: [1, 2],
    after: [
      [27.63523138347365, 8.065506316323548],
      [22.36476861652635, 8.065506316323548],
    ],
  },
  {
    places: [1, 2, 3],
    after: [
      [27.868876552746237, 8.204837030780652],
      [25.717219138186557, 8.057829747583874],
      [21.413904309067206, 8.057829747583874],
    ],
  },
  {
    places: [2, 1, 4, 3],
    after: [
      [26.552824984374855, 8.179213704945203],
      [27.795084971874736, 8.263160757613477],
      [20.96265504062538, 8.083731307186588],
      [24.68943500312503, 8.083731307186588],
    ],
  },
  {
    places: [2, 4, 2, 1],
    after: [
      [24.68943500312503, 8.179213704945203],
      [22.826045021875203, 8.179213704945203],
      [24.68943500312503, 8.179213704945203],
      [27.795084971874736, 8.263160757613477],
    ],
  },
];

test.each(KNOWN)('beginners who come in at $places', ({ places, after }) => {
  const rated = rate(Array(places.length).fill(BEGINNER), places);
  rated.forEach(({ mean, deviation }, i) => {
    expect(mean).toBeCloseTo(after[i]?.[0] ?? 0, 9);
    expect(deviation).toBeCloseTo(after[i]?.[1] ?? 0, 9);
  });
});

test('equals who share the first place stay where they are, a little surer', () => {
  for (const { mean, deviation } of rate([BEGINNER, BEGINNER], [1, 1])) {
    expect(mean).toBeCloseTo(BEGINNER.mean, 9);
    expect(deviation).toBeLessThan(BEGINNER.deviation);
  }
});

test('a surprise moves more than what was expected', () => {
  const strong: Rating = { mean: 32, deviation: 4 };
  const weak: Rating = { mean: 20, deviation: 4 };
  const [expected] = rate([strong, weak], [1, 2]);
  const [surprised] = rate([strong, weak], [2, 1]);
  expect(32 - (surprised?.mean ?? 0)).toBeGreaterThan(2 * ((expected?.mean ?? 0) - 32));
});

test('a sure belief moves less than an unsure one', () => {
  const [sure, unsure] = rate([{ mean: 25, deviation: 1 }, BEGINNER], [1, 2]);
  expect((sure?.mean ?? 0) - 25).toBeLessThan(25 - (unsure?.mean ?? 0));
});

test('a match nobody else was in teaches nothing', () => {
  expect(rate([BEGINNER], [1])).toEqual([BEGINNER]);
});

test('the sum of what equals win and lose is nothing', () => {
  const rated = rate(Array(5).fill(BEGINNER), [3, 1, 5, 2, 4]);
  expect(rated.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(5 * BEGINNER.mean, 9);
});

test('a place for everybody', () => {
  expect(() => rate([BEGINNER, BEGINNER], [1])).toThrow('every rating needs a place');
});

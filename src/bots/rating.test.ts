import { expect, test } from 'vitest';
import { type Rating, ratedAfter, UNRATED } from './rating.ts';

interface Case {
  readonly about: string;
  readonly before: readonly Rating[];
  readonly places: readonly number[];
  readonly after: readonly Rating[];
}

const unrated = (players: number) => Array.from({ length: players }, () => UNRATED);

/** As openskill 5.0.1 computes them; its own tests publish the first. */
const CASES: readonly Case[] = [
  {
    about: 'two',
    before: unrated(2),
    places: [1, 2],
    after: [
      { mu: 27.635389493140497, sigma: 8.06590141354368 },
      { mu: 22.364610506859503, sigma: 8.06590141354368 },
    ],
  },
  {
    about: 'two who share the win',
    before: unrated(2),
    places: [1, 1],
    after: [
      { mu: 25, sigma: 8.06590141354368 },
      { mu: 25, sigma: 8.06590141354368 },
    ],
  },
  {
    about: 'three',
    before: unrated(3),
    places: [1, 2, 3],
    after: [
      { mu: 27.869048680749426, sigma: 8.205243377397993 },
      { mu: 25.717262170187357, sigma: 8.058224222802378 },
      { mu: 21.413689149063217, sigma: 8.058224222802378 },
    ],
  },
  {
    about: 'four, in any order',
    before: unrated(4),
    places: [3, 1, 4, 2],
    after: [
      { mu: 24.689416369722096, sigma: 8.084127880168786 },
      { mu: 27.795252672501135, sigma: 8.263571791259416 },
      { mu: 20.962412806387245, sigma: 8.084127880168786 },
      { mu: 26.55291815138952, sigma: 8.17961798837266 },
    ],
  },
  {
    about: 'four of whom two share a place',
    before: unrated(4),
    places: [1, 2, 2, 4],
    after: [
      { mu: 27.795252672501135, sigma: 8.263571791259416 },
      { mu: 24.689416369722096, sigma: 8.17961798837266 },
      { mu: 24.689416369722096, sigma: 8.17961798837266 },
      { mu: 22.825914588054673, sigma: 8.17961798837266 },
    ],
  },
  {
    about: 'three of different strength',
    before: [
      { mu: 30, sigma: 4 },
      { mu: 20, sigma: 7 },
      { mu: 25, sigma: 1.5 },
    ],
    places: [3, 1, 2],
    after: [
      { mu: 28.381990050135503, sigma: 3.952702400423211 },
      { mu: 23.602412356852312, sigma: 6.853305319066282 },
      { mu: 25.06223196570326, sigma: 1.5014304642610221 },
    ],
  },
];

test.each(CASES)('the ratings of $about', ({ before, places, after }) => {
  const rated = ratedAfter(before, places);
  expect(rated).toHaveLength(after.length);
  for (const [player, { mu, sigma }] of after.entries()) {
    expect(rated[player]?.mu).toBeCloseTo(mu, 10);
    expect(rated[player]?.sigma).toBeCloseTo(sigma, 10);
  }
});

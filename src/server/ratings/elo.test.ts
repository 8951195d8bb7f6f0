import { describe, expect, test } from 'vitest';
import { below, type Random, randomFor } from '../../kernel/random.ts';
import { bandOf, type Contender, FIRST_RATING, ratedAfter } from './elo.ts';

function contender(some: Partial<Contender> = {}): Contender {
  return { rating: FIRST_RATING, matches: 0, place: 1, left: false, ...some };
}

function changes(...contenders: readonly Partial<Contender>[]): number[] {
  const before = contenders.map((some) => contender(some));
  return ratedAfter(before).map((after, at) => Math.round((after - (before[at]?.rating ?? 0)) * 100) / 100);
}

describe('a rating', () => {
  test('of two newcomers changes by half of 96', () => {
    expect(changes({ place: 1 }, { place: 2 })).toEqual([48, -48]);
  });

  test('changes less the more somebody has played, and never by less than 24 for all pairs', () => {
    expect(changes({ place: 1, matches: 6 }, { place: 2, matches: 18 })).toEqual([24, -12]);
    expect(changes({ place: 1, matches: 500 }, { place: 2, matches: 1000 })).toEqual([12, -12]);
  });

  test('counts each pair, divided by the number of opponents', () => {
    expect(changes({ place: 1 }, { place: 2 }, { place: 3 }, { place: 4 })).toEqual([48, 16, -16, -48]);
  });

  test('does not change by a shared place among equals, and falls by one with somebody weaker', () => {
    expect(changes({ place: 1 }, { place: 1 })).toEqual([0, 0]);
    expect(changes({ rating: 1700, place: 1 }, { rating: 1500, place: 1 })).toEqual([-24.94, 24.94]);
  });

  test('rises more by somebody stronger', () => {
    const [upset] = changes({ rating: 1400, place: 1 }, { rating: 1800, place: 2 });
    const [usual] = changes({ rating: 1800, place: 1 }, { rating: 1400, place: 2 });
    expect([upset, usual]).toEqual([87.27, 8.73]);
  });
});

describe('a seat that a bot took over', () => {
  test('comes last though the bot won, and the others are rated among themselves', () => {
    expect(changes({ place: 1, left: true }, { place: 2 }, { place: 3 })).toEqual([-48, 48, -48]);
  });

  test('counts for the other one where only two sat', () => {
    expect(changes({ place: 1, left: true }, { place: 2 })).toEqual([-48, 48]);
  });

  test('is not compared with another one', () => {
    expect(changes({ place: 1, left: true }, { place: 2, left: true }, { place: 3 })).toEqual([-48, -48, 48]);
    expect(changes({ place: 1, left: true }, { place: 2, left: true })).toEqual([0, 0]);
  });
});

/** A number of the normal distribution. */
function normal(random: Random): number {
  let sum = -6;
  for (let draw = 0; draw < 12; draw++) sum += below(random, 1 << 30) / (1 << 30);
  return sum;
}

/** In one match a strength is worth its own spread, luck this much more. */
const LUCK = 1.5;
/** How many points of rating a spread of strength is: where the logistic curve follows the normal one. */
const POINTS = ((400 / Math.LN10) * 1.702) / (LUCK * Math.SQRT2);

test('the band holds the true strength two times in three, whether few matches were played or many', () => {
  const held = new Map<number, { inside: number; all: number }>(
    [5, 10, 20, 50, 100].map((n) => [n, { inside: 0, all: 0 }]),
  );
  for (let world = 0; world < 60; world++) {
    const random = randomFor('ratings', `world ${world}`);
    const people = Array.from({ length: 24 }, () => ({ skill: normal(random), rating: FIRST_RATING, matches: 0 }));
    const mean = people.reduce((sum, { skill }) => sum + skill, 0) / people.length;
    for (let match = 0; match < 650; match++) {
      const seated = seat(people, 3 + below(random, 3), random);
      const results = seated.map((person) => ({ person, result: person.skill + LUCK * normal(random) }));
      const places = results.map(({ result }) => 1 + results.filter((other) => other.result > result).length);
      const after = ratedAfter(seated.map((person, at) => contender({ ...person, place: places[at] as number })));
      for (const [at, person] of seated.entries()) {
        person.rating = after[at] as number;
        person.matches++;
        const tally = held.get(person.matches);
        if (tally === undefined) continue;
        const truth = FIRST_RATING + (person.skill - mean) * POINTS;
        tally.all++;
        if (Math.abs(person.rating - truth) <= bandOf(person.matches)) tally.inside++;
      }
    }
  }
  for (const [matches, { inside, all }] of held) {
    expect(all, `people with ${matches} matches`).toBeGreaterThan(1000);
    expect(inside / all, `after ${matches} matches`).toBeGreaterThan(0.6);
    expect(inside / all, `after ${matches} matches`).toBeLessThan(0.73);
  }
});

function seat<T>(people: readonly T[], count: number, random: Random): T[] {
  const left = [...people];
  return Array.from({ length: count }, () => left.splice(below(random, left.length), 1)[0] as T);
}

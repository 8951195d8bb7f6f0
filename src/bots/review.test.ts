import { expect, test } from 'vitest';
import { GAMES, gameNamed } from '../games/index.ts';
import { begin, isMatchOver, type Match, play, resign } from '../kernel/match.ts';
import { randomFor, seedFrom } from '../kernel/random.ts';
import { recordOf } from '../kernel/record.ts';
import { asked } from '../kernel/steps.ts';
import { tableFor } from '../kernel/table.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { type Review, type ReviewProgress, reviewMatch } from './review.ts';

const QUICK = { glance: 3, closer: 10 };

/** Of a long match, so many answers show whatever a review may get wrong. */
const LONG_ENOUGH = 150;

function matchOf(id: string, seats: number, careful = random, answers = Number.POSITIVE_INFINITY): Match {
  const game = gameNamed(id);
  const { match } = begin(game, tableFor(game, seats), seedFrom(`reviewed ${id}`));
  const stream = randomFor(match.seed, 'players');
  while (!isMatchOver(match) && match.entries.length < answers) {
    const seat = asked(match.position)[0] ?? 0;
    const bot = seat === 0 ? careful : random;
    play(match, seat, bot.choose(game, game.view(match.position, seat), seat, stream));
  }
  return match;
}

function reviewed(match: Match, effort = QUICK): { review: Review; told: ReviewProgress[] } {
  const work = reviewMatch(match.game, recordOf(match), effort);
  const told: ReviewProgress[] = [];
  for (;;) {
    const next = work.next();
    if (next.done) return { review: next.value, told };
    told.push(next.value);
  }
}

test.each(GAMES.map(({ id, defaultSeats }) => [id, defaultSeats] as const))(
  'a review of %s says how every moment stood for everybody, and tells how far it is',
  (id, seats) => {
    const match = matchOf(id, seats, random, LONG_ENOUGH);
    const { review, told } = reviewed(match);
    expect(review.results).toHaveLength(match.entries.length + 1);
    for (const results of review.results) {
      expect(results).toHaveLength(seats);
      expect(results.reduce((sum, result) => sum + result, 0)).toBeCloseTo(1, 6);
    }
    expect(told.length).toBeGreaterThanOrEqual(match.entries.length);
    expect(told.map(({ done }) => done)).toEqual(told.map((_, index) => index));
    expect(new Set(told.map(({ total }) => total)).size).toBe(1);
    expect((told.at(-1)?.done ?? 0) < (told[0]?.total ?? 0)).toBe(true);
  },
);

test('the last moment is the result, and the same record is reviewed in the same way', () => {
  const match = matchOf('gnome-elf-troll', 2);
  const { review } = reviewed(match);
  const places = recordOf(match).places ?? [];
  expect(review.results.at(-1)).toEqual(places.map((place) => (place === 1 ? 1 : 0)));
  expect(reviewed(match).review).toEqual(review);
});

test('slips name what cost most, and what a bot would have played there', () => {
  const match = matchOf('gnome-elf-troll', 2, greedy);
  const { review } = reviewed(match, { glance: 40, closer: 120 });
  expect(review.slips.length).toBeGreaterThan(0);
  expect(review.slips.length).toBeLessThanOrEqual(5);
  const costs = review.slips.map(({ after }) => after.better - after.played);
  expect(costs).toEqual([...costs].sort((a, b) => b - a));
  for (const { moment, seat, question, played, better } of review.slips) {
    expect(match.entries[moment - 1]?.seat).toBe(seat);
    expect(played).not.toEqual(better);
    expect(match.game.messages[question.say]).toBeDefined();
    expect(match.game.messages[played.say]).toBeDefined();
  }
  // Whoever plays anything gives more away than whoever looks a step ahead.
  const careless = review.slips.filter(({ seat }) => seat === 1).length;
  expect(careless).toBeGreaterThanOrEqual(review.slips.length - careless);
});

test('swings are where the chart moves most, whoever was to blame', () => {
  const match = matchOf('gnome-elf-troll', 2, greedy);
  const { results, swings } = reviewed(match, { glance: 40, closer: 120 }).review;
  const jumps = results.slice(1).map((after, index) => Math.abs((after[0] ?? 0) - (results[index]?.[0] ?? 0)));
  const biggest = jumps.toSorted((a, b) => b - a).slice(0, 3);
  expect(swings.map(({ from, to }) => Math.abs(to - from))).toEqual(
    biggest.filter((jump) => jump >= 0.1).map((jump) => expect.closeTo(jump, 9)),
  );
  expect(swings.length).toBeGreaterThan(0);
  for (const { moment, seat, whose, from, to, better, played } of swings) {
    expect(match.entries[moment - 1]?.seat).toBe(seat);
    expect([from, to]).toEqual([results[moment - 1]?.[whose], results[moment]?.[whose]]);
    expect(better).not.toEqual(played);
  }
});

test('a match that ended with a resignation is reviewed to that end', () => {
  const match = matchOf('gnome-elf-troll', 2, random, 12);
  resign(match, 0);
  expect(isMatchOver(match)).toBe(true);
  const { review } = reviewed(match);
  expect(review.results).toHaveLength(14);
  expect(review.results.at(-1)).toEqual([0, 1]);
});

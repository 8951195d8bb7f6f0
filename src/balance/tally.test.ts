import { expect, test } from 'vitest';
import { gameNamed } from '../games/index.ts';
import { newOutcomes, setOutcome } from './outcomes.ts';
import { botAt, type SimulationPlan } from './plan.ts';
import { tallyOf } from './tally.ts';

const gnomeElfTroll = gameNamed('gnome-elf-troll');

const PLAN: SimulationPlan = {
  game: 'gnome-elf-troll',
  seats: 3,
  options: {},
  bots: ['greedy', 'random', 'greedy'],
  seed: 'tally',
  matches: 4,
  hurry: 1,
};

/** Matches as lists of [place, points] by seat. */
function outcomesOf(...matches: [number, number][][]) {
  const outcomes = newOutcomes(3, PLAN.matches);
  matches.forEach((seats, match) => {
    const scores = seats.map(([place, points], seat) => ({ seat, place, points, lines: [] }));
    setOutcome(outcomes, match, 10 + match, scores);
  });
  return outcomes;
}

test('after each match everybody moves one seat on', () => {
  const seating = [0, 1, 2, 3].map((match) => [0, 1, 2].map((seat) => botAt(PLAN, match, seat)));
  expect(seating).toEqual([
    ['greedy', 'random', 'greedy'],
    ['random', 'greedy', 'greedy'],
    ['greedy', 'greedy', 'random'],
    ['greedy', 'random', 'greedy'],
  ]);
});

test('wins go to seats and bots, shared ones in parts', () => {
  const { bots, seats, played, decisions } = tallyOf(
    PLAN,
    outcomesOf(
      [
        [1, 10],
        [2, 5],
        [3, 1],
      ],
      [
        [1, 8],
        [1, 8],
        [3, 2],
      ],
      [
        [1, 7],
        [1, 7],
        [1, 7],
      ],
    ),
    gnomeElfTroll,
  );
  expect(played).toBe(3);
  expect(decisions).toBe(10 + 11 + 12);
  expect(seats.map(({ wins }) => wins)).toEqual([
    expect.closeTo(1 + 1 / 2 + 1 / 3),
    expect.closeTo(1 / 2 + 1 / 3),
    expect.closeTo(1 / 3),
  ]);
  expect(bots).toMatchObject([
    { bot: 'greedy', chairs: 2, fair: 2 / 3, wins: expect.closeTo(1 + 1 / 2 + 2 / 3) },
    { bot: 'random', chairs: 1, fair: 1 / 3, wins: expect.closeTo(1 / 2 + 1 / 3) },
  ]);
});

test('points are counted for whoever sat there', () => {
  const { bots, length } = tallyOf(
    PLAN,
    outcomesOf(
      [
        [1, 10],
        [2, 5],
        [3, 1],
      ],
      [
        [1, 8],
        [2, 4],
        [3, 2],
      ],
    ),
    gnomeElfTroll,
  );
  const [greedy, random] = bots;
  expect(random?.points).toMatchObject({ mean: 6.5, least: 5, most: 8 });
  expect(greedy?.points).toMatchObject({ mean: (10 + 1 + 4 + 2) / 4, least: 1, most: 10 });
  expect(greedy?.points.bins).toEqual(random?.points.bins);
  expect(length).toMatchObject({ mean: 10.5, least: 10, most: 11, counts: [1, 1] });
});

test('nothing played is nothing won', () => {
  const { played, bots } = tallyOf(PLAN, newOutcomes(3, 4), gnomeElfTroll);
  expect(played).toBe(0);
  expect(bots[0]).toMatchObject({ wins: 0, low: 0, high: 1 });
});

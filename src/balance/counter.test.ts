import { expect, test } from 'vitest';
import { GAMES, gameNamed } from '../games/index.ts';
import type { SimulationPlan } from './plan.ts';
import { settingOf } from './plan.ts';
import { runMatches } from './run.ts';
import { tallyOf } from './tally.ts';
import { PARTS_OF_WIN } from './uses.ts';

const MATCHES = 4;

function tallied(game: string, seats: number, bot: string, options: SimulationPlan['options'] = {}, matches = MATCHES) {
  const plan: SimulationPlan = {
    game,
    seats,
    options,
    bots: Array<string>(seats).fill(bot),
    seed: 'counted',
    matches,
    hurry: 1,
  };
  const outcomes = runMatches(settingOf(plan), 0, matches);
  return { outcomes, tally: tallyOf(plan, outcomes, gameNamed(game)) };
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);

// That all of it comes up is held in silent.test.ts.
test.each(GAMES)('what is counted in $id has a name', ({ id, defaultSeats, counts, steps }) => {
  const { tally } = tallied(id, defaultSeats, 'greedy', {}, 2);
  expect(counts).toBeDefined();
  expect(tally.uses).toHaveLength(counts?.groups.length ?? 0);
  for (const { say, title, things } of tally.uses) {
    expect(title, say).toMatch(/\w/);
    expect(new Set(things.map(({ name }) => name)).size, say).toBe(things.length);
    for (const { users, times, perMatch, matches } of things) {
      expect(users).toBeLessThanOrEqual(Math.max(times, 0));
      expect(perMatch).toBe(matches === 0 ? 0 : times / matches);
    }
  }
  for (const { moves = {} } of counts?.groups ?? []) {
    for (const step of Object.keys(moves)) expect(Object.keys(steps)).toContain(step);
  }
});

test('every heading and every thing has words', () => {
  for (const { counts, messages } of GAMES) {
    for (const { say, prefix, things } of counts?.groups ?? []) {
      expect(messages[say], say).toBeDefined();
      for (const thing of things) expect(messages[prefix + thing], prefix + thing).toBeTypeOf('string');
    }
  }
});

test('a field that holds a number names the thing that is written so', () => {
  const game = gameNamed('gnome-elf-troll');
  const counts = { groups: [{ say: 'counts.tiles', prefix: 'tile.', things: ['0', '1'], moves: { place: 'tile' } }] };
  const plan: SimulationPlan = {
    game: game.id,
    seats: 2,
    options: {},
    bots: ['greedy', 'greedy'],
    seed: 'counted',
    matches: 2,
    hurry: 1,
  };
  const { uses } = runMatches({ ...settingOf(plan), game: { ...game, counts } }, 0, 2);
  expect(sum(uses.times)).toBeGreaterThan(0);
});

test('points by source add up to all points of Trolls & Princesses', () => {
  const { outcomes, tally } = tallied('trolls-and-princesses', 3, 'random', { clans: 'random' });
  const sources = tally.uses.find(({ say }) => say === 'counts.points');
  expect(sources?.unit).toBe('points');
  expect(sum(sources?.things.map(({ times }) => times) ?? [])).toBe(sum(outcomes.points));
});

test('at a full table every clan sits once, and the clans share all wins', () => {
  const { tally } = tallied('trolls-and-princesses', 4, 'random', { clans: 'random' });
  expect(tally.sides.map(({ side, name, chairs }) => [side, name, chairs])).toEqual([
    ['teal', 'Teal clan', MATCHES],
    ['yellow', 'Yellow clan', MATCHES],
    ['red', 'Red clan', MATCHES],
    ['purple', 'Purple clan', MATCHES],
  ]);
  expect(sum(tally.sides.map(({ wins }) => wins))).toBeCloseTo(MATCHES);
  expect(tally.sides.every(({ points }) => sum(points.counts) === MATCHES)).toBe(true);
});

test('only the clans at the table are counted', () => {
  const { tally } = tallied('trolls-and-princesses', 2, 'random', { clans: 'teal-red' });
  expect(tally.sides.map(({ chairs }) => chairs)).toEqual([MATCHES, 0, MATCHES, 0]);
  expect(tally.sides[1]).toMatchObject({ wins: 0, low: 0, high: 1 });
});

test('trolls went somewhere twice a turn, whoever sent them', () => {
  const { tally } = tallied('trolls-and-princesses', 4, 'random', { clans: 'random' });
  const areas = tally.uses.find(({ say }) => say === 'counts.areas');
  const { things = [] } = areas ?? {};
  expect(sum(things.map(({ perMatch }) => perMatch))).toBe(80);
  for (const { times, bySide } of things) expect(sum(bySide) * MATCHES).toBeCloseTo(times);
});

test('King’s cards count in the matches that had them: four each', () => {
  const { tally } = tallied('trolls-and-princesses', 2, 'random');
  const cards = tally.uses.find(({ say }) => say === 'counts.king-cards');
  expect(sum(cards?.things.map(({ matches }) => matches) ?? [])).toBe(4 * MATCHES);
});

test('whoever used something won as often as the places say', () => {
  const { outcomes } = tallied('gnome-elf-troll', 2, 'greedy');
  const { uses } = outcomes;
  // Both gardeners sow at least one kind in every match, and a win is somebody's.
  expect(sum(uses.wins) % (PARTS_OF_WIN / 2)).toBe(0);
  uses.users.forEach((users, thing) => {
    expect(uses.wins[thing]).toBeLessThanOrEqual(users * PARTS_OF_WIN);
  });
});

test('what is not in play is not listed', () => {
  const listed = (set: string) =>
    tallied('cave-troll', 2, 'random', { set }, 2).tally.uses.flatMap(({ things }) => things.map(({ name }) => name));
  expect(listed('classic')).toContain('Knight');
  expect(listed('classic')).not.toContain('Assassin');
  expect(listed('alternate')).toContain('Assassin');
  expect(listed('alternate')).not.toContain('Knight');
});

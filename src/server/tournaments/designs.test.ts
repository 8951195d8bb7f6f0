import { expect, test } from 'vitest';
import { perfectRounds } from './designs.ts';

test.each<[players: number, seats: number, rounds: number]>([
  [2, 2, 1],
  [6, 2, 5],
  [16, 2, 15],
  [4, 4, 1],
  [9, 3, 4],
  [15, 3, 7],
  [16, 4, 5],
  [25, 5, 6],
  [49, 7, 8],
])('%i players at tables of %i: everybody meets everybody once in %i rounds', (players, seats, count) => {
  const rounds = perfectRounds(players, seats) ?? [];
  expect(rounds).toHaveLength(count);
  const met = new Map<string, number>();
  for (const round of rounds) {
    expect([...round.flat()].sort((one, other) => one - other)).toEqual(Array.from({ length: players }, (_, i) => i));
    for (const table of round) {
      expect(table).toHaveLength(seats);
      for (const one of table) {
        for (const other of table) if (one < other) met.set(`${one} ${other}`, (met.get(`${one} ${other}`) ?? 0) + 1);
      }
    }
  }
  expect(met.size).toBe((players * (players - 1)) / 2);
  expect([...met.values()].every((times) => times === 1)).toBe(true);
});

test.each([
  [5, 2],
  [12, 4],
  [36, 6],
])('no perfect plan is known for %i players at tables of %i', (players, seats) => {
  expect(perfectRounds(players, seats)).toBeUndefined();
});

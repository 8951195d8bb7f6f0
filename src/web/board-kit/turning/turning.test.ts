import { expect, test } from 'vitest';
import type { PlaceState } from '../places.tsx';
import { ghostCells, hintedTurn, nextTurn } from './turning.ts';

const lit: PlaceState = { mood: 'lit', label: '', name: '', portable: false };

function read(place: string) {
  const [, cell, turn] = /^cell (\w+) (\d)$/.exec(place) ?? [];
  return cell === undefined ? undefined : { cell, turn: Number(turn) };
}

const places = new Map<string, PlaceState>([
  ['cell a 0', lit],
  ['cell a 3', lit],
  ['cell b 5', { ...lit, hinted: true }],
  ['cell b 1', { ...lit, mood: 'blocked' }],
  ['shop', lit],
]);

test('each cell shows the tile in the turn nearest to the wanted one, and only where it fits', () => {
  expect(ghostCells(places, read, 1, 6)).toEqual([
    { cell: 'a', turns: [0, 3], turn: 3 },
    { cell: 'b', turns: [5], turn: 5 },
  ]);
});

test('as long as no turn is wanted, each cell shows the tile in the best one', () => {
  expect(ghostCells(places, read, undefined, 6).map(({ turn }) => turn)).toEqual([0, 5]);
  expect(ghostCells(places, read, undefined, 6, (_, turns) => Math.max(...turns)).map(({ turn }) => turn)).toEqual([
    3, 5,
  ]);
});

test('turning goes around through the ways that fit, in both directions', () => {
  expect(nextTurn([0, 3], 0, 1, 6)).toBe(3);
  expect(nextTurn([0, 3], 3, 1, 6)).toBe(0);
  expect(nextTurn([0, 4], 0, -1, 6)).toBe(4);
  expect(nextTurn([2], 2, 1, 6)).toBe(2);
  expect(nextTurn([], 2, 1, 6)).toBe(2);
});

test('a hint says how the tile is meant to lie', () => {
  expect(hintedTurn(places, read)).toBe(5);
  expect(hintedTurn(new Map([['shop', { ...lit, hinted: true }]]), read)).toBeUndefined();
});

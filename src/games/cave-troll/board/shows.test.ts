import { expect, test } from 'vitest';
import { arrange, go, lift } from '../../../../test/games/cave-troll/testing.ts';
import { changesBetween } from '../../../web/board-kit/changed/changes.ts';
import { captions, shows, spotsOf } from './shows.ts';

test('a figure that has moved is marked, and so is the room that it holds now; stairs have nothing to tell', () => {
  const match = arrange({ 'stair-sw': 'red adventurer' });
  const before = shows(match.position);
  lift(match, 'red adventurer');
  const told = go(match, 'guardpost-sw').map(({ event }) => event);
  const changes = changesBetween(before, shows(match.position));
  expect(changes.get('area-stair-sw')).toBeUndefined();
  expect(changes.get('area-guardpost-sw')).toEqual({ kind: 'new', by: 0 });
  expect([...changes.values()].filter(({ kind }) => kind === 'other')).toHaveLength(1);
  const [moved] = told.filter(({ say }) => say === 'told.moved');
  expect(moved && spotsOf(moved)).toEqual([
    'area-guardpost-sw',
    expect.stringMatching(/^figure-red-adv/),
    'area-stair-sw',
  ]);
});

test('what is told without a place is nowhere on the board', () => {
  expect(spotsOf({ say: 'told.turn', seat: 1 })).toEqual([]);
  expect(spotsOf({ say: 'told.pile', icons: 3 })).toEqual(['hourglass']);
  expect(captions.has('told.moved')).toBe(false);
});

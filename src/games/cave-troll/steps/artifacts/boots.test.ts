import { expect } from 'vitest';
import { type Board, using } from '../../../../../test/games/cave-troll/artifacts.ts';
import { ALTERNATE, at, blocked, go, gold, offered, pick, step } from '../../../../../test/games/cave-troll/testing.ts';
import { rule } from '../../../../../test/games/kit/rule.ts';

rule('CT-8.10', 'the boots make one, two or three ordinary moves, to be stopped after the first', () => {
  const match = using('boots-of-haste', { 'stair-nw': 'red adventurer', 'hall-nw': 'blue knight' });
  pick(match, 'red adventurer');
  expect(offered(match)).toEqual(['guardpost-nw', 'porch-nw']);
  go(match, 'porch-nw');
  expect(offered(match)).toEqual(['gallery-nw', 'stair-nw', 'stop']);
  expect(blocked(match)).toEqual({ 'hall-nw': 'CT-5.5 blocked.guarded' });
  go(match, 'gallery-nw');
  expect(offered(match)).toEqual(['porch-nw', 'stop', 'store-n']);
  go(match, 'store-n');
  expect([step(match), at(match, 'store-n'), match.position.actions]).toEqual(['action', 'red adventurer', 3]);
});

rule('CT-8.10', 'arrival effects follow at every step, and pits stay closed to heroes', () => {
  const match = using('boots-of-haste', { 'stair-nw': 'red giant-slayer' }, ALTERNATE);
  pick(match, 'red giant-slayer');
  go(match, 'porch-nw');
  expect(gold(match)).toEqual([1, 0, 0, 0]);
  const pit = using('boots-of-haste', { 'hall-ne': 'red adventurer', 'stair-se': 'red thief' });
  expect(offered(pit)).toEqual(['red adventurer', 'red thief']);
  pick(pit, 'red adventurer');
  expect(blocked(pit)).toEqual({ 'pit-north': 'CT-5.2 blocked.pit' });
});

rule(['CT-8.10', 'CT-7.5'], 'in the boots a berserker may be the sixth among strangers', () => {
  const board: Board = {
    'porch-nw': 'red berserker',
    'hall-nw': 'green adventurer x5',
    'gallery-nw': 'blue berserker',
  };
  const match = using('boots-of-haste', board, ALTERNATE);
  pick(match, 'red berserker');
  expect(offered(match)).toEqual(['hall-nw', 'stair-nw']);
});

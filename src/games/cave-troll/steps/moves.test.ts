import { expect } from 'vitest';
import {
  ALTERNATE,
  arrange,
  at,
  blocked,
  canUse,
  go,
  move,
  offered,
  play,
  put,
  step,
  stop,
  use,
  ways,
} from '../../../../test/games/cave-troll/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import { areaId, ENTRANCES, ROOMS } from '../box/map.ts';

rule('CT-4.14', 'a hero or monster goes through one door into an adjacent area', () => {
  const match = arrange({ 'hall-nw': 'red adventurer, red orc' });
  expect(ways(match, 'red adventurer')).toEqual(['crossing-nw', 'gallery-nw', 'guardpost-nw', 'porch-nw']);
  expect(ways(match, 'red orc')).toEqual(['crossing-nw', 'gallery-nw', 'guardpost-nw', 'porch-nw']);
  move(match, 'red orc', 'porch-nw');
  expect([at(match, 'hall-nw'), at(match, 'porch-nw')]).toEqual(['red adventurer', 'red orc']);
});

rule('CT-4.14', 'one moves only one’s own figures', () => {
  const match = arrange({ 'hall-nw': 'red adventurer, blue adventurer' });
  expect(offered(match).filter((each) => each.startsWith('move'))).toEqual(['move red adventurer']);
});

rule('CT-4.14', 'a figure without a way out is greyed out', () => {
  const full = 'blue adventurer x2, green adventurer x2, yellow adventurer';
  const match = arrange({ 'pit-centre': 'red orc', 'throne-ring': full });
  expect(ways(match, 'red orc')).toBeUndefined();
  expect(blocked(match)).toMatchObject({ 'move red orc': 'CT-4.14 blocked.no-way' });
});

rule('CT-4.15', 'a banshee may take a second door, a wraith may push, others do neither', () => {
  const banshee = arrange({ 'pit-north': 'red siren-banshee, red grunt' }, ALTERNATE);
  move(banshee, 'red siren-banshee', 'hall-ne');
  expect(step(banshee)).toBe('banshee-second-step');
  stop(banshee);
  move(banshee, 'red grunt', 'hall-ne');
  expect(step(banshee)).toBe('action');
  const wraith = arrange({ 'pit-north': 'red wraith, red orc', 'hall-ne': 'blue adventurer' });
  move(wraith, 'red orc', 'hall-ne');
  expect(step(wraith)).toBe('action');
  move(wraith, 'red wraith', 'hall-ne');
  expect(step(wraith)).toBe('push-hero');
});

rule('CT-4.16', 'chests and cave trolls never move', () => {
  const match = arrange({ 'hall-nw': 'red chest', 'hall-ne': 'red cave-troll' });
  expect(offered(match).filter((each) => each.startsWith('move'))).toEqual([]);
  expect(blocked(match)).toMatchObject({
    'move red chest': 'CT-4.16 blocked.never-moves',
    'move red cave-troll': 'CT-4.16 blocked.never-moves',
  });
});

rule('CT-6.1', 'an adventurer has no ability', () => {
  const match = arrange({ 'hall-nw': 'red adventurer, blue adventurer' });
  expect(offered(match).filter((each) => each.startsWith('ability'))).toEqual([]);
});

rule(['CT-6.4', 'CT-4.18'], 'a thief leaps from a room or an entrance to any other it may enter', () => {
  for (const from of ['vault-n', 'stair-nw'] as const) {
    const match = arrange({ [from]: 'red thief' });
    use(match, 'red thief');
    const everywhere = [...ROOMS, ...ENTRANCES].map(areaId).filter((area) => area !== from);
    expect(offered(match)).toEqual(everywhere.sort());
  }
  const match = arrange({ 'porch-nw': 'red thief' });
  use(match, 'red thief');
  go(match, 'vault-s');
  expect([at(match, 'porch-nw'), at(match, 'vault-s'), match.position.actions]).toEqual(['', 'red thief', 3]);
});

rule('CT-6.4', 'the tests hold for a leap', () => {
  const match = arrange({
    'porch-nw': 'red thief',
    'hall-se': 'blue knight',
    'vault-s': 'green cave-troll',
    'hoard-w': 'blue adventurer x5',
  });
  use(match, 'red thief');
  expect(blocked(match)).toEqual({
    'hall-se': 'CT-5.5 blocked.guarded',
    'vault-s': 'CT-5.4 blocked.closed',
    'hoard-w': 'CT-5.7 blocked.full',
  });
});

rule('CT-6.5', 'a thief may walk as well', () => {
  expect(ways(arrange({ 'porch-nw': 'red thief' }), 'red thief')).toEqual(['gallery-nw', 'hall-nw', 'stair-nw']);
});

rule('CT-7.16', 'a rampaging troll walks like any monster and closes no room', () => {
  const match = arrange({ 'pit-north': 'red rampaging-troll', 'porch-ne': 'red adventurer' }, ALTERNATE);
  expect(ways(match, 'red rampaging-troll')).toEqual(['hall-ne', 'hoard-n', 'vault-n']);
  move(match, 'red rampaging-troll', 'hall-ne');
  expect(ways(match, 'red adventurer')).toContain('hall-ne');
});

rule('CT-7.20', 'its owner moves it once a turn; the second time is greyed out', () => {
  const match = arrange({ 'hall-ne': 'red rampaging-troll' }, ALTERNATE);
  move(match, 'red rampaging-troll', 'porch-ne');
  expect(offered(match)).not.toContain('move red rampaging-troll');
  expect(blocked(match)).toMatchObject({ 'move red rampaging-troll': 'CT-7.20 blocked.moved-already' });
});

rule('CT-7.23', 'a banshee goes through one or two doors, each step legal, pits and entrances included', () => {
  const match = arrange({ 'pit-north': 'red siren-banshee', 'porch-ne': 'blue adventurer x5' }, ALTERNATE);
  move(match, 'red siren-banshee', 'hall-ne');
  expect(offered(match)).toEqual(['crossing-ne', 'gallery-ne', 'guardpost-ne', 'pit-north', 'stop']);
  expect(blocked(match)).toEqual({ 'porch-ne': 'CT-5.7 blocked.full' });
  go(match, 'guardpost-ne');
  expect([step(match), match.position.actions]).toEqual(['action', 3]);
  move(match, 'red siren-banshee', 'stair-ne');
  stop(match);
  expect([at(match, 'stair-ne'), match.position.actions]).toEqual(['red siren-banshee', 2]);
});

rule(['CT-7.23', 'CT-11.1'], 'she is not asked for a second step when there is none', () => {
  const six = 'red siren-banshee, blue adventurer x4, yellow berserker';
  const board = { 'porch-nw': six, 'hall-nw': 'blue adventurer x5', 'store-n': 'green adventurer x5' };
  const match = arrange(board, ALTERNATE);
  move(match, 'red siren-banshee', 'gallery-nw');
  expect([step(match), match.position.actions]).toEqual(['action', 3]);
});

rule(['CT-case-22', 'CT-4.18'], 'an orc goes to an entrance and cannot kill there', () => {
  const match = arrange({ 'porch-nw': 'red orc', 'stair-nw': 'blue adventurer' });
  move(match, 'red orc', 'stair-nw');
  expect(canUse(match, 'red orc')).toBe(false);
  expect(blocked(match)).toMatchObject({ 'ability red orc': 'CT-4.18 blocked.only-in-rooms' });
});

rule('CT-case-28', 'a leap has 33 destinations', () => {
  const match = arrange({
    'stair-se': 'red thief',
    'vault-n': 'blue knight',
    'vault-s': 'green cave-troll',
    'hoard-w': 'blue adventurer x5',
  });
  use(match, 'red thief');
  const all = offered(match);
  expect(all).toHaveLength(33);
  expect(all.filter((area) => area.startsWith('stair'))).toEqual(['stair-ne', 'stair-nw', 'stair-sw']);
  for (const area of ['vault-n', 'vault-s', 'hoard-w', 'stair-se']) expect(all).not.toContain(area);
});

rule('CT-4.13', 'nothing is set off by a figure that is placed among others', () => {
  const match = arrange({ 'stair-nw': 'blue orc' }, { hands: { red: 'knight' } });
  play(match, 'knight');
  put(match, 'stair-nw');
  expect(at(match, 'stair-nw')).toBe('red knight, blue orc');
});

import { expect, test } from 'vitest';
import { arrange } from '../../../../test/games/trolls-and-princesses/scene.ts';
import { tileNumber } from '../box/tiles.ts';
import { bedsTaken, bestTurn, joinedAt, sitesOf, spotsOf, tilesOf } from './layout.ts';

function clanWith(board: NonNullable<Parameters<typeof arrange>[0]>['boards']) {
  const [player] = arrange({ boards: board ?? {} }).position.players;
  if (player === undefined) throw new Error('nobody plays');
  return player;
}

test('halves that meet make one joint, at the mouth as between tiles', () => {
  const player = clanWith({ 0: { network: [['cave-princess-06', 0, 1, 0]] } });
  expect(sitesOf(player).joints.map(({ resource }) => resource)).toEqual(['gold']);
  const resource = tileNumber('cave-resource-13');
  expect(joinedAt(player, resource, -1, 0, 3)).toEqual([{ edge: 4, resource: 'obsidian' }]);
  expect(joinedAt(player, resource, -1, 0, 0)).toEqual([]);
});

test('a tile is shown first in the turn in which it completes most', () => {
  const player = clanWith({ 0: { network: [['cave-princess-06', 0, 1, 0]] } });
  const resource = tileNumber('cave-resource-13');
  const turns = [0, 1, 2, 3, 4];
  const best = bestTurn(player, resource, { i: -1, j: 0 }, turns);
  expect(joinedAt(player, resource, -1, 0, best)).toEqual([{ edge: 4, resource: 'obsidian' }]);
  expect(bestTurn(player, resource, { i: -1, j: 0 }, [0, 1])).toBe(0);
});

test('all sites of a player are drawn somewhere, as many of them filled as are', () => {
  const player = clanWith({
    0: {
      network: [
        ['cave-princess-06', 0, 1, 0],
        ['cave-resource-13', -1, 0, 3],
      ],
    },
  });
  const { printed, centres, joints } = sitesOf(player);
  const all = [...printed.flat(), ...[...centres.values()].flat(), ...joints.map(({ filled }) => filled)];
  expect(all).toHaveLength(player.sites.reduce((sum, count) => sum + count));
  expect(all.filter(Boolean)).toHaveLength(player.filled.reduce((sum, count) => sum + count));
});

test('a spot is taken where the count says so, the board’s own first', () => {
  const player = clanWith({
    0: { network: [['cave-bell-05', 0, 1, 0]], cards: ['troll-bat-spot-bell'] },
  });
  const bells = () => spotsOf(player).filter(({ form }) => form === 'bell');
  expect(bells().map(({ on, bonus, filled }) => [on, bonus, filled])).toEqual([
    ['board', 'none', false],
    ['tile-0', 'gold-1', false],
    ['card-0', 'power-2', false],
  ]);
});

test('princesses sleep in the beds that were built first', () => {
  const player = clanWith({
    0: {
      network: [
        ['cave-resource-13', 0, 1, 0],
        ['cave-princess-06', -1, 0, 1],
      ],
      princesses: 1,
    },
  });
  expect(tilesOf(player)).toHaveLength(2);
  expect([...bedsTaken(player)]).toEqual([1]);
});

import { expect } from 'vitest';
import { rule } from '../../../test/games/kit/rule.ts';
import { at, BLUE, offersOf, RED, take, town } from '../../../test/games/troll-town/testing.ts';
import { begin } from '../../kernel/match.ts';
import { randomFrom, seedFrom } from '../../kernel/random.ts';
import { tableFor } from '../../kernel/table.ts';
import { axialOf, distance, hexName, hexNamed } from './box/hexes.ts';
import { CORNERS, FREE_HOVELS } from './box/map.ts';
import { trollTown } from './index.ts';
import { hutOf, oldBoss, type TrollTown, trollOf } from './position.ts';
import { supportsOf, survey } from './rules/ground/survey.ts';
import { communalBeds, statOf } from './rules/levels.ts';
import { doorstepOf } from './rules/roads.ts';

function deal(seats = 2, options: Record<string, unknown> = {}, seed = 'deal'): TrollTown {
  return begin(trollTown, tableFor(trollTown, seats, options), seedFrom(seed)).match.position;
}

rule('TT-2.1', 'two to five seats, and the table’s options', () => {
  expect(trollTown.seats).toEqual([2, 3, 4, 5]);
  expect(deal(3, { win: 'greediest' }).options).toMatchObject({ biggest: false, friendliest: false, greediest: true });
});

rule('TT-2.2', 'Hub, Bridge and inner path lie there, all joins Intact', () => {
  const p = deal();
  expect(['0,0', '0,-2', '0,-4', '2,0', '1,1', '-1,-1'].map((hex) => at(p, hex))).toEqual([
    'hub',
    'path',
    'path',
    'path',
    'path',
    'path',
  ]);
  expect(p.cracks).toEqual([]);
  const tiles = new Set(CORNERS.map((hex) => p.land[hex]));
  expect(tiles.size).toBe(4);
});

rule('TT-2.3', 'the Boss has a road and a wood Hut with six supports', () => {
  const p = deal();
  const hut = hutOf(p, oldBoss(p));
  expect(hut?.material).toBe('wood');
  expect(['1,3', '0,3', '-1,4', '-1,5'].map((hex) => at(p, hex))).toEqual(['path', 'path', 'path', 'path']);
  for (const hex of hut?.hexes ?? []) p.land[hex] = 0;
  expect(supportsOf(survey(p), hut?.hexes ?? [])).toBe(6);
});

rule('TT-2.4', 'the layouts: two stubs, none, or turned and drawn', () => {
  expect(['3,0', '4,0', '-3,3', '-4,4'].map((hex) => at(deal(), hex))).toEqual(['path', 'path', 'path', 'path']);
  expect(['3,0', '-3,3'].map((hex) => at(deal(2, { layout: 'ring' }), hex))).toEqual(['empty', 'empty']);
  const homes = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const p = deal(2, { layout: 'crooked' }, `crooked ${seed}`);
    const hut = hutOf(p, oldBoss(p));
    homes.add(hexName(hut?.hexes[0] as number));
    const stubs = CORNERS.filter((corner) => {
      const { q, r } = axialOf(corner);
      return at(p, `${q * 1.5},${r * 1.5}`) === 'path' && at(p, `${q * 2},${r * 2}`) === 'path';
    });
    expect(stubs.length).toBe(3);
    expect(stubs).toContain(hexNamed('0,-2'));
    const ends = doorstepOf(p, oldBoss(p)).map((hex) => distance(hex, hexNamed('0,0')));
    expect(Math.min(...ends)).toBe(3);
  }
  expect(homes.size).toBe(5);
});

rule('TT-2.5', 'one free hovel for every two players', () => {
  expect([2, 3, 4, 5].map((seats) => communalBeds(town(seats)))).toEqual([2, 4, 4, 6]);
  const p = town(5);
  expect(FREE_HOVELS.map((hex) => at(p, hexName(hex)))).toEqual(['hovel', 'hovel', 'hovel']);
  expect(FREE_HOVELS.map(hexName)).toEqual(['1,-4', '-1,-3', '1,-3']);
});

function spread(p: TrollTown, seat: number, ...points: number[]): void {
  for (const each of points) take(p, seat, { do: 'spend', points: each });
}

rule('TT-2.6', 'fifteen points over five stats, 1 to 7 each, so that the rest still fits', () => {
  const p = deal();
  const values = (seat: number) =>
    offersOf(p, seat)
      .list()
      .map((move) => (move.do === 'spend' ? move.points : -1));
  expect(values(RED)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  spread(p, RED, 7);
  expect(values(RED)).toEqual([1, 2, 3, 4, 5]);
  spread(p, RED, 5, 1);
  expect(values(RED)).toEqual([1]);
  spread(p, BLUE, 1, 1, 1);
  expect(values(BLUE)).toEqual([5, 6, 7]);
  spread(p, BLUE, 6);
  spread(p, RED, 1);
  expect(trollOf(p, RED).stats).toEqual([7, 5, 1, 1, 1]);
  expect(trollOf(p, BLUE).stats).toEqual([1, 1, 1, 6, 6]);
  const free = deal(2, { statRange: 'free' });
  expect(offersOf(free, RED).count).toBe(16);
});

rule('TT-2.7', 'the Boss has 3 in each stat, 4 with his Hut; options change that', () => {
  const all = (p: TrollTown) => [0, 1, 2, 3, 4].map((stat) => statOf(p, oldBoss(p), stat));
  expect(all(deal())).toEqual([4, 4, 4, 4, 4]);
  expect(all(deal(2, { bossStats: '5-4-3-2-1', bossBonus: 1 }))).toEqual([7, 6, 5, 4, 3]);
  const drawn = trollOf(deal(2, { bossStats: 'random' }), 2).stats;
  expect(drawn.reduce((sum, points) => sum + points)).toBe(15);
  expect(Math.min(...drawn)).toBeGreaterThan(0);
  expect(trollOf(deal(), 2).minions).toBe(0);
});

rule('TT-2.8', 'Trolls begin on the Bridge, healthy, with nothing', () => {
  const p = deal(5);
  for (let seat = 0; seat < 5; seat++) {
    expect(trollOf(p, seat)).toMatchObject({ injuries: [0, 0, 0, 0, 0], hut: -1, minions: 0 });
  }
  expect(p.caught).toBe(0);
});

rule('TT-2.9', 'a herd of 6 + 2 per player arrives in each era', () => {
  expect([2, 3, 4, 5].map((seats) => [town(seats).herd, town(seats).herd + town(seats).toCome])).toEqual([
    [10, 40],
    [12, 48],
    [14, 56],
    [16, 64],
  ]);
});

rule('TT-2.10', 'the Attack cards are shuffled, four of each', () => {
  const p = deal();
  expect([0, 1, 2, 3, 4].map((stat) => p.deck.filter((card) => card === stat).length)).toEqual([4, 4, 4, 4, 4]);
  const other = trollTown.setup(tableFor(trollTown, 2), randomFrom(seedFrom('another')));
  expect(other.deck).not.toEqual(p.deck);
  spread(p, RED, 3, 3, 3, 3);
  spread(p, BLUE, 3, 3, 3, 3);
  expect(p.turn).toBe(1);
});

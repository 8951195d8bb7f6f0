import { expect } from 'vitest';
import { hexesNamed, hexNamed } from '../../../src/games/troll-town/box/hexes.ts';
import { siteOn } from '../../../src/games/troll-town/box/sites.ts';
import { trollOf } from '../../../src/games/troll-town/position.ts';
import { breakBuilding, harm, removeHex } from '../../../src/games/troll-town/rules/damage.ts';
import { obstacleOn } from '../../../src/games/troll-town/rules/ground/obstacles.ts';
import { survey } from '../../../src/games/troll-town/rules/ground/survey.ts';
import { privateBeds, statOf, storageOf } from '../../../src/games/troll-town/rules/levels.ts';
import { randomFrom, seedFrom } from '../../../src/kernel/random.ts';
import { rule } from '../kit/rule.ts';
import {
  add,
  at,
  BLUE,
  build,
  countSites,
  deeds,
  give,
  hutNumber,
  injuries,
  offersOf,
  only,
  order,
  plan,
  RED,
  resolve,
  ruleAgainst,
  run,
  shop,
  stats,
  take,
  town,
  twoHuts,
} from './testing.ts';

const STICKS = 0;
const FOOD = 1;
const MUD = 2;

rule(
  ['TT-18.1', 'TT-18.2', 'TT-case-102'],
  'an order needs Income, which stays; a supply fetched this turn counts',
  () => {
    const p = twoHuts({ income: true });
    build(p, 'hovel', '-1,-3');
    give(p, { communal: 4 });
    const shopOrder = order('shop', '3,-2 3,-1 4,-2');
    expect(p.income).toEqual([1, 1, 1, 1]);
    expect(only(resolve(p, [{ orders: [shopOrder] }]), 'told.fizzled')).toMatchObject([{ rule: 'TT-18.2' }]);
    run(p, 'post-turn');
    p.communalWorked = 0;
    resolve(p, [{ deed: 'get-resource', supply: STICKS, orders: [shopOrder] }]);
    expect([at(p, '3,-1'), p.income[STICKS]]).toEqual(['shop', 2]);
    p.income[STICKS] = 6;
    plan(p);
    take(p, RED, { do: 'get-resource' });
    expect(ruleAgainst(p, RED, { do: 'fetch', supply: 'sticks', to: 'hub' })).toBe('TT-18.1');
  },
);

rule('TT-18.2', 'a private resource replaces what is missing, and is used up', () => {
  const p = twoHuts({ income: true });
  build(p, 'hovel', '-1,-3');
  give(p, { communal: 4 });
  trollOf(p, RED).supplies = [2, 0, 0, 0];
  resolve(p, [{ orders: [order('shop', '3,-2 3,-1 4,-2')] }]);
  expect([at(p, '3,-1'), trollOf(p, RED).supplies]).toEqual(['shop', [1, 0, 0, 0]]);
});

rule('TT-18.3', 'a Hut stores so much; what has no room after damage is lost', () => {
  const p = twoHuts({ income: true });
  expect(storageOf(p, RED)).toBe(2);
  resolve(p, [{ deed: 'get-resource', supply: MUD, keeps: true }]);
  expect(trollOf(p, RED).supplies).toEqual([0, 0, 1, 0]);
  const hut = hutNumber(p, RED);
  add(p, hut, 'addon', '-4,2', 1);
  add(p, hut, 'pile', '-3,1', 1);
  expect(storageOf(p, RED)).toBe(12);
  trollOf(p, RED).supplies = [2, 0, 3, 4];
  breakBuilding(
    p,
    p.buildings.findIndex(({ kind }) => kind === 'pile'),
  );
  expect(trollOf(p, RED).supplies).toEqual([2, 0, 0, 0]);
  breakBuilding(p, hut);
  expect(trollOf(p, RED).supplies).toEqual([0, 0, 0, 0]);
});

rule(['TT-18.4', 'TT-case-103'], 'healing sets food aside; the second to heal fights for it', () => {
  const p = twoHuts({ income: true });
  shop(p, '3,-2 3,-1 4,-2');
  shop(p, '-3,1 -3,2 -4,2');
  build(p, 'hovel', '-1,-3');
  give(p, { communal: 4 });
  trollOf(p, RED).injuries = [0, 0, 0, 0, 1];
  trollOf(p, BLUE).injuries = [0, 0, 0, 0, 1];
  stats(p, RED, 7, 7, 7, 7, 7);
  const events = resolve(p, [{ deed: 'heal' }, { deed: 'heal' }]);
  expect(only(events, 'told.conflict')).toMatchObject([{ about: 'supply' }]);
  expect(injuries(p, RED)).toEqual([0, 0, 0, 0, 0]);
  expect([p.income[FOOD], p.aside[FOOD]]).toEqual([1, 1]);
  run(p, 'pre-turn');
  expect(p.aside).toEqual([0, 0, 0, 0]);
});

rule('TT-18.4', 'gear takes sticks or string; with neither one goes bare-handed, and an upgrade fizzles', () => {
  const p = twoHuts({ income: true });
  const number = shop(p, '3,-2 3,-1 4,-2');
  give(p, { communal: 2, own: [1] });
  p.income = [0, 1, 1, 1];
  expect(only(resolve(p, [{ deed: 'capture-child', gear: 'shop' }]), 'told.captured')).toHaveLength(1);
  expect(p.aside).toEqual([0, 0, 0, 1]);
  p.shopsTaken = [];
  p.communalWorked = 0;
  expect(only(resolve(p, [{ deed: 'capture-child', gear: 'shop' }]), 'told.captured-bare')).toHaveLength(1);
  expect(p.communalWorked).toBe(0);
  const upgrade = { deed: 'upgrade-hovel', host: number, hex: hexNamed('4,-3') } as const;
  expect(only(resolve(p, [upgrade]), 'told.fizzled')).toMatchObject([{ rule: 'TT-18.4' }]);
});

rule(['TT-18.5', 'TT-case-104'], 'trinkets cost two resources and a Minion’s labour each', () => {
  const p = twoHuts({ trinkets: true });
  give(p, { communal: 2 });
  trollOf(p, RED).supplies = [2, 1, 1, 0];
  p.turn = 1;
  expect(deeds(p, RED)).toContain('make-trinket');
  take(p, RED, { do: 'make-trinket' });
  expect(offersOf(p, RED).list()).toEqual([
    { do: 'carve', trinkets: 1 },
    { do: 'carve', trinkets: 2 },
    { do: 'grunt' },
    { do: 'change', part: 'deed' },
  ]);
  take(p, RED, { do: 'carve', trinkets: 2 }, { do: 'adorn', stat: 'guts' }, { do: 'adorn', stat: 'guts' });
  const before = statOf(p, RED, 2);
  resolve(p, [{ deed: 'make-trinket', trinkets: [2, 2] }]);
  expect([statOf(p, RED, 2), trollOf(p, RED).supplies, p.communalWorked]).toEqual([before + 2, [0, 0, 0, 0], 2]);
  expect(deeds(town(), RED)).not.toContain('make-trinket');
});

rule('TT-18.6', 'clay Huts have eight beds and no fear of fire', () => {
  const p = town(2, { clayHut: true });
  road18(p);
  give(p, { communal: 16 });
  expect(countSites(p, 'hut-clay')).toBeGreaterThan(0);
  build(p, 'hut-clay', '-4,1 -5,1 -5,2 -6,2', RED);
  expect(privateBeds(p, RED)).toBe(8);
  p.fires = [hexNamed('-5,0')];
  run(p, 'pre-turn');
  expect([at(p, '-5,0'), p.buildings[hutNumber(p, RED)]?.damage]).toEqual(['empty', 0]);
  const usual = town();
  give(usual, { communal: 16 });
  plan(usual);
  take(usual, RED, { do: 'loaf' });
  expect(
    offersOf(usual, RED)
      .list()
      .some((move) => move.do === 'build' && move.work === 'hut-clay'),
  ).toBe(false);
});

function road18(p: ReturnType<typeof town>): void {
  for (const hex of ['-3,0', '-4,0', '-5,0', '-6,1']) p.land[hexNamed(hex)] = 77;
}

rule(['TT-18.7', 'TT-case-107'], 'fire may spread to a road or a building, never to clay', () => {
  const caught = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const p = town(2, { fireSpread: true });
    road18(p);
    build(p, 'hut-clay', '-4,1 -5,1 -5,2 -6,2', RED);
    p.fires = [hexNamed('-5,0')];
    p.random = randomFrom(seedFrom(`fire ${seed}`));
    for (const { hex } of only(run(p, 'pre-turn'), 'told.fire-spread')) caught.add(String(hex));
    expect(p.buildings[hutNumber(p, RED)]?.damage).toBe(0);
  }
  expect(caught).toEqual(new Set(['-4,0', '-6,1']));
  const still = town();
  road18(still);
  still.fires = [hexNamed('-5,0')];
  expect(only(run(still, 'pre-turn'), 'told.fire-spread')).toEqual([]);
});

rule(['TT-18.8', 'TT-case-108'], 'the Boss pockets supplies; the game’s Boss never the last', () => {
  const p = twoHuts({ grift: true });
  p.turn = 10;
  run(p, 'boss-step');
  expect(p.income).toEqual([1, 1, 1, 1]);
  p.income = [1, 2, 3, 3];
  run(p, 'boss-step');
  expect(p.income).toEqual([1, 2, 2, 3]);
  p.title = RED;
  p.turn = 11;
  resolve(p, [{ deed: 'grift', supply: 0 }]);
  expect([p.income[0], trollOf(p, RED).supplies[0]]).toEqual([0, 1]);
});

rule(['TT-18.9', 'TT-case-106'], 'a shop that no road joins to the dwelling is not free', () => {
  const p = twoHuts({ connections: true });
  shop(p, '8,-1 8,0 9,-1');
  give(p, { communal: 2 });
  removeHex(p, hexNamed('4,0'));
  trollOf(p, RED).injuries = [1, 0, 0, 0, 0];
  expect(only(resolve(p, [{ deed: 'heal' }]), 'told.fizzled')).toMatchObject([{ rule: 'TT-7.5' }]);
  trollOf(p, BLUE).injuries = [1, 0, 0, 0, 0];
  resolve(p, [{}, { deed: 'heal' }]);
  expect(injuries(p, BLUE)).toEqual([0, 0, 0, 0, 0]);
  p.shopsTaken = [];
  p.communalWorked = 0;
  expect(only(resolve(p, [{}, { deed: 'capture-child', gear: 'shop' }]), 'told.captured-bare')).toHaveLength(1);
});

rule(['TT-18.10', 'TT-case-105'], 'no more than two thirds of the outer sides may touch something', () => {
  const p = town(2, { crowding: true });
  const obstacle = () => {
    const site = siteOn('hovel', hexesNamed('4,-1'));
    return site === undefined ? 'no site' : obstacleOn(survey(p), 'hovel', site);
  };
  build(p, 'hovel', '3,-1');
  build(p, 'hovel', '4,-2');
  expect(obstacle()).toBeUndefined();
  build(p, 'hovel', '5,-2');
  expect(obstacle()).toBe('crowded');
  harm(p, p.buildings.length - 1);
  expect(obstacle()).toBe('crowded');
});

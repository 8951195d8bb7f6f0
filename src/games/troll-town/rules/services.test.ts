import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import {
  add,
  at,
  BLUE,
  build,
  childrenIn,
  filled,
  give,
  hutNumber,
  injuries,
  offersOf,
  only,
  plan,
  RED,
  resolve,
  road,
  ruleAgainst,
  shop,
  stats,
  take,
  twoHuts,
} from '../../../../test/games/troll-town/testing.ts';
import { hexNamed } from '../box/hexes.ts';
import { type Building, type TrollTown, trollOf } from '../position.ts';
import { breakBuilding, harm } from './damage.ts';
import { capacityOf, levelOf, mayAdd, shopLevel, shopTable } from './levels.ts';

const SITE = '3,-2 3,-1 4,-2';
const OTHER = '-3,1 -3,2 -4,2';

function get(p: TrollTown, number: number): Building {
  return p.buildings[number] as Building;
}

rule(
  ['TT-7.1', 'TT-7.4', 'TT-7.9', 'TT-case-33'],
  'an upgrade of a shop takes one private Minion for good and two others',
  () => {
    const p = twoHuts();
    const number = shop(p, SITE);
    build(p, 'hovel', '-1,-3');
    give(p, { communal: 4, own: [1] });
    resolve(p, [{ deed: 'upgrade-hovel', host: number, hex: hexNamed('4,-3') }]);
    expect([trollOf(p, RED).minions, p.communal, p.communalWorked]).toEqual([0, 4, 2]);
    expect(get(p, number)).toMatchObject({ staff: 1, addons: 1 });
    expect([levelOf(get(p, number)), at(p, '4,-3')]).toEqual([2, 'addon']);
  },
);

rule(['TT-7.10', 'TT-case-34'], 'without an idle private Minion it fizzles, and is not offered', () => {
  const p = twoHuts();
  const number = shop(p, SITE);
  give(p, { communal: 2 });
  expect(
    only(resolve(p, [{ deed: 'upgrade-hovel', host: number, hex: hexNamed('4,-3') }]), 'told.fizzled'),
  ).toMatchObject([{ rule: 'TT-7.10' }]);
  expect(p.shopsTaken).toEqual([]);
  p.turn = 11;
  plan(p);
  expect(ruleAgainst(p, RED, { do: 'upgrade-hovel' })).toBe('TT-7.10');
});

rule(['TT-7.9', 'TT-case-35'], 'two of a pit’s crew become guards', () => {
  const p = twoHuts();
  shop(p, SITE);
  const pit = build(p, 'pit', '8,-2 8,-3 9,-3 9,-2 8,-1 7,-1 7,-2');
  build(p, 'hovel', '-1,-3');
  give(p, { communal: 3 });
  resolve(p, [{ deed: 'upgrade-hovel', host: pit, hex: hexNamed('6,-1') }]);
  expect([capacityOf(get(p, pit)), get(p, pit).staff, p.communal, p.communalWorked]).toEqual([18, 2, 1, 1]);
});

rule('TT-7.9', 'the Boss gives no Servant to his own Hut', () => {
  const p = twoHuts();
  p.title = RED;
  shop(p, SITE);
  build(p, 'hovel', '-1,-3');
  give(p, { communal: 3 });
  resolve(p, [{ deed: 'upgrade-hovel', host: hutNumber(p, RED), hex: hexNamed('-4,2') }]);
  expect(get(p, hutNumber(p, RED))).toMatchObject({ addons: 1, staff: 0 });
  expect(mayAdd(p, RED, 'addon', get(p, hutNumber(p, RED)))).toBe(true);
  p.title = BLUE;
  expect(mayAdd(p, RED, 'addon', get(p, hutNumber(p, RED)))).toBe(false);
});

rule(['TT-7.13', 'TT-case-36'], 'a shop that loses its hovel loses artisans and pile', () => {
  const p = twoHuts();
  const number = shop(p, SITE, 3, '4,-3 3,-3');
  expect([shopLevel(get(p, number)), shopTable(get(p, number)).cooks]).toEqual([3, 8]);
  const herd = p.herd;
  const hovel = p.buildings.findIndex(({ kind }) => kind === 'addon');
  harm(p, hovel);
  expect(get(p, number)).toMatchObject({ staff: 0, addons: 0, piles: 0, stands: true });
  expect([shopTable(get(p, number)).cooks, p.herd, at(p, '3,-3')]).toEqual([2, herd + 2, 'debris']);
});

rule(['TT-7.13', 'TT-case-116'], 'a Boss’s pile stays while one of two hovels stands', () => {
  const p = twoHuts();
  p.title = RED;
  const hut = hutNumber(p, RED);
  add(p, hut, 'addon', '-4,2');
  add(p, hut, 'addon', '-5,3');
  add(p, hut, 'pile', '-3,1');
  const hovels = p.buildings.filter(({ kind }) => kind === 'addon').map(({ number }) => number);
  breakBuilding(p, hovels[0] as number);
  expect(levelOf(get(p, hut))).toBe(3);
  breakBuilding(p, hovels[1] as number);
  expect([levelOf(get(p, hut)), at(p, '-3,1')]).toEqual([1, 'debris']);
});

rule('TT-7.13', 'Children for whom a pit has no room any more break out', () => {
  const p = twoHuts();
  const pit = build(p, 'pit', '8,-2 8,-3 9,-3 9,-2 8,-1 7,-1 7,-2');
  add(p, pit, 'addon', '6,-1', 2);
  filled(p, pit, 12);
  breakBuilding(p, p.buildings.length - 1);
  expect(childrenIn(p, pit)).toBeLessThanOrEqual(9);
  expect(childrenIn(p, pit) + p.escaped + p.gobbled + p.hiding.reduce((sum, { children }) => sum + children, 0)).toBe(
    12,
  );
});

rule(['TT-7.5', 'TT-case-37'], 'two heal with one shop: they fight there, and the winner heals', () => {
  const p = twoHuts();
  shop(p, SITE);
  give(p, { communal: 2 });
  trollOf(p, RED).injuries = [0, 0, 0, 0, 1];
  trollOf(p, BLUE).injuries = [0, 0, 0, 0, 1];
  stats(p, BLUE, 7, 7, 7, 7, 7);
  const events = resolve(p, [{ deed: 'heal' }, { deed: 'heal' }]);
  expect(only(events, 'told.conflict')).toMatchObject([{ about: 'shop', seats: [RED, BLUE] }]);
  expect(injuries(p, BLUE)).toEqual([0, 0, 0, 0, 0]);
  expect(only(events, 'told.cancelled')).toMatchObject([{ seat: RED }]);
});

rule(['TT-7.5', 'TT-case-80'], 'if the Boss has taken the only shop it fizzles', () => {
  const p = twoHuts();
  const number = shop(p, SITE);
  trollOf(p, 2).injuries = [1, 0, 0, 0, 0];
  trollOf(p, RED).injuries = [1, 0, 0, 0, 0];
  give(p, { communal: 2 });
  const events = resolve(p, [{ deed: 'heal' }]);
  expect(p.shopsTaken).toEqual([{ shop: number, troll: 2 }]);
  expect(injuries(p, 2)).toEqual([0, 0, 0, 0, 0]);
  expect(only(events, 'told.fizzled')).toMatchObject([{ seat: RED, rule: 'TT-7.5' }]);
});

rule(['TT-7.2', 'TT-7.3'], 'a shop serves one deed a turn; which one is taken goes by level', () => {
  const p = twoHuts();
  const high = shop(p, SITE, 2, '4,-3');
  const low = shop(p, OTHER);
  for (const hex of ['-1,-3', '1,-3']) build(p, 'hovel', hex);
  give(p, { communal: 6 });
  trollOf(p, RED).injuries = [1, 1, 0, 0, 0];
  trollOf(p, BLUE).injuries = [1, 0, 0, 0, 0];
  resolve(p, [{ deed: 'heal' }, { deed: 'heal' }]);
  expect(p.shopsTaken).toEqual([
    { shop: high, troll: RED },
    { shop: low, troll: BLUE },
  ]);
  const gear = twoHuts();
  shop(gear, OTHER);
  const best = shop(gear, SITE, 2, '4,-3');
  give(gear, { communal: 2 });
  resolve(gear, [{ deed: 'capture-child', gear: 'shop' }]);
  expect(gear.shopsTaken).toEqual([{ shop: best, troll: RED }]);
});

rule('TT-7.6', 'a shop works at most at artisans + 1', () => {
  const p = twoHuts();
  const number = shop(p, SITE);
  add(p, number, 'addon', '4,-3', 0);
  expect([levelOf(get(p, number)), shopLevel(get(p, number))]).toEqual([2, 1]);
});

rule('TT-7.7', 'hosts are the own Hut, shops and pits that are hub-linked', () => {
  const p = twoHuts();
  const number = shop(p, SITE);
  p.turn = 11;
  give(p, { communal: 2, own: [1, 1] });
  plan(p);
  take(p, RED, { do: 'upgrade-hovel' });
  const hosts = () =>
    offersOf(p, RED)
      .list()
      .flatMap((move) => (move.do === 'building' ? [move.building] : []));
  expect(hosts()).toEqual([hutNumber(p, RED), number]);
  for (const hex of ['-2,0', '-3,0']) p.land[hexNamed(hex)] = 0;
  expect(hosts()).toEqual([number]);
});

rule(['TT-7.8', 'TT-case-39'], 'a pile needs two sides on host or path', () => {
  const p = twoHuts();
  const number = shop(p, '3,-3 4,-3 3,-2', 2, '4,-4');
  p.turn = 21;
  give(p, { communal: 2, own: [1] });
  plan(p);
  take(p, RED, { do: 'upgrade-pile' }, { do: 'building', building: number });
  const sites = () =>
    offersOf(p, RED)
      .list()
      .flatMap((move) => (move.do === 'hex' ? [move.hex] : []));
  expect(sites()).not.toContain('5,-4');
  road(p, '6,-5 6,-4');
  expect(sites()).toContain('5,-4');
});

rule(['TT-7.12', 'TT-case-115'], 'two upgrades on one hex are a conflict; two of one host go in order', () => {
  const p = twoHuts();
  const number = shop(p, SITE);
  shop(p, OTHER);
  for (const hex of ['-1,-3', '1,-3']) build(p, 'hovel', hex);
  give(p, { communal: 6, own: [1, 1] });
  const events = resolve(p, [
    { deed: 'upgrade-hovel', host: number, hex: hexNamed('4,-3') },
    { deed: 'upgrade-hovel', host: number, hex: hexNamed('4,-1') },
  ]);
  expect(only(events, 'told.conflict')).toEqual([]);
  expect(only(events, 'told.extended')).toMatchObject([{ seat: RED }]);
  expect(only(events, 'told.fizzled')).toMatchObject([{ seat: BLUE, rule: 'TT-7.12' }]);
  expect(trollOf(p, BLUE).minions).toBe(1);
  const same = twoHuts();
  const first = shop(same, SITE);
  shop(same, OTHER);
  for (const hex of ['-1,-3', '1,-3']) build(same, 'hovel', hex);
  give(same, { communal: 6, own: [1, 1] });
  stats(same, BLUE, 7, 7, 7, 7, 7);
  const clash = { deed: 'upgrade-hovel', host: first, hex: hexNamed('4,-3') } as const;
  const fought = resolve(same, [clash, clash]);
  expect(only(fought, 'told.conflict')).toMatchObject([{ about: 'site' }]);
  expect(only(fought, 'told.extended')).toMatchObject([{ seat: BLUE }]);
  expect(trollOf(same, RED).minions).toBe(1);
});

import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import {
  add,
  at,
  BLUE,
  build,
  cage,
  cards,
  GREEN,
  give,
  hutNumber,
  injuries,
  only,
  order,
  RED,
  resolve,
  run,
  shop,
  stats,
  town,
  twoHuts,
} from '../../../../test/games/troll-town/testing.ts';
import { hexNamed } from '../box/hexes.ts';
import { oldBoss, trollOf } from '../position.ts';
import { breakBuilding } from './damage.ts';
import { drawCrew, freeCrew, nobodyDrawn } from './labour.ts';
import { bedsIn, communalBeds, freePrivateBeds, privateBeds } from './levels.ts';

const SHOP = order('shop', '3,-2 3,-1 4,-2');
const HOVEL = order('hovel', '-3,1');

rule(
  ['TT-6.9', 'TT-6.10', 'TT-8.16', 'TT-case-17'],
  'who is short fights whoever holds enough; the loser’s crew is idle again',
  () => {
    const p = twoHuts();
    give(p, { communal: 4 });
    build(p, 'hovel', '-1,-3');
    stats(p, RED, 4, 1, 1, 1, 1);
    cards(p, 'muscles');
    const events = resolve(p, [{ orders: [SHOP] }, { orders: [HOVEL] }], [BLUE, RED]);
    expect(only(events, 'told.conflict')).toMatchObject([{ about: 'crew', seats: [BLUE, RED] }]);
    expect(injuries(p, BLUE)).toEqual([1, 0, 0, 0, 0]);
    expect([at(p, '3,-1'), at(p, '-3,1')]).toEqual(['shop', 'empty']);
  },
);

rule(
  ['TT-6.10', 'TT-case-18', 'TT-case-19'],
  'the communal part of a claim counts; one against the Boss does not',
  () => {
    const p = twoHuts();
    give(p, { communal: 4, own: [0, 1] });
    build(p, 'hovel', '-1,-3');
    stats(p, RED, 7, 7, 7, 7, 7);
    const first = order('hovel', '-3,1', 'private-first');
    expect(only(resolve(p, [{ orders: [SHOP] }, { orders: [first] }], [BLUE, RED]), 'told.conflict')).toMatchObject([
      { about: 'crew' },
    ]);
    const boss = twoHuts();
    boss.title = BLUE;
    give(boss, { communal: 4 });
    build(boss, 'hovel', '-1,-3');
    const events = resolve(boss, [{ orders: [SHOP] }, { orders: [HOVEL] }], [BLUE, RED]);
    expect(only(events, 'told.conflict')).toEqual([]);
    expect([at(boss, '3,-1'), at(boss, '-3,1')]).toEqual(['empty', 'hovel']);
    expect(only(events, 'told.fizzled')).toMatchObject([{ seat: RED, rule: 'TT-6.11' }]);
  },
);

rule(['TT-6.10', 'TT-case-19'], 'a Boss who took the labour is not fought', () => {
  const p = twoHuts();
  p.title = BLUE;
  give(p, { communal: 4 });
  build(p, 'hovel', '-1,-3');
  const events = resolve(p, [{ orders: [SHOP] }, { orders: [HOVEL, order('cage', '4,1'), order('hovel', '-3,2')] }]);
  expect(only(events, 'told.conflict')).toEqual([]);
  expect(only(events, 'told.fizzled')).toMatchObject([{ seat: RED, rule: 'TT-6.11' }]);
});

rule(['TT-6.11', 'TT-3.5', 'TT-case-16', 'TT-case-20', 'TT-case-110'], 'with nobody to blame the order fizzles', () => {
  const p = town();
  give(p, { communal: 1 });
  expect(only(resolve(p, [{ orders: [order('i2', '5,0 6,0')] }]), 'told.fizzled')).toMatchObject([
    { rule: 'TT-6.11', why: 'crew' },
  ]);
  expect(p.communalWorked).toBe(0);
  const others = twoHuts();
  give(others, { own: [3] });
  expect(only(resolve(others, [{}, { orders: [order('cage', '4,-1')] }]), 'told.fizzled')).toMatchObject([
    { seat: BLUE },
  ]);
  const pit = twoHuts();
  build(pit, 'hovel', '-1,-3');
  give(pit, { communal: 3 });
  const events = resolve(
    pit,
    [{ orders: [order('pit', '8,-3 8,-4 9,-4 9,-3 8,-2 7,-2 7,-3')] }, { orders: [HOVEL] }],
    [BLUE, RED],
  );
  expect(only(events, 'told.conflict')).toEqual([]);
  expect(only(events, 'told.fizzled')).toMatchObject([{ seat: RED, rule: 'TT-6.11' }]);
});

rule(['TT-6.10', 'TT-6.12', 'TT-case-109'], 'still short, one fights on; what was cancelled is idle again', () => {
  const p = twoHuts({}, 3);
  give(p, { communal: 4 });
  build(p, 'hovel', '1,-3');
  stats(p, GREEN, 1, 1, 1, 1, 1);
  stats(p, RED, 4, 4, 4, 4, 4);
  stats(p, BLUE, 7, 7, 7, 7, 7);
  const second = order('i2', '-5,5 -6,6');
  const events = resolve(
    p,
    [{ orders: [SHOP, order('cage', '4,1')] }, { orders: [HOVEL] }, { orders: [second] }],
    [BLUE, GREEN, RED],
  );
  expect(only(events, 'told.conflict').map(({ seats }) => seats)).toEqual([
    [GREEN, RED],
    [BLUE, RED],
  ]);
  expect([at(p, '-3,1'), at(p, '3,-1'), at(p, '-5,5'), at(p, '4,1')]).toEqual(['hovel', 'empty', 'empty', 'cage']);
});

rule(['TT-6.8', 'TT-case-21'], 'a crew comes from the town or from home first', () => {
  const p = twoHuts();
  give(p, { communal: 2, own: [3] });
  const first = nobodyDrawn();
  expect(drawCrew(p, RED, 'communal-first', 3, first)).toBe(0);
  expect(first).toEqual({ communal: 2, private: 1 });
  freeCrew(p, RED, first);
  const second = nobodyDrawn();
  drawCrew(p, RED, 'private-first', 3, second);
  expect(second).toEqual({ communal: 0, private: 3 });
  expect(drawCrew(p, BLUE, 'communal-first', 3, nobodyDrawn())).toBe(1);
});

rule(
  ['TT-6.2', 'TT-6.6', 'TT-3.9', 'TT-case-23'],
  'Minions without a bed run away, unless one was built this turn',
  () => {
    const p = town();
    build(p, 'hovel', '-1,-3');
    give(p, { communal: 5 });
    const herd = p.herd;
    run(p, 'post-turn');
    expect([p.communal, p.herd, communalBeds(p)]).toEqual([4, herd + 1, 4]);
    const built = town();
    build(built, 'hovel', '-1,-3');
    give(built, { communal: 5 });
    resolve(built, [{ orders: [HOVEL] }]);
    expect(built.communal).toBe(5);
  },
);

rule(['TT-6.3', 'TT-7.6', 'TT-7.11', 'TT-case-24', 'TT-case-25'], 'private beds by material and level', () => {
  const beds = (material: 'mud' | 'wood') => {
    const p = twoHuts();
    const hut = hutNumber(p, RED);
    p.buildings[hut] = { ...(p.buildings[hut] as never as (typeof p.buildings)[number]), material };
    const found = [privateBeds(p, RED)];
    add(p, hut, 'addon', '-4,2', 1);
    found.push(privateBeds(p, RED));
    add(p, hut, 'pile', '-3,1', 1);
    found.push(privateBeds(p, RED));
    return found;
  };
  expect([beds('mud'), beds('wood')]).toEqual([
    [2, 7, 6],
    [6, 7, 6],
  ]);
  const boss = town();
  const hut = hutNumber(boss, oldBoss(boss));
  add(boss, hut, 'addon', '2,3');
  add(boss, hut, 'addon', '2,4');
  expect(bedsIn(boss.buildings[hut] as (typeof boss.buildings)[number])).toBe(10);
});

rule('TT-6.4', 'without a Hut there are no private beds', () => {
  const p = town();
  expect([privateBeds(p, RED), freePrivateBeds(p, RED)]).toEqual([0, 0]);
});

rule(['TT-6.6', 'TT-10.10', 'TT-case-26'], 'those of a broken Hut take free communal beds, the rest run away', () => {
  const p = twoHuts();
  build(p, 'hovel', '-1,-3');
  give(p, { communal: 1, own: [5] });
  const herd = p.herd;
  breakBuilding(p, hutNumber(p, RED));
  run(p, 'post-turn');
  expect([p.communal, trollOf(p, RED).minions, p.herd]).toEqual([4, 0, herd + 2]);
});

rule('TT-6.7', 'artisans stay where they are and do no other work', () => {
  const p = twoHuts();
  const number = shop(p, '3,-2 3,-1 4,-2', 2, '4,-3');
  expect(p.buildings[number]?.staff).toBe(1);
  expect(only(resolve(p, [{ orders: [order('cage', '4,1')] }]), 'told.fizzled')).toMatchObject([{ rule: 'TT-6.11' }]);
  run(p, 'post-turn');
  expect(p.buildings[number]?.staff).toBe(1);
});

rule('TT-6.5', 'a Boss’s Hut carries three hovels without Servants, others one', () => {
  const p = twoHuts();
  const hut = hutNumber(p, RED);
  add(p, hut, 'addon', '-4,2', 1);
  shop(p, '3,-2 3,-1 4,-2');
  give(p, { communal: 2, own: [2] });
  cage(p, '8,-1');
  const more = { deed: 'upgrade-hovel', host: hut, hex: hexNamed('-5,3') } as const;
  expect(only(resolve(p, [more]), 'told.fizzled')).toMatchObject([{ rule: 'TT-7.12' }]);
  p.title = RED;
  resolve(p, [more]);
  expect(p.buildings[hut]).toMatchObject({ addons: 2, staff: 1 });
});

import { expect } from 'vitest';
import { oldBoss, trollOf } from '../../../src/games/troll-town/position.ts';
import { breakBuilding } from '../../../src/games/troll-town/rules/damage.ts';
import { rule } from '../kit/rule.ts';
import {
  add,
  at,
  BLUE,
  build,
  cage,
  cards,
  childrenIn,
  cracked,
  deeds,
  filled,
  give,
  hutNumber,
  injuries,
  joinsIn,
  only,
  order,
  RED,
  resolve,
  shop,
  stats,
  town,
  twoHuts,
} from './testing.ts';

rule(['TT-9.5', 'TT-9.8'], 'a challenger who leads is Boss at once; its orders of this turn cost as usual', () => {
  const p = twoHuts();
  stats(p, RED, 7, 7, 7, 7, 7);
  give(p, { communal: 2 });
  resolve(p, [{ deed: 'challenge', orders: [order('hovel', '-3,1')] }]);
  expect([p.title, p.communalWorked, at(p, '-3,1')]).toEqual([RED, 2, 'hovel']);
  expect(deeds(p, RED)).toEqual(expect.arrayContaining(['intimidate', 'strike', 'call-feast']));
  expect(trollOf(p, RED).hut).toBe(hutNumber(p, RED));
});

rule(
  ['TT-9.6', 'TT-9.7', 'TT-9.10', 'TT-case-61'],
  'a loser’s road is damaged by as much as it lost, and there is a grudge',
  () => {
    const p = twoHuts();
    stats(p, RED, 4, 3, 1, 1, 1);
    cards(p, 'muscles', 'skin', 'guts', 'brains', 'speed');
    const events = resolve(p, [{ deed: 'challenge' }]);
    expect(only(events, 'told.challenge-lost')).toMatchObject([{ rounds: 2, hits: 2 }]);
    const after = events.slice(events.findIndex(({ say }) => say === 'told.challenge-lost'));
    expect(joinsIn(after, 'told.cracked')).toEqual(['-5,0~-6,1', '-5,0~-4,0']);
    expect([p.title, p.grudges]).toEqual([oldBoss(p), [RED]]);
  },
);

rule(['TT-9.6', 'TT-9.7'], 'level, the Boss stays and nothing follows; without a Hut there is no retribution', () => {
  const p = twoHuts();
  resolve(p, [{ deed: 'challenge' }]);
  expect([p.title, p.grudges]).toEqual([oldBoss(p), []]);
  const homeless = town();
  stats(homeless, RED, 1, 1, 1, 1, 1);
  const events = resolve(homeless, [{ deed: 'challenge' }]);
  expect([homeless.grudges, cracked(homeless)]).toEqual([[RED], []]);
  expect(only(events, 'told.challenge-lost')).toMatchObject([{ hits: 0 }]);
});

rule(['TT-9.2', 'TT-case-62'], 'all Children everywhere bolt, but not from scared stores', () => {
  const p = twoHuts({}, 3);
  stats(p, RED, 7, 7, 7, 7, 7);
  const first = cage(p, '4,-1', 1);
  const far = cage(p, '8,2', 1);
  const scared = cage(p, '-7,2', 1);
  const larder = filled(p, hutNumber(p, BLUE), 2);
  const events = resolve(p, [{ deed: 'challenge' }, {}, { deed: 'scare', store: scared }]);
  expect(only(events, 'told.broke-out').map(({ building }) => building)).toEqual([first, far, larder]);
  expect(childrenIn(p, scared)).toBe(1);
});

rule(['TT-9.1', 'TT-9.9', 'TT-case-64'], 'challengers fight one another first, and all are on the list', () => {
  const p = twoHuts();
  stats(p, BLUE, 7, 7, 7, 7, 7);
  const events = resolve(p, [{ deed: 'challenge' }, { deed: 'challenge' }]);
  expect(only(events, 'told.conflict')).toMatchObject([{ about: 'challenge' }]);
  expect(only(events, 'told.duel')).toMatchObject([{ seat: BLUE }]);
  expect(p.challengers).toEqual([BLUE, RED]);
  const level = town();
  expect(only(resolve(level, [{ deed: 'challenge' }, { deed: 'challenge' }]), 'told.duel')).toEqual([]);
  expect(level.challengers).toEqual([BLUE, RED]);
});

rule('TT-9.10', 'a grudge lasts as long as its Boss holds the title', () => {
  const p = twoHuts();
  p.grudges = [BLUE];
  stats(p, RED, 7, 7, 7, 7, 7);
  resolve(p, [{ deed: 'challenge' }]);
  expect(p.grudges).toEqual([]);
});

rule('TT-9.11', 'who loses the title keeps the hovels but no privileges', () => {
  const p = twoHuts();
  p.title = RED;
  add(p, hutNumber(p, RED), 'addon', '-4,2');
  add(p, hutNumber(p, RED), 'addon', '-5,3');
  stats(p, BLUE, 7, 7, 7, 7, 7);
  resolve(p, [{}, { deed: 'challenge' }]);
  expect(p.title).toBe(BLUE);
  expect(p.buildings[hutNumber(p, RED)]?.addons).toBe(2);
  expect(deeds(p, RED)).not.toContain('strike');
});

rule(['TT-9.12', 'TT-9.13', 'TT-case-66'], 'the fallen Boss helps the town: a Child, then a Minion', () => {
  const p = twoHuts();
  p.title = RED;
  p.turn = 13;
  resolve(p, []);
  expect(childrenIn(p, hutNumber(p, oldBoss(p)))).toBe(1);
  p.turn = 14;
  expect(only(resolve(p, []), 'told.boss-minion')).toMatchObject([{ own: true }]);
  expect(trollOf(p, oldBoss(p)).minions).toBe(1);
  expect(p.title).toBe(RED);
});

rule('TT-9.13', 'injured he heals where a shop is free; without a Hut he lives on the Bridge', () => {
  const p = twoHuts();
  p.title = RED;
  p.turn = 13;
  const number = shop(p, '3,-2 3,-1 4,-2');
  trollOf(p, oldBoss(p)).injuries = [1, 0, 0, 0, 0];
  resolve(p, []);
  expect([injuries(p, oldBoss(p)), p.caught]).toEqual([[0, 0, 0, 0, 0], 0]);
  expect(p.shopsTaken).toEqual([{ shop: number, troll: oldBoss(p) }]);
  breakBuilding(p, hutNumber(p, oldBoss(p)));
  p.turn = 14;
  build(p, 'hovel', '-1,-3');
  expect(only(resolve(p, []), 'told.boss-minion')).toMatchObject([{ own: false }]);
  expect(p.communal).toBe(1);
});

import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import {
  add,
  at,
  BLUE,
  build,
  cage,
  cards,
  childrenIn,
  cracked,
  duelOf,
  fight,
  GREEN,
  give,
  hutNumber,
  injuries,
  luck,
  only,
  order,
  RED,
  resolve,
  road,
  stats,
  told,
  town,
  twoHuts,
} from '../../../../test/games/troll-town/testing.ts';
import { hexesNamed, hexNamed, joinName } from '../box/hexes.ts';
import { NOBODY, oldBoss, type TrollTown, trollOf } from '../position.ts';
import { removeHex } from './damage.ts';
import { statOf } from './levels.ts';
import { type Aim, hovelFoughtOver, locate, meetingJoin, NO_JOIN, nearestJoin } from './places.ts';
import { dwellingOf, routeBetween } from './roads.ts';

const THIRD = 3;

function meeting(p: TrollTown, infractor: number, other: number): string {
  return joinName(meetingJoin(p, infractor, other));
}

rule(
  ['TT-8.7', 'TT-8.8', 'TT-case-40', 'TT-case-41', 'TT-case-42'],
  'Trolls meet between their dwellings, by speed',
  () => {
    const p = twoHuts();
    expect(meeting(p, RED, BLUE)).toBe('1,-2~2,-2');
    expect(meeting(p, BLUE, RED)).toBe('2,-2~2,-1');
    stats(p, RED, 3, 3, 3, 3, 5);
    stats(p, BLUE, 3, 3, 3, 3, 1);
    expect(routeBetween(p, RED, BLUE, 'path')).toHaveLength(11);
    expect(meeting(p, RED, BLUE)).toBe('2,0~3,0');
    const homeless = town();
    road(homeless, '5,0 6,0 7,0 7,1');
    build(homeless, 'hut-mud', '5,1 6,1 5,2 6,2', BLUE);
    expect(routeBetween(homeless, RED, BLUE, 'path')).toHaveLength(8);
    expect(meeting(homeless, RED, BLUE)).toBe('2,-2~2,-1');
    const slow = twoHuts({ speedRule: false });
    stats(slow, RED, 3, 3, 3, 3, 7);
    expect(meeting(slow, RED, BLUE)).toBe('1,-2~2,-2');
  },
);

rule(
  ['TT-8.9', 'TT-8.15', 'TT-case-43'],
  'two on the Bridge fight there; equal in all they come to a stand-off',
  () => {
    const p = town();
    expect(meeting(p, RED, BLUE)).toBe('0,-4~0,-3');
    const events = resolve(p, [{ deed: 'capture-child' }, { deed: 'capture-child' }]);
    expect(only(events, 'told.card')).toHaveLength(3);
    expect(only(events, 'told.stand-off')).toHaveLength(1);
    expect([cracked(p), p.caught]).toEqual([['0,-4~0,-3'], 0]);
  },
);

rule(['TT-8.12', 'TT-case-44'], 'stores within three hexes of the fight break out', () => {
  const p = twoHuts();
  const near = cage(p, '4,-1', 2);
  const far = cage(p, '5,-1', 2);
  stats(p, RED, 7, 7, 7, 7, 3);
  cards(p, 'skin');
  luck(p, ['R', 'brave'], ['L', 'brave']);
  const events = resolve(p, [{ deed: 'capture-child' }, { deed: 'capture-child' }], [BLUE, RED]);
  expect(only(events, 'told.conflict')).toMatchObject([{ join: '1,-2~2,-2' }]);
  expect(only(events, 'told.broke-out').map(({ building }) => building)).toEqual([near]);
  expect(childrenIn(p, far)).toBe(2);
});

rule('TT-8.12', 'by option only the nearest store with Children breaks out, however far', () => {
  const p = twoHuts({ escape: 'closest' });
  cage(p, '4,-1');
  const far = cage(p, '-4,3', 1);
  cage(p, '8,1', 1);
  stats(p, RED, 7, 7, 7, 7, 3);
  cards(p, 'skin');
  luck(p, ['R', 'brave']);
  const events = resolve(p, [{ deed: 'capture-child' }, { deed: 'capture-child' }], [BLUE, RED]);
  expect(only(events, 'told.broke-out').map(({ building }) => building)).toEqual([far]);
});

rule(
  ['TT-8.13', 'TT-8.15', 'TT-8.17', 'TT-case-45'],
  'ties damage the place, which is found anew, until a card decides',
  () => {
    const scene = (options = {}) => {
      const p = twoHuts(options);
      stats(p, RED, 5, 3, 3, 3, 3);
      cards(p, 'skin', 'guts', 'brains', 'muscles');
      return p;
    };
    const p = scene();
    const aim: Aim = { at: 'place', infractor: RED, hexes: hexesNamed('4,0') };
    const events = told(() => expect(fight(p, [BLUE, RED], aim)).toBe(RED));
    expect(only(events, 'told.cracked').length + only(events, 'told.broke').length).toBe(3);
    expect(only(events, 'told.broke')).toHaveLength(1);
    expect(injuries(p, BLUE)).toEqual([1, 0, 0, 0, 0]);
    const short = scene({ ties: 'three' });
    expect(fight(short, [BLUE, RED], aim)).toBe(NOBODY);
  },
);

rule('TT-8.15', 'after forty ties in a row it is a stand-off in any case', () => {
  const p = twoHuts();
  stats(p, RED, 5, 3, 3, 3, 3);
  p.deck = Array(60).fill(1);
  const events = told(() => expect(fight(p, [BLUE, RED])).toBe(NOBODY));
  expect(only(events, 'told.card')).toHaveLength(40);
});

rule(['TT-8.14', 'TT-case-46'], 'of several the first attacks the next clockwise; the injured leave', () => {
  const p = town(4);
  stats(p, 0, 3, 3, 3, 3, 3);
  stats(p, 1, 3, 3, 5, 3, 3);
  stats(p, THIRD, 3, 3, 3, 3, 7);
  cards(p, 'guts', 'skin', 'speed');
  const events = told(() => expect(fight(p, [0, 1, THIRD])).toBe(THIRD));
  expect(only(events, 'told.card')).toMatchObject([
    { troll: 0, rival: 1, stat: 'guts' },
    { troll: 1, rival: THIRD, stat: 'skin' },
    { troll: THIRD, rival: 1, stat: 'speed' },
  ]);
  expect([injuries(p, 0), injuries(p, 1)]).toEqual([
    [0, 0, 1, 0, 0],
    [0, 0, 0, 0, 1],
  ]);
});

rule('TT-8.14', 'the attack passes on when the victim leaves, round the table', () => {
  const p = town(5);
  for (const [troll, points] of [7, 5, 3, 1].entries()) stats(p, troll, points, 3, 3, 3, 3);
  cards(p, 'muscles', 'muscles', 'muscles');
  const events = told(() => expect(fight(p, [2, 3, 0, 1])).toBe(0));
  expect(only(events, 'told.card').map(({ troll, rival }) => [troll, rival])).toEqual([
    [2, 3],
    [0, 1],
    [2, 0],
  ]);
});

rule('TT-8.6', 'among several the dwellings of first and last to declare count', () => {
  const p = twoHuts({}, 3);
  stats(p, GREEN, 7, 7, 7, 7, 3);
  const events = resolve(p, Array(3).fill({ deed: 'capture-child' }), [BLUE, GREEN, RED]);
  expect(only(events, 'told.conflict')).toMatchObject([{ seats: [BLUE, GREEN, RED], join: '1,-2~2,-2' }]);
});

rule(['TT-8.5', 'TT-8.3', 'TT-case-57'], 'roads that cannot both stand clash', () => {
  const p = town();
  give(p, { communal: 4 });
  stats(p, BLUE, 7, 7, 7, 7, 7);
  const events = resolve(p, [{ orders: [order('i2', '5,0 6,0')] }, { orders: [order('i2', '5,-1 6,-1')] }]);
  expect(only(events, 'told.conflict')).toMatchObject([{ about: 'site', seats: [RED, BLUE] }]);
  expect([at(p, '5,0'), at(p, '5,-1')]).toEqual(['empty', 'path']);
});

rule(
  ['TT-8.5', 'TT-6.12', 'TT-3.8', 'TT-case-58'],
  'after a stand-off both orders are cancelled, and the labour is idle again',
  () => {
    const p = town();
    give(p, { communal: 2 });
    const events = resolve(p, [
      { orders: [order('cage', '4,-1'), order('i2', '-3,0 -4,0')] },
      { orders: [order('cage', '4,-1')] },
    ]);
    expect(only(events, 'told.stand-off')).toHaveLength(1);
    expect([at(p, '4,-1'), at(p, '-3,0')]).toEqual(['empty', 'path']);
  },
);

rule('TT-8.5', 'what only stands in the way makes no conflict: the later order fizzles', () => {
  const p = town(2, { crowding: true });
  for (const hex of ['3,-1', '4,-2', '-1,-3']) build(p, 'hovel', hex);
  give(p, { communal: 5 });
  const events = resolve(p, [{ orders: [order('cage', '4,-1')] }, { orders: [order('hovel', '5,-1')] }], [BLUE, RED]);
  expect(only(events, 'told.conflict')).toEqual([]);
  expect(only(events, 'told.fizzled')).toMatchObject([{ seat: RED, rule: 'TT-18.10' }]);
});

rule(['TT-8.1', 'TT-8.4'], 'a conflict about crew is at the occupied hovel nearest the infractor', () => {
  const p = twoHuts();
  build(p, 'hovel', '8,1');
  give(p, { communal: 3 });
  expect(hovelFoughtOver(p, BLUE)).toEqual(hexesNamed('8,1'));
  expect(hovelFoughtOver(p, RED)).toEqual(hexesNamed('1,-4'));
  p.communal = 2;
  expect(hovelFoughtOver(p, BLUE)).toEqual(hexesNamed('1,-4'));
  expect(joinName(nearestJoin(p, hexesNamed('1,-4'), dwellingOf(p, BLUE)))).toBe('0,-3~0,-2');
  p.communal = 0;
  expect(hovelFoughtOver(p, BLUE)).toHaveLength(7);
});

rule('TT-8.10', 'without a route there is no place, and ties damage nothing', () => {
  const p = twoHuts();
  removeHex(p, hexNamed('3,0'));
  expect(meetingJoin(p, RED, BLUE)).toBe(NO_JOIN);
  const store = cage(p, '8,-1', 2);
  stats(p, BLUE, 3, 3, 3, 3, 4);
  cards(p, 'skin', 'speed');
  const before = cracked(p);
  fight(p, [BLUE, RED], { at: 'between', infractor: RED, other: BLUE });
  expect([cracked(p), childrenIn(p, store)]).toEqual([before, 2]);
});

rule('TT-8.11', 'strength is points, Hut and level less injuries, never below 0', () => {
  const p = twoHuts();
  expect(statOf(p, RED, 0)).toBe(4);
  trollOf(p, RED).injuries = [2, 9, 0, 0, 0];
  expect([statOf(p, RED, 0), statOf(p, RED, 1)]).toEqual([2, 0]);
  trollOf(p, RED).trinkets = [1, 0, 0, 0, 0];
  expect(statOf(p, RED, 0)).toBe(3);
  add(p, hutNumber(p, RED), 'addon', '-4,2', 1);
  add(p, hutNumber(p, RED), 'pile', '-3,1', 1);
  expect(statOf(p, RED, 2)).toBe(5);
});

rule(['TT-9.4', 'TT-case-59', 'TT-case-60'], 'all five cards are played; equal in all it ends level after ten', () => {
  const p = twoHuts();
  stats(p, RED, 4, 4, 4, 2, 1);
  cards(p, 'muscles', 'brains', 'skin', 'guts', 'speed');
  expect(duelOf(p, RED, oldBoss(p))).toBe(1);
  expect(injuries(p, oldBoss(p))).toEqual([1, 1, 1, 0, 0]);
  expect(injuries(p, RED)).toEqual([0, 0, 0, 1, 1]);
  const equal = twoHuts();
  const events = told(() => expect(duelOf(equal, RED, oldBoss(equal))).toBe(0));
  expect(only(events, 'told.card')).toHaveLength(10);
});

rule('TT-9.4', 'level after five it goes on until one leads, and ends with the fortieth card', () => {
  const p = twoHuts();
  stats(p, RED, 5, 1, 3, 3, 3);
  cards(p, 'muscles', 'skin', 'guts', 'guts', 'guts', 'brains', 'muscles');
  expect(duelOf(p, RED, oldBoss(p))).toBe(1);
  const endless = twoHuts();
  stats(endless, RED, 5, 3, 3, 3, 3);
  endless.deck = Array(60).fill(1);
  const events = told(() => expect(duelOf(endless, RED, oldBoss(endless))).toBe(0));
  expect(only(events, 'told.card')).toHaveLength(40);
});

rule('TT-9.3', 'a challenge is fought on the way, else over buildings and Hub, else nowhere', () => {
  const p = twoHuts();
  const aim: Aim = { at: 'challenge', infractor: BLUE, other: oldBoss(p) };
  expect(joinName(locate(p, aim))).toBe(meeting(p, BLUE, oldBoss(p)));
  for (const hex of ['1,1', '-1,2']) removeHex(p, hexNamed(hex));
  expect(meetingJoin(p, BLUE, oldBoss(p))).toBe(NO_JOIN);
  expect(locate(p, aim)).not.toBe(NO_JOIN);
  removeHex(p, hexNamed('0,2'));
  expect(locate(p, aim)).toBe(NO_JOIN);
});

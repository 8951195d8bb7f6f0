import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { eraOf } from './box/calendar.ts';
import { hexNamed, joinNamed } from './box/hexes.ts';
import { removeHex } from './damage.ts';
import { statOf } from './levels.ts';
import { BUILT, oldBoss, trollOf } from './position.ts';
import {
  add,
  at,
  BLUE,
  build,
  cage,
  cards,
  childrenIn,
  crack,
  deeds,
  GREEN,
  give,
  hutNumber,
  injuries,
  joinsIn,
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

rule(
  ['TT-4.1', 'TT-6.1', 'TT-case-14'],
  'a Minion caught this turn builds this turn, and sleeps in the free hovel',
  () => {
    const p = town();
    resolve(p, [{ deed: 'get-minion', orders: [order('cage', '4,-1')] }]);
    expect([p.communal, p.herd, at(p, '4,-1')]).toEqual([1, 9, 'cage']);
  },
);

rule(['TT-4.1', 'TT-case-27'], 'private only with a free bed; with an empty herd it fizzles', () => {
  const p = twoHuts({}, 3);
  p.herd = 2;
  const events = resolve(p, [{ deed: 'get-minion', bed: 'private' }, { deed: 'get-minion' }, { deed: 'get-minion' }]);
  expect([trollOf(p, RED).minions, p.communal, p.herd]).toEqual([1, 1, 0]);
  expect(only(events, 'told.fizzled')).toMatchObject([{ seat: GREEN, rule: 'TT-4.1' }]);
  expect(only(events, 'told.conflict')).toEqual([]);
  trollOf(p, RED).minions = 2;
  p.herd = 3;
  resolve(p, [{ deed: 'get-minion', bed: 'private' }]);
  expect(trollOf(p, RED).minions).toBe(2);
  expect(p.communal).toBe(2);
});

rule('TT-4.2', 'communal Minions never become private, private ones only lose their bed', () => {
  const p = twoHuts();
  give(p, { communal: 2, own: [2] });
  resolve(p, [{ orders: [order('cage', '4,-1')] }]);
  expect([p.communal, trollOf(p, RED).minions]).toEqual([2, 2]);
});

rule(['TT-4.3', 'TT-case-28'], 'alone one captures; two fight and only the winner does', () => {
  const p = twoHuts();
  const store = cage(p, '8,-1');
  resolve(p, [{ deed: 'capture-child', store }]);
  expect(childrenIn(p, store)).toBe(1);
  stats(p, RED, 7, 7, 7, 7, 7);
  const events = resolve(p, [
    { deed: 'capture-child', store },
    { deed: 'capture-child', store },
  ]);
  expect(only(events, 'told.conflict')).toHaveLength(1);
  expect(only(events, 'told.captured-bare')).toMatchObject([{ seat: RED }]);
  expect(p.caught).toBe(2);
});

rule(['TT-4.4', 'TT-case-29'], 'gear takes a free shop and two idle Minions, or one goes bare-handed', () => {
  const p = town();
  shop(p, '3,-2 3,-1 4,-2', 2, '4,-3');
  give(p, { communal: 2 });
  build(p, 'pit', '7,-4 7,-5 8,-5 8,-4 7,-3 6,-3 6,-4');
  const events = resolve(p, [{ deed: 'capture-child', gear: 'shop' }]);
  expect(only(events, 'told.captured')).toMatchObject([{ children: 4 }]);
  expect(p.communalWorked).toBe(2);
  const poor = town();
  shop(poor, '3,-2 3,-1 4,-2', 2, '4,-3');
  give(poor, { communal: 1 });
  expect(only(resolve(poor, [{ deed: 'capture-child', gear: 'shop' }]), 'told.captured-bare')).toMatchObject([
    { children: 1 },
  ]);
  const bare = town();
  shop(bare, '3,-2 3,-1 4,-2');
  give(bare, { communal: 2 });
  resolve(bare, [{ deed: 'capture-child', gear: 'bare' }]);
  expect([bare.caught, bare.communalWorked, bare.shopsTaken]).toEqual([1, 0, []]);
});

rule(
  ['TT-4.5', 'TT-12.5', 'TT-12.6', 'TT-case-30'],
  'Children without room wait, and are stored in what was built meanwhile',
  () => {
    const p = town();
    shop(p, '3,-2 3,-1 4,-2', 3, '4,-3 5,-3');
    give(p, { communal: 3 });
    const events = resolve(p, [{ deed: 'capture-child', gear: 'shop', orders: [order('cage', '3,1')] }]);
    expect(only(events, 'told.captured')).toMatchObject([{ children: 8 }]);
    expect(p.buildings.at(-1)).toMatchObject({ kind: 'cage', children: 2 });
    expect([p.waiting, p.escaped]).toEqual([[], 6]);
  },
);

rule(
  ['TT-4.6', 'TT-9.1', 'TT-case-63'],
  'one may challenge every turn, or once per era by option; the Boss cannot',
  () => {
    const often = town();
    resolve(often, [{ deed: 'challenge' }]);
    expect(deeds(often, RED)).toContain('challenge');
    const once = town(2, { challengeLimit: 'era' });
    resolve(once, [{ deed: 'challenge' }]);
    expect(deeds(once, RED)).not.toContain('challenge');
    expect(ruleAgainst(once, RED, { do: 'challenge' })).toBe('TT-4.6');
    once.turn = 11;
    expect(deeds(once, RED)).toContain('challenge');
    once.title = RED;
    expect(deeds(once, RED)).not.toContain('challenge');
  },
);

rule('TT-4.7', 'to loaf changes nothing', () => {
  const p = town();
  const before = JSON.stringify([p.land, p.buildings, p.trolls, p.herd]);
  resolve(p, [{ deed: 'loaf' }, { deed: 'loaf' }]);
  expect(JSON.stringify([p.land, p.buildings, p.trolls, p.herd])).toBe(before);
});

rule(['TT-1.14', 'TT-4.8', 'TT-4.13', 'TT-case-32'], 'deeds come with their eras', () => {
  const p = twoHuts();
  shop(p, '3,-2 3,-1 4,-2', 2, '4,-3');
  cage(p, '8,-1');
  crack(p, '3,0~4,0');
  give(p, { communal: 2, own: [2, 2] });
  trollOf(p, RED).injuries = [1, 0, 0, 0, 0];
  const at = (turn: number) => {
    p.turn = turn;
    return deeds(p, RED);
  };
  const second = ['upgrade-hovel', 'heal', 'schmooze', 'smash', 'scare'];
  const third = ['upgrade-pile', 'fight', 'destroy'];
  for (const [last, first, expected] of [
    [10, 11, second],
    [20, 21, third],
    [30, 31, ['fire']],
  ] as const) {
    for (const deed of expected) {
      expect(at(last), deed).not.toContain(deed);
      expect(at(first), deed).toContain(deed);
    }
  }
  p.turn = 10;
  plan(p);
  expect(ruleAgainst(p, RED, { do: 'heal' })).toBe('TT-1.14');
  expect(eraOf(10)).toBe(1);
});

rule(['TT-4.9', 'TT-case-38'], 'healing takes the worst injuries first', () => {
  const p = town();
  shop(p, '3,-2 3,-1 4,-2', 2, '4,-3');
  give(p, { communal: 2 });
  trollOf(p, RED).injuries = [2, 0, 1, 0, 0];
  resolve(p, [{ deed: 'heal' }]);
  expect(injuries(p, RED)).toEqual([0, 0, 1, 0, 0]);
  const small = town();
  shop(small, '3,-2 3,-1 4,-2');
  give(small, { communal: 2 });
  trollOf(small, RED).injuries = [1, 0, 1, 0, 0];
  resolve(small, [{ deed: 'heal' }]);
  expect(injuries(small, RED)).toEqual([0, 0, 1, 0, 0]);
});

rule(['TT-4.10', 'TT-case-47'], 'a schmoozer pays a Minion and builds without a conflict', () => {
  const p = twoHuts();
  give(p, { communal: 2, own: [1] });
  const events = resolve(
    p,
    [{ deed: 'schmooze', orders: [order('cage', '4,-1')] }, { orders: [order('cage', '4,-1')] }],
    [BLUE, RED],
  );
  expect(trollOf(p, RED).minions).toBe(0);
  expect(only(events, 'told.conflict')).toEqual([]);
  expect(only(events, 'told.built')).toMatchObject([{ seat: RED }]);
  expect(only(events, 'told.fizzled')).toMatchObject([{ seat: BLUE, rule: 'TT-4.10' }]);
});

rule(['TT-4.10', 'TT-case-48'], 'of two schmoozers only the winner pays; without a Minion it fizzles', () => {
  const p = twoHuts();
  give(p, { own: [1, 1] });
  stats(p, BLUE, 7, 7, 7, 7, 7);
  const events = resolve(p, [{ deed: 'schmooze' }, { deed: 'schmooze' }]);
  expect(only(events, 'told.conflict')).toMatchObject([{ about: 'schmooze' }]);
  expect([trollOf(p, RED).minions, trollOf(p, BLUE).minions, p.schmoozer]).toEqual([1, 0, BLUE]);
  expect(only(resolve(town(), [{ deed: 'schmooze' }]), 'told.fizzled')).toMatchObject([{ rule: 'TT-4.10' }]);
});

rule(['TT-4.11', 'TT-case-55'], 'a smashed join breaks; one that is whole or gone does not', () => {
  const p = town();
  crack(p, '3,0~4,0');
  const events = resolve(p, [{ deed: 'smash', join: joinNamed('3,0~4,0') }]);
  expect(joinsIn(events, 'told.broke')).toEqual(['3,0~4,0']);
  expect(only(resolve(p, [{ deed: 'smash', join: joinNamed('3,0~4,0') }]), 'told.fizzled')).toMatchObject([
    { rule: 'TT-4.11' },
  ]);
  const bridge = town();
  bridge.turn = 11;
  crack(bridge, '0,-4~0,-3');
  expect(deeds(bridge, RED)).not.toContain('smash');
});

rule(['TT-4.12', 'TT-case-49'], 'a scared store keeps its Children, in a challenge too', () => {
  const p = twoHuts();
  const store = cage(p, '4,-1', 2);
  stats(p, BLUE, 7, 7, 7, 7, 7);
  resolve(p, [{ deed: 'scare', store }, { deed: 'challenge' }]);
  expect(childrenIn(p, store)).toBe(2);
});

rule(['TT-4.12', 'TT-case-50'], 'two who scare one store fight there; its Children break out first', () => {
  const p = twoHuts();
  const store = cage(p, '4,-1', 2);
  stats(p, RED, 7, 7, 7, 7, 7);
  const events = resolve(p, [
    { deed: 'scare', store },
    { deed: 'scare', store },
  ]);
  const says = events.map(({ say }) => say);
  expect(says.indexOf('told.broke-out')).toBeGreaterThan(says.indexOf('told.conflict'));
  expect(says.indexOf('told.broke-out')).toBeLessThan(says.indexOf('told.card'));
  expect(p.scared).toEqual([store]);
});

rule(['TT-4.14', 'TT-case-51'], 'the winner of a fight takes a Minion; without a bed it joins the town', () => {
  const p = twoHuts();
  build(p, 'hovel', '8,-1');
  give(p, { own: [2, 2] });
  stats(p, RED, 7, 7, 7, 7, 7);
  resolve(p, [{ deed: 'fight', victim: BLUE }]);
  expect([trollOf(p, BLUE).minions, p.communal, trollOf(p, RED).minions]).toEqual([1, 1, 2]);
  trollOf(p, RED).minions = 1;
  resolve(p, [{ deed: 'fight', victim: BLUE }]);
  expect([trollOf(p, BLUE).minions, trollOf(p, RED).minions]).toEqual([0, 2]);
  stats(p, BLUE, 15, 15, 15, 15, 15);
  resolve(p, [{ deed: 'fight', victim: BLUE }]);
  expect(trollOf(p, RED).minions).toBe(2);
});

rule(
  ['TT-4.14', 'TT-case-52', 'TT-case-117'],
  'two who pick each other fight once; several attackers one after the other',
  () => {
    const p = twoHuts({}, 3);
    give(p, { own: [1, 1] });
    stats(p, BLUE, 7, 7, 7, 7, 7);
    const mutual = resolve(p, [
      { deed: 'fight', victim: BLUE },
      { deed: 'fight', victim: RED },
    ]);
    expect(only(mutual, 'told.conflict')).toHaveLength(1);
    expect([trollOf(p, RED).minions, trollOf(p, BLUE).minions]).toEqual([0, 2]);
    const both = resolve(
      p,
      [{ deed: 'get-minion' }, { deed: 'fight', victim: RED }, { deed: 'fight', victim: RED }],
      [GREEN, BLUE, RED],
    );
    expect(only(both, 'told.conflict').map(({ seats }) => seats)).toEqual([
      [GREEN, RED],
      [BLUE, RED],
    ]);
    expect(only(both, 'told.got-communal')).toMatchObject([{ seat: RED }]);
  },
);

rule(['TT-4.15', 'TT-4.16', 'TT-case-53'], 'destroying takes idle private Minions and a duel with the nearest', () => {
  const scene = () => {
    const p = twoHuts();
    const target = shop(p, '8,-1 8,0 9,-1');
    const store = cage(p, '-1,-3', 1);
    give(p, { own: [3] });
    return { p, target, store };
  };
  const won = scene();
  stats(won.p, RED, 7, 7, 7, 1, 1);
  cards(won.p, 'muscles', 'skin', 'guts', 'brains', 'speed');
  const events = resolve(won.p, [{ deed: 'destroy', target: BUILT + won.target }]);
  const says = events.map(({ say }) => say);
  expect(says.indexOf('told.broke-out')).toBeLessThan(says.indexOf('told.card'));
  expect(only(events, 'told.duel')).toMatchObject([{ rival: BLUE }]);
  expect(at(won.p, '8,0')).toBe('debris');
  expect(injuries(won.p, BLUE)).toEqual([1, 1, 1, 0, 0]);
  expect(injuries(won.p, RED)).toEqual([0, 0, 0, 1, 1]);
  expect([trollOf(won.p, RED).worked, won.p.challengers]).toEqual([2, []]);
  const lost = scene();
  stats(lost.p, RED, 7, 7, 1, 1, 1);
  cards(lost.p, 'muscles', 'skin', 'guts', 'brains', 'speed');
  resolve(lost.p, [{ deed: 'destroy', target: BUILT + lost.target }]);
  expect(at(lost.p, '8,0')).toBe('shop');
  const level = scene();
  expect(only(resolve(level.p, [{ deed: 'destroy', target: BUILT + level.target }]), 'told.tore-down')).toEqual([]);
  const short = scene();
  trollOf(short.p, RED).minions = 2;
  expect(only(resolve(short.p, [{ deed: 'destroy', target: BUILT + short.target }]), 'told.fizzled')).toMatchObject([
    { rule: 'TT-4.15' },
  ]);
});

rule(
  'TT-4.16',
  'by option one ordinary conflict decides; a tile loses all its hexes; with nobody near there is no duel',
  () => {
    const p = twoHuts({ destroyDuel: 'conflict' });
    give(p, { own: [4] });
    stats(p, RED, 7, 7, 7, 7, 7);
    const events = resolve(p, [{ deed: 'destroy', target: p.land[hexNamed('5,0')] as number }]);
    expect(only(events, 'told.duel')).toEqual([]);
    expect(only(events, 'told.conflict')).toMatchObject([{ about: 'destroy' }]);
    expect(['5,0', '6,0', '7,0', '7,1'].map((hex) => at(p, hex))).toEqual(['empty', 'empty', 'empty', 'empty']);
    const alone = town();
    const target = cage(alone, '8,-1');
    give(alone, { own: [1] });
    for (const hex of ['0,3', '1,3', '-1,4', '-1,5']) removeHex(alone, hexNamed(hex));
    expect(trollOf(alone, oldBoss(alone)).hut).toBe(-1);
    expect(only(resolve(alone, [{ deed: 'destroy', target: BUILT + target }]), 'told.duel')).toEqual([]);
  },
);

rule(['TT-4.15', 'TT-case-54'], 'no Hut of another Troll, no Bridge and no tile of the inner path is a target', () => {
  const p = twoHuts();
  p.turn = 21;
  give(p, { own: [6] });
  plan(p);
  take(p, RED, { do: 'destroy' });
  const targets = offersOf(p, RED).list();
  const has = (number: number) => targets.some((move) => move.do === 'building' && move.building === number);
  expect(has(hutNumber(p, RED))).toBe(true);
  expect(has(hutNumber(p, BLUE))).toBe(false);
  expect(has(hutNumber(p, oldBoss(p)))).toBe(false);
  expect(ruleAgainst(p, RED, { do: 'building', building: hutNumber(p, BLUE) })).toBe('TT-4.15');
  const hexes = targets.flatMap((move) => (move.do === 'hex' ? [move.hex] : []));
  expect(hexes.sort()).toEqual(['-5,0', '-3,3', '0,3', '3,0', '5,0'].sort());
});

rule(
  ['TT-4.17', 'TT-10.13', 'TT-case-56'],
  'a fire takes the hex in the next Pre-turn; one lit on turn 40 never burns',
  () => {
    const p = twoHuts();
    p.turn = 39;
    give(p, { own: [1] });
    resolve(p, [{ deed: 'fire', hex: hexNamed('6,0') }]);
    expect([trollOf(p, RED).minions, at(p, '6,0')]).toEqual([0, 'path']);
    run(p, 'pre-turn');
    expect(at(p, '6,0')).toBe('empty');
    expect(p.buildings[hutNumber(p, BLUE)]?.damage).toBe(1);
    expect(only(resolve(town(), [{ deed: 'fire', hex: hexNamed('2,0') }]), 'told.fizzled')).toMatchObject([
      { rule: 'TT-4.17' },
    ]);
    p.turn = 31;
    give(p, { own: [1] });
    plan(p);
    take(p, RED, { do: 'fire' });
    expect(offersOf(p, RED).find({ do: 'hex', hex: '0,-3' } as never)).toBeUndefined();
  },
);

rule(['TT-4.25', 'TT-8.2'], 'a player Boss acts in the Boss step without conflicts', () => {
  const p = twoHuts();
  p.title = BLUE;
  const events = resolve(p, [{ deed: 'capture-child' }, { deed: 'capture-child' }]);
  expect(only(events, 'told.conflict')).toEqual([]);
  expect(only(events, 'told.captured-bare').slice(0, 2)).toMatchObject([{ seat: BLUE }, { seat: RED }]);
  give(p, { own: [1, 1] });
  p.turn = 21;
  expect(deeds(p, BLUE)).not.toContain('fight');
  expect(ruleAgainst(p, BLUE, { do: 'fight' })).toBe('TT-8.2');
  expect(deeds(p, BLUE)).not.toContain('schmooze');
});

rule(
  ['TT-4.26', 'TT-case-65'],
  'intimidation takes a Minion into the Boss’s bed, else it strikes; the fallen Boss comes first',
  () => {
    const p = twoHuts({}, 3);
    p.title = RED;
    give(p, { own: [0, 2, 0] });
    resolve(p, [{ deed: 'intimidate', victim: BLUE }]);
    expect([trollOf(p, RED).minions, trollOf(p, BLUE).minions]).toEqual([1, 1]);
    cards(p, 'guts');
    resolve(p, [{ deed: 'intimidate', victim: GREEN }]);
    expect(injuries(p, GREEN)).toEqual([0, 0, 1, 0, 0]);
    trollOf(p, oldBoss(p)).minions = 2;
    plan(p);
    take(p, RED, { do: 'intimidate' });
    const victims = () =>
      offersOf(p, RED)
        .list()
        .flatMap((move) => (move.do === 'victim' ? [move.victim] : []));
    expect(victims()).toEqual([oldBoss(p)]);
    trollOf(p, oldBoss(p)).minions = 0;
    expect(victims()).toEqual([BLUE, GREEN]);
    p.grudges = [BLUE];
    expect(victims()).toEqual([BLUE]);
  },
);

rule(['TT-4.27', 'TT-3.10', 'TT-case-99'], 'a player Boss may call the Feast once in an era', () => {
  const p = twoHuts();
  p.title = RED;
  p.turn = 34;
  p.feasted = 3;
  resolve(p, [{ deed: 'call-feast' }]);
  expect(p.feasts).toMatchObject([{ era: 4, required: 40 }]);
  expect(deeds(p, RED)).not.toContain('call-feast');
  p.turn = 40;
  p.stack = [];
  resolve(p, []);
  expect(p.feasts).toHaveLength(1);
});

rule(['TT-4.28', 'TT-case-22'], 'the Boss’s orders cost one less and come first', () => {
  const p = twoHuts();
  p.title = BLUE;
  give(p, { communal: 3 });
  const events = resolve(
    p,
    [{ orders: [order('cage', '3,1')] }, { orders: [order('shop', '3,-2 3,-1 4,-2'), order('cage', '3,1')] }],
    [RED, BLUE],
  );
  expect(only(events, 'told.built').map(({ seat, work }) => [seat, work])).toEqual([
    [BLUE, 'shop'],
    [BLUE, 'cage'],
  ]);
});

rule('TT-4.29', 'a strike injures the stat that is drawn', () => {
  const p = twoHuts();
  p.title = RED;
  cards(p, 'speed');
  resolve(p, [{ deed: 'strike', victim: BLUE }]);
  expect(injuries(p, BLUE)).toEqual([0, 0, 0, 0, 1]);
});

rule(['TT-4.30', 'TT-4.31'], 'two orders a turn; a mud Hut is rebuilt in wood on the same hexes', () => {
  const p = twoHuts();
  give(p, { communal: 2, own: [2] });
  for (let hovel = 0; hovel < 3; hovel++) build(p, 'hovel', ['8,-1', '-1,-3', '1,-3'][hovel] as string);
  give(p, { communal: 2 });
  const hut = hutNumber(p, RED);
  resolve(p, [{ orders: [{ work: 'rebuild', site: 0, crew: 'communal-first' }] }]);
  expect(p.buildings[hut]).toMatchObject({ material: 'wood', owner: RED });
  expect(trollOf(p, RED).minions).toBe(2);
  const first = town(2, { orders: 1 });
  plan(first);
  take(first, RED, { do: 'loaf' }, { do: 'build', work: 'cage', crew: 'communal-first' }, { do: 'lay', on: '4,-1' });
  expect(
    offersOf(first, RED)
      .list()
      .map((move) => move.do),
  ).toEqual(['grunt', 'change', 'change', 'show']);
});

rule('TT-4.32', 'whose Minions work first is part of the order', () => {
  const p = twoHuts();
  give(p, { communal: 2, own: [2] });
  plan(p);
  take(p, RED, { do: 'loaf' });
  const crews = offersOf(p, RED)
    .list()
    .flatMap((move) => (move.do === 'build' && move.work === 'cage' ? [move.crew] : []));
  expect(crews).toEqual(['communal-first', 'private-first']);
});

rule('TT-4.33', 'an order may lean on an earlier one, and is taken out when that is changed', () => {
  const p = town();
  give(p, { communal: 6 });
  plan(p);
  take(p, RED, { do: 'loaf' }, { do: 'build', work: 'i2', crew: 'communal-first' }, { do: 'lay', on: '5,0 6,0' });
  take(p, RED, { do: 'build', work: 'cage', crew: 'communal-first' }, { do: 'lay', on: '6,-1' });
  take(p, RED, { do: 'change', part: 'order-1' }, { do: 'none' });
  const red = p.plans[RED];
  expect(red === 'secret' ? red : red?.orders).toEqual([]);
});

rule('TT-4.33', 'an add-on that is planned takes its hex', () => {
  const p = twoHuts();
  const number = shop(p, '3,-2 3,-1 4,-2');
  p.turn = 11;
  give(p, { communal: 4, own: [1] });
  plan(p);
  take(p, RED, { do: 'upgrade-hovel' }, { do: 'building', building: number }, { do: 'hex', hex: '4,-1' });
  take(p, RED, { do: 'build', work: 'cage', crew: 'communal-first' });
  expect(offersOf(p, RED).find({ do: 'lay', on: '4,-1' } as never)).toBeUndefined();
});

rule('TT-7.11', 'a level 3 Hut adds one to every stat', () => {
  const p = twoHuts();
  const hut = hutNumber(p, RED);
  add(p, hut, 'addon', '-4,2', 1);
  expect(statOf(p, RED, 0)).toBe(4);
  add(p, hut, 'pile', '-3,1', 1);
  expect([0, 1, 2, 3, 4].map((stat) => statOf(p, RED, stat))).toEqual([5, 5, 5, 5, 5]);
});

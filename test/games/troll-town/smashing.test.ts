import { expect } from 'vitest';
import { hexNamed, joinNamed } from '../../../src/games/troll-town/box/hexes.ts';
import { BUILT, oldBoss, trollOf } from '../../../src/games/troll-town/position.ts';
import { removeHex } from '../../../src/games/troll-town/rules/damage.ts';
import { rule } from '../kit/rule.ts';
import {
  at,
  BLUE,
  cage,
  cards,
  crack,
  deeds,
  give,
  hutNumber,
  injuries,
  joinsIn,
  offersOf,
  only,
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

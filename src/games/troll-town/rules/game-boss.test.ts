import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import {
  at,
  BLUE,
  cards,
  GREEN,
  give,
  hutNumber,
  injuries,
  only,
  RED,
  resolve,
  road,
  run,
  shop,
  town,
  twoHuts,
} from '../../../../test/games/troll-town/testing.ts';
import { hexesNamed, hexNamed } from '../box/hexes.ts';
import { siteOn } from '../box/sites.ts';
import { type Building, oldBoss, type TrollTown, trollOf } from '../position.ts';
import { breakBuilding, removeHex } from './damage.ts';
import { obstacleOn } from './ground/obstacles.ts';
import { survey } from './ground/survey.ts';
import { bedsIn, levelOf, statOf } from './levels.ts';

const BOSS = 2;

function minionsOf(p: TrollTown): number[] {
  return p.trolls.map(({ minions }) => minions);
}

function visit(p: TrollTown, turn: number) {
  p.turn = turn;
  return run(p, 'boss-step');
}

rule(
  ['TT-11.2', 'TT-11.3', 'TT-11.4', 'TT-case-76'],
  'on turn 10 he takes one from each, nearest first, and strikes who has none',
  () => {
    const p = twoHuts();
    give(p, { own: [0, 1] });
    cards(p, 'guts');
    const events = visit(p, 10);
    expect(minionsOf(p)).toEqual([0, 0, 1]);
    expect(only(events, 'told.struck')).toMatchObject([{ rival: RED, stat: 'guts' }]);
  },
);

rule(['TT-11.4', 'TT-case-79'], 'on turn 20 he takes until he owns four, one each and round again', () => {
  const p = twoHuts();
  trollOf(p, BOSS).minions = 2;
  give(p, { own: [3, 1] });
  visit(p, 20);
  expect(minionsOf(p)).toEqual([2, 0, 4]);
  const hut = p.buildings[hutNumber(p, BOSS)] as Building;
  expect([levelOf(hut), statOf(p, BOSS, 0)]).toEqual([3, 5]);
});

rule('TT-11.4', 'those who lost to him give first, all they have; without a bed he strikes', () => {
  const p = twoHuts();
  p.grudges = [RED];
  give(p, { own: [2, 2] });
  visit(p, 20);
  expect(minionsOf(p)).toEqual([0, 0, 4]);
  const full = twoHuts();
  trollOf(full, BOSS).minions = 6;
  give(full, { own: [1, 1] });
  expect(only(visit(full, 10), 'told.struck')).toHaveLength(2);
  const own = twoHuts();
  trollOf(own, BOSS).minions = 5;
  give(own, { own: [1, 1] });
  expect(only(visit(own, 20), 'told.struck')).toEqual([]);
});

rule(
  ['TT-11.6', 'TT-11.7', 'TT-11.9', 'TT-case-77', 'TT-case-78'],
  'with one Minion he lays short roads to the nearest Hut, with four a snake',
  () => {
    const p = twoHuts();
    trollOf(p, BOSS).minions = 1;
    p.turn = 12;
    run(p, 'boss-step');
    expect([at(p, '2,2'), at(p, '3,2')]).toEqual(['path', 'path']);
    run(p, 'boss-step');
    expect([at(p, '3,3'), at(p, '4,3')]).toEqual(['path', 'path']);
    const rich = twoHuts();
    rich.turn = 12;
    trollOf(rich, BOSS).minions = 4;
    const events = run(rich, 'boss-step');
    expect(only(events, 'told.boss-built')).toMatchObject([{ work: 's4', hexes: '2,2 3,2 3,3 4,3' }]);
  },
);

rule(['TT-11.8', 'TT-case-111'], 'cut off he builds back from his own road; before turn 10 only that', () => {
  const p = town();
  for (const hex of ['1,1', '0,2', '-1,2', '0,3', '1,3', '-1,4']) removeHex(p, hexNamed(hex));
  trollOf(p, BOSS).minions = 1;
  const site = siteOn('i2', hexesNamed('-2,4 -1,4'));
  expect(site === undefined ? site : obstacleOn(survey(p), 'i2', site)).toBe('not-linked');
  const events = run(p, 'boss-step');
  expect(only(events, 'told.boss-built')).toMatchObject([{ work: 'i2', hexes: '-2,4 -1,4' }]);
  const early = twoHuts();
  trollOf(early, BOSS).minions = 1;
  early.turn = 9;
  run(early, 'boss-step');
  expect(at(early, '2,2')).toBe('empty');
});

rule('TT-11.8', 'with nothing to link he adds hovels, one before turn 20, two before 30, three after', () => {
  const p = town();
  trollOf(p, BOSS).minions = 1;
  const hovelsAfter = (turn: number) => {
    p.turn = turn;
    run(p, 'boss-step');
    run(p, 'boss-step');
    return p.buildings[hutNumber(p, BOSS)]?.addons;
  };
  expect([hovelsAfter(12), hovelsAfter(21), hovelsAfter(31)]).toEqual([1, 2, 3]);
});

rule('TT-11.8', 'by option he links the Hub before any Hut', () => {
  const scene = (options: Record<string, unknown>) => {
    const p = twoHuts(options);
    for (const hex of ['1,1', '0,2', '-1,2']) removeHex(p, hexNamed(hex));
    trollOf(p, BOSS).minions = 1;
    p.turn = 12;
    return only(run(p, 'boss-step'), 'told.boss-built')[0]?.hexes;
  };
  expect(scene({})).toBe('2,2 3,2');
  expect(String(scene({ bossHubFirst: true }))).toContain('0,2');
});

rule('TT-11.1', 'he has six beds, and two more for each hovel', () => {
  const p = town();
  const hut = () => p.buildings[hutNumber(p, BOSS)] as Building;
  expect(bedsIn(hut())).toBe(6);
  trollOf(p, BOSS).minions = 1;
  p.turn = 12;
  run(p, 'boss-step');
  expect(bedsIn(hut())).toBe(8);
});

rule(
  ['TT-11.5', 'TT-case-112'],
  'on turn 20 he digs a pit beside his Hut where one fits, on turn 30 adds a hovel',
  () => {
    const p = town();
    trollOf(p, BOSS).minions = 1;
    visit(p, 20);
    expect(p.buildings.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['addon', 'pile']));
    expect(p.buildings.some(({ kind }) => kind === 'pit')).toBe(false);
    const roomy = town();
    trollOf(roomy, BOSS).minions = 1;
    road(roomy, '2,3 3,2');
    road(roomy, '4,2 5,2');
    road(roomy, '5,3 5,4');
    road(roomy, '4,5 3,6');
    visit(roomy, 20);
    expect(roomy.buildings.some(({ kind }) => kind === 'pit')).toBe(true);
    const before = p.buildings[hutNumber(p, BOSS)]?.addons ?? 0;
    visit(p, 30);
    expect(p.buildings[hutNumber(p, BOSS)]?.addons).toBeGreaterThan(before);
    const none = town();
    visit(none, 20);
    expect(none.buildings.some(({ kind }) => kind === 'pile')).toBe(false);
  },
);

rule('TT-11.2', 'injured he heals at the nearest shop instead of building', () => {
  const p = twoHuts();
  const near = shop(p, '3,1 4,1 3,2');
  shop(p, '3,-2 3,-1 4,-2');
  trollOf(p, BOSS).injuries = [1, 0, 0, 0, 0];
  trollOf(p, BOSS).minions = 1;
  p.turn = 12;
  run(p, 'boss-step');
  expect([p.shopsTaken, injuries(p, BOSS)]).toEqual([[{ shop: near, troll: BOSS }], [0, 0, 0, 0, 0]]);
  expect(at(p, '2,2')).toBe('empty');
});

rule('TT-11.10', 'without his Hut he is weaker, strikes everybody, builds nothing, and his Minions run', () => {
  const p = twoHuts({}, 3);
  const boss = oldBoss(p);
  give(p, { own: [1, 1] });
  trollOf(p, boss).minions = 2;
  p.herd -= 2;
  breakBuilding(p, hutNumber(p, boss));
  expect(statOf(p, boss, 0)).toBe(3);
  p.turn = 20;
  const events = resolve(p, []);
  expect(only(events, 'told.struck').map(({ rival }) => rival)).toEqual([RED, BLUE, GREEN]);
  expect(only(events, 'told.boss-built')).toEqual([]);
  expect(trollOf(p, boss).minions).toBe(0);
});

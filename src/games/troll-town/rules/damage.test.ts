import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import {
  add,
  at,
  BLUE,
  build,
  cage,
  childrenIn,
  crack,
  cracked,
  hutNumber,
  luck,
  only,
  RED,
  road,
  run,
  shop,
  told,
  town,
  twoHuts,
} from '../../../../test/games/troll-town/testing.ts';
import { hexNamed, joinNamed } from '../box/hexes.ts';
import { oldBoss, type TrollTown, trollOf } from '../position.ts';
import { breakBuilding, breakJoin, damageJoin, harm, removeHex, stayingValue } from './damage.ts';
import { countStanding } from './levels.ts';
import { isHubLinked } from './roads.ts';

/** The values of a join's two hexes, and what is left of them when it breaks. */
function broken(p: TrollTown, join: string): [number[], string[]] {
  const hexes = join.split('~');
  const values = hexes.map((hex) => stayingValue(p, hexNamed(hex), joinNamed(join)));
  breakJoin(p, joinNamed(join));
  return [values, hexes.map((hex) => at(p, hex))];
}

rule(
  [
    'TT-10.3',
    'TT-10.4',
    'TT-case-67',
    'TT-case-68',
    'TT-case-69',
    'TT-case-70',
    'TT-case-71',
    'TT-case-72',
    'TT-case-73',
  ],
  'the hex of lower value goes, equal ones both',
  () => {
    expect(broken(twoHuts(), '4,0~5,0')).toEqual([
      [-1, 0],
      ['empty', 'path'],
    ]);
    expect(broken(twoHuts(), '0,-2~1,-2')).toEqual([
      [9, 0],
      ['path', 'empty'],
    ]);
    expect(broken(twoHuts(), '2,0~1,1')[0]).toEqual([0, 0]);
    expect(broken(twoHuts(), '6,0~7,0')).toEqual([
      [0, 0],
      ['empty', 'empty'],
    ]);
    expect(broken(twoHuts(), '7,0~7,1')).toEqual([
      [0, 1],
      ['empty', 'path'],
    ]);
    expect(broken(town(), '0,2~0,3')).toEqual([
      [-1, -1],
      ['empty', 'empty'],
    ]);
    const cracks = twoHuts();
    crack(cracks, '3,0~4,0');
    expect(broken(cracks, '4,0~5,0')[0]).toEqual([-2, 0]);
  },
);

rule(
  ['TT-10.5', 'TT-10.6', 'TT-case-67', 'TT-case-72'],
  'what is left of a tile is smaller, or two tiles; joins go with their hex',
  () => {
    const p = twoHuts();
    crack(p, '3,0~4,0');
    breakJoin(p, joinNamed('4,0~5,0'));
    expect(cracked(p)).toEqual([]);
    expect(at(p, '3,0')).toBe('path');
    const hut = p.buildings[hutNumber(p, BLUE)];
    expect(hut !== undefined && isHubLinked(p, hut)).toBe(false);
    const split = town();
    const tile = (hex: string) => split.land[hexNamed(hex)];
    expect(tile('1,3')).toBe(tile('-1,5'));
    breakJoin(split, joinNamed('0,2~0,3'));
    expect(tile('1,3')).not.toBe(tile('-1,5'));
    expect(tile('-1,4')).toBe(tile('-1,5'));
    expect(split.buildings[hutNumber(split, oldBoss(split))]?.damage).toBe(1);
  },
);

rule('TT-10.1', 'a join is Intact, then Damaged, then Broken', () => {
  const p = twoHuts();
  damageJoin(p, joinNamed('4,0~5,0'));
  expect([cracked(p), at(p, '4,0')]).toEqual([['4,0~5,0'], 'path']);
  damageJoin(p, joinNamed('4,0~5,0'));
  expect([cracked(p), at(p, '4,0')]).toEqual([[], 'empty']);
});

rule('TT-10.2', 'within the Bridge nothing gets worse than Damaged', () => {
  const p = town();
  for (let hit = 0; hit < 4; hit++) damageJoin(p, joinNamed('0,-4~0,-3'));
  expect([cracked(p), at(p, '0,-3')]).toEqual([['0,-4~0,-3'], 'path']);
  removeHex(p, hexNamed('0,-3'));
  expect(at(p, '0,-3')).toBe('path');
});

rule(['TT-10.7', 'TT-case-70', 'TT-case-71'], 'each removed hex does one damage to each building beside it', () => {
  const p = twoHuts();
  breakJoin(p, joinNamed('6,0~7,0'));
  expect(p.buildings[hutNumber(p, BLUE)]?.damage).toBe(2);
  const other = twoHuts();
  breakJoin(other, joinNamed('7,0~7,1'));
  expect(other.buildings[hutNumber(other, BLUE)]?.damage).toBe(1);
});

rule(['TT-10.9', 'TT-case-74'], 'with as much damage as hexes a building is debris', () => {
  const p = twoHuts();
  const hovel = build(p, 'hovel', '8,-1');
  const number = shop(p, '3,-2 3,-1 4,-2');
  harm(p, hovel);
  for (let hit = 0; hit < 3; hit++) harm(p, number);
  expect([at(p, '8,-1'), at(p, '3,-1'), at(p, '4,-2')]).toEqual(['debris', 'debris', 'debris']);
});

rule(
  ['TT-10.8', 'TT-case-75'],
  'without path a building falls; hovels lean on one another; add-ons go with their host',
  () => {
    const p = town();
    road(p, '5,0 6,0');
    const number = shop(p, '7,-1 8,-1 7,0', 2, '8,0');
    removeHex(p, hexNamed('6,0'));
    expect([p.buildings[number]?.stands, at(p, '8,0')]).toEqual([false, 'debris']);
    const row = town();
    road(row, '5,0 6,0');
    build(row, 'hovel', '7,0');
    build(row, 'hovel', '8,0');
    expect(countStanding(row, 'hovel')).toBe(3);
    removeHex(row, hexNamed('5,0'));
    expect(countStanding(row, 'hovel')).toBe(3);
    removeHex(row, hexNamed('6,0'));
    expect(countStanding(row, 'hovel')).toBe(1);
  },
);

rule('TT-10.8', 'a hovel falls with the one it leaned on, however that broke', () => {
  const p = town();
  build(p, 'hovel', '5,0');
  build(p, 'hovel', '6,0');
  harm(p, p.buildings.length - 2);
  expect([at(p, '5,0'), at(p, '6,0')]).toEqual(['debris', 'debris']);
});

rule('TT-10.10', 'a broken store lets its Children go; a broken Hut leaves its Troll on the Bridge', () => {
  const p = twoHuts();
  const store = cage(p, '4,-1', 1);
  luck(p, ['R', 'brave']);
  const events = told(() => breakBuilding(p, store));
  expect(only(events, 'told.run-escaped')).toMatchObject([{ children: 1 }]);
  expect([childrenIn(p, store), p.escaped]).toEqual([0, 1]);
  add(p, hutNumber(p, RED), 'addon', '-4,2', 1);
  breakBuilding(p, hutNumber(p, RED));
  expect([trollOf(p, RED).hut, at(p, '-4,2')]).toEqual([-1, 'debris']);
});

rule('TT-10.11', 'broken roads can be laid anew, damage stays where it is', () => {
  const p = twoHuts();
  harm(p, hutNumber(p, BLUE));
  removeHex(p, hexNamed('4,0'));
  p.turn = 2;
  run(p, 'post-turn');
  expect(p.buildings[hutNumber(p, BLUE)]?.damage).toBe(1);
  expect(at(p, '4,0')).toBe('empty');
});

rule('TT-10.12', 'one removal is settled before the next', () => {
  const p = town();
  const hut = hutNumber(p, oldBoss(p));
  const events = told(() => {
    for (const hex of ['0,3', '1,3', '-1,4', '-1,5']) removeHex(p, hexNamed(hex));
  }).map(({ say }) => say);
  expect(events.lastIndexOf('told.removed')).toBeLessThan(events.indexOf('told.broken'));
  expect(events.indexOf('told.harmed')).toBe(events.indexOf('told.removed') + 1);
  expect(p.buildings[hut]?.stands).toBe(false);
});

import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import { crack, cracked, road, town } from '../../../../test/games/troll-town/testing.ts';
import { eraOf, HUNGER } from './calendar.ts';
import { DEEDS } from './deeds.ts';
import {
  axialOf,
  directionTo,
  distance,
  distanceOf,
  HEX_COUNT,
  HEXES,
  hexAt,
  hexesNamed,
  hexName,
  hexNamed,
  joinBetween,
  joinName,
  joinNamed,
  mirror,
  NOWHERE,
  neighbour,
  turnClockwise,
} from './hexes.ts';
import { BRIDGE, CORNERS, FIXED, FOOT, HUB, isInner } from './map.ts';
import { BUILDING_PIECES, PATH_PIECES, type PathId } from './pieces.ts';
import { QUARTERS, quarterOf } from './quarters.ts';
import { byHexes, orientationsOf, sitesOf } from './sites.ts';

rule('TT-1.1', 'hexes are named by q and r', () => {
  expect(axialOf(hexNamed('3,-1'))).toEqual({ q: 3, r: -1 });
  expect(hexName(hexAt(-4, 4))).toBe('-4,4');
});

rule('TT-1.2', 'six directions clockwise, a turn and a mirror', () => {
  const around = [0, 1, 2, 3, 4, 5].map((direction) => hexName(neighbour(hexAt(0, 0), direction)));
  expect(around).toEqual(['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0']);
  expect(turnClockwise({ q: 0, r: -1 })).toEqual({ q: 1, r: -1 });
  expect(mirror({ q: 2, r: 1 })).toEqual({ q: 3, r: -1 });
  expect(directionTo(hexAt(0, 0), hexAt(-1, 1))).toBe(4);
});

rule('TT-1.3', 'distance counts steps; between things the nearest hexes count', () => {
  expect(distance(hexAt(0, 0), hexAt(2, -1))).toBe(2);
  expect(distance(hexAt(-3, 0), hexAt(3, 2))).toBe(8);
  expect(distanceOf(hexesNamed('0,4 0,5 1,4 1,5'), hexesNamed('5,1 6,1 5,2 6,2'))).toBe(4);
});

rule('TT-1.4', 'reading order goes by 2r+q, then q', () => {
  for (let hex = 1; hex < HEX_COUNT; hex++) {
    const one = axialOf(hex - 1);
    const other = axialOf(hex);
    const difference = 2 * other.r + other.q - (2 * one.r + one.q);
    expect(difference > 0 || (difference === 0 && other.q > one.q)).toBe(true);
  }
  expect(byHexes([1, 5], [1, 6])).toBeLessThan(0);
  expect(joinNamed('0,3~-1,4')).toBeLessThan(joinNamed('0,3~1,3'));
});

rule(['TT-1.5', 'TT-case-4'], 'the board has 255 hexes below the boundary line', () => {
  expect(HEXES).toHaveLength(255);
  for (const [q, r] of [
    [1, -4],
    [2, -5],
    [-1, -3],
  ] as const)
    expect(hexAt(q, r)).not.toBe(NOWHERE);
  for (const [q, r] of [
    [1, -5],
    [2, -6],
    [-1, -4],
    [0, -5],
  ] as const)
    expect(hexAt(q, r)).toBe(NOWHERE);
});

rule('TT-1.6', 'a hex holds one thing: new road takes the place of nothing else', () => {
  const p = town();
  expect(p.land).toHaveLength(255);
  road(p, '5,0 6,0');
  expect(new Set(hexesNamed('5,0 6,0').map((hex) => p.land[hex])).size).toBe(1);
});

rule('TT-1.7', 'joins are named by their earlier hex, and are Intact unless marked', () => {
  expect(joinName(joinBetween(hexNamed('4,0'), hexNamed('3,0')))).toBe('3,0~4,0');
  expect(joinName(joinNamed('0,-3~0,-4'))).toBe('0,-4~0,-3');
  const p = town();
  expect(cracked(p)).toEqual([]);
  crack(p, '3,0~4,0');
  expect(cracked(p)).toEqual(['3,0~4,0']);
});

rule('TT-1.11', 'inner path is by place: eleven hexes around the Hub', () => {
  const inner = HEXES.map((_, hex) => hex).filter(isInner);
  expect(inner).toEqual([...FIXED['inner-a'], ...FIXED['inner-b'], ...FIXED['inner-c']].sort((a, b) => a - b));
  expect(isInner(FOOT)).toBe(false);
});

rule('TT-1.12', 'the ring has six corners', () => {
  expect(CORNERS.map(hexName).sort()).toEqual(['-2,0', '-2,2', '0,-2', '0,2', '2,-2', '2,0'].sort());
  expect(HUB).toHaveLength(7);
  expect(BRIDGE.map(hexName)).toEqual(['0,-4', '0,-3', '0,-2']);
});

rule('TT-1.13', 'pieces may be turned and mirrored; each different way is there once, and no piece has one hex', () => {
  const ways: Record<PathId, number> = { i2: 3, i3: 3, v3: 6, i4: 3, l4: 12, c4: 6, s4: 6, y4: 2 };
  for (const [piece, number] of Object.entries(ways)) {
    expect(orientationsOf(PATH_PIECES[piece as PathId].shape), piece).toHaveLength(number);
    expect(PATH_PIECES[piece as PathId].shape.length).toBeGreaterThan(1);
  }
  expect(orientationsOf(BUILDING_PIECES.shop.shape)).toHaveLength(2);
  expect(orientationsOf(BUILDING_PIECES['hut-mud'].shape)).toHaveLength(3);
  expect(orientationsOf(BUILDING_PIECES.pit.shape)).toHaveLength(1);
  const known = new Set(sitesOf('l4').map(({ hexes }) => hexes.join()));
  expect(known.size).toBe(sitesOf('l4').length);
});

rule(['TT-1.14', 'TT-13.2'], 'the calendar has four eras of ten turns, each wanting more', () => {
  expect([1, 10, 11, 20, 21, 30, 31, 40].map(eraOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  expect(HUNGER).toEqual({ normal: [4, 16, 25, 40], peckish: [3, 10, 18, 28] });
  const first = Object.entries(DEEDS).filter(([, { era, who }]) => era === 2 && who === 'anybody');
  expect(first.map(([deed]) => deed)).toEqual(['upgrade-hovel', 'heal', 'schmooze', 'smash', 'scare']);
});

rule('TT-1.1', 'every hex lies in a quarter that people can name', () => {
  expect(new Set(HEXES.map((_, hex) => quarterOf(hex)))).toEqual(new Set(QUARTERS));
});

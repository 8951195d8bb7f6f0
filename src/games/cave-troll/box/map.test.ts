import { expect } from 'vitest';
import { arrange, offered, ways } from '../../../../test/games/cave-troll/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import { AREAS, type AreaId, GRID, type Rectangle, ROCK } from './areas.ts';
import { type Cell, DOORS } from './doors.ts';
import {
  type Area,
  areaId,
  areaNumber,
  ENTRANCES,
  isEntrance,
  isPit,
  isRoom,
  labelPoint,
  neighbours,
  PITS,
  PRINTED_GOLD,
  ROOMS,
} from './map.ts';

type Turn = (cell: Cell) => Cell;

const QUARTER: Turn = ([x, y]) => [GRID.width - 1 - y, x];
const HALF: Turn = (cell) => QUARTER(QUARTER(cell));

function cellsOf([x, y, width, height]: Rectangle): Cell[] {
  return Array.from({ length: width * height }, (_, i) => [x + (i % width), y + Math.floor(i / width)]);
}

function key(cell: Cell): string {
  return cell.join();
}

function areaAt(cell: Cell): Area {
  return AREAS.findIndex(({ rectangles }) =>
    rectangles.some((each) => cellsOf(each).some((own) => key(own) === key(cell))),
  );
}

/** Where each area comes to lie; undefined if the turn does not map areas onto areas. */
function turned(area: Area, turn: Turn): Area | undefined {
  const cells = AREAS[area]?.rectangles.flatMap(cellsOf) ?? [];
  const images = new Set(cells.map((cell) => areaAt(turn(cell))));
  return images.size === 1 ? [...images][0] : undefined;
}

/** Doors to each area that can be reached without going through the areas left out. */
function distances(from: Area, leaveOut: readonly Area[] = PITS): Map<Area, number> {
  const found = new Map([[from, 0]]);
  for (const area of found.keys()) {
    for (const next of neighbours(area)) {
      if (!found.has(next) && !leaveOut.includes(next)) found.set(next, (found.get(area) ?? 0) + 1);
    }
  }
  return found;
}

function names(areas: readonly Area[]): AreaId[] {
  return areas.map(areaId);
}

rule('CT-1.7', 'forty areas: 33 rooms, 4 entrances, 3 pits; only rooms hold gold', () => {
  expect(AREAS).toHaveLength(40);
  expect([ROOMS.length, ENTRANCES.length, PITS.length]).toEqual([33, 4, 3]);
  expect(new Set(AREAS.map(({ id }) => id)).size).toBe(40);
  expect(new Set(AREAS.map(({ name }) => name)).size).toBe(40);
  for (const area of [...ENTRANCES, ...PITS]) expect(PRINTED_GOLD[area]).toBe(0);
  for (const area of ROOMS) expect([1, 2, 3, 4, 5]).toContain(PRINTED_GOLD[area]);
});

rule('CT-1.7', 'the kinds of area are told apart by their numbers', () => {
  AREAS.forEach(({ id, type }, area) => {
    expect([isEntrance(area), isPit(area), isRoom(area)], id).toEqual(
      ['entrance', 'pit', 'room'].map((each) => each === type),
    );
    expect(areaNumber(id)).toBe(area);
  });
});

rule('CT-1.8', 'twelve rooms of 1, eight of 2, four of 3, four of 4, five of 5: 81 gold', () => {
  const count = (gold: number) => ROOMS.filter((room) => PRINTED_GOLD[room] === gold).length;
  expect([1, 2, 3, 4, 5].map(count)).toEqual([12, 8, 4, 4, 5]);
  expect(PRINTED_GOLD.reduce((sum, gold) => sum + gold)).toBe(81);
});

rule('CT-1.9', 'areas are rectangles on a grid of 16 by 16; only the ring is made of several', () => {
  expect(GRID).toEqual({ width: 16, height: 16 });
  expect(AREAS.filter(({ rectangles }) => rectangles.length > 1).map(({ id }) => id)).toEqual(['throne-ring']);
  expect(AREAS[areaNumber('throne-ring')]?.rectangles).toHaveLength(4);
  expect(areaId(areaAt([0, 0]))).toBe('porch-nw');
  expect(areaId(areaAt([15, 0]))).toBe('porch-ne');
  expect(areaId(areaAt([0, 15]))).toBe('porch-sw');
  expect(areaId(areaAt([7, 8]))).toBe('pit-centre');
});

rule(['CT-1.10', 'CT-1.14'], 'a door stands on the edge between a cell of the one area and a cell of the other', () => {
  expect(DOORS).toHaveLength(68);
  for (const { a, cellOfA, b, cellOfB } of DOORS) {
    expect([areaId(areaAt(cellOfA)), areaId(areaAt(cellOfB))]).toEqual([a, b]);
    expect(Math.abs(cellOfA[0] - cellOfB[0]) + Math.abs(cellOfA[1] - cellOfB[1]), `${a} ${b}`).toBe(1);
  }
});

rule('CT-1.10', 'where there is no door there is wall', () => {
  const match = arrange({ 'vault-w': 'red adventurer' });
  expect(ways(match, 'red adventurer')).not.toContain('throne-ring');
});

rule('CT-1.11', 'areas with a door between them are adjacent, both ways; two doors make one adjacency', () => {
  for (const { a, b } of DOORS) {
    expect(neighbours(areaNumber(a))).toContain(areaNumber(b));
    expect(neighbours(areaNumber(b))).toContain(areaNumber(a));
  }
  const toRing = DOORS.filter(({ a, b }) => a === 'pit-centre' && b === 'throne-ring');
  expect(toRing).toHaveLength(2);
  expect(names(neighbours(areaNumber('pit-centre')))).toEqual(['throne-ring']);
  expect(ways(arrange({ 'pit-centre': 'red orc' }), 'red orc')).toEqual(['throne-ring']);
});

const DOORS_OF: readonly (readonly [AreaId, string])[] = [
  ['stair-nw', 'guardpost-nw, porch-nw'],
  ['pit-north', 'hall-ne, hoard-n, vault-n'],
  ['pit-south', 'hall-sw, hoard-s, vault-s'],
  ['porch-nw', 'gallery-nw, hall-nw, stair-nw'],
  ['guardpost-se', 'hall-se, stair-se, store-e'],
  ['gallery-sw', 'hall-sw, porch-sw, store-w'],
  ['hall-ne', 'crossing-ne, gallery-ne, guardpost-ne, pit-north, porch-ne'],
  ['hall-nw', 'crossing-nw, gallery-nw, guardpost-nw, porch-nw'],
  ['crossing-se', 'hall-se, hoard-s, throne-ring, vault-e, vault-s'],
  ['store-n', 'gallery-nw, guardpost-ne, hoard-n'],
  ['vault-e', 'crossing-ne, crossing-se, hoard-e'],
  ['hoard-s', 'crossing-se, pit-south, store-s, vault-s'],
  ['throne-ring', 'crossing-ne, crossing-nw, crossing-se, crossing-sw, pit-centre'],
];

rule('CT-1.11', 'the doors of the table', () => {
  for (const [area, doors] of DOORS_OF)
    expect(
      names(neighbours(areaNumber(area)))
        .sort()
        .join(', '),
      area,
    ).toBe(doors);
});

rule(['CT-1.12', 'CT-1.14'], 'areas and rock cover every cell once', () => {
  const covered = [...AREAS.flatMap(({ rectangles }) => [...rectangles]), ...ROCK].flatMap(cellsOf).map(key);
  expect(covered).toHaveLength(GRID.width * GRID.height);
  expect(new Set(covered).size).toBe(GRID.width * GRID.height);
  for (const cell of ROCK.flatMap(cellsOf)) expect(areaAt(cell), key(cell)).toBe(-1);
  expect(ROCK.flatMap(cellsOf)).toHaveLength(8);
});

rule('CT-1.13', 'labels stand in the middle; the ring has its own point', () => {
  expect(labelPoint(areaNumber('porch-nw'))).toEqual([2, 1]);
  expect(labelPoint(areaNumber('vault-e'))).toEqual([11, 9.5]);
  expect(labelPoint(areaNumber('throne-ring'))).toEqual([8, 6.5]);
});

rule('CT-1.14', 'every entrance reaches all rooms without a pit, all at the same distances', () => {
  for (const entrance of ENTRANCES) {
    const found = distances(entrance);
    const toRooms = ROOMS.map((room) => found.get(room) ?? Number.POSITIVE_INFINITY);
    const count = (doors: number) => toRooms.filter((distance) => distance === doors).length;
    expect([1, 2, 3, 4, 5, 6, 7].map(count), areaId(entrance)).toEqual([2, 3, 4, 8, 5, 7, 4]);
    expect(toRooms.reduce((sum, distance) => sum + distance)).toBe(147);
  }
});

rule('CT-1.14', 'without pits the map is unchanged by a quarter turn, gold and doors included', () => {
  for (const area of [...ROOMS, ...ENTRANCES]) {
    const image = turned(area, QUARTER) as Area;
    expect(image, areaId(area)).toBeGreaterThanOrEqual(0);
    expect(PRINTED_GOLD[image]).toBe(PRINTED_GOLD[area]);
    expect(AREAS[image]?.type).toBe(AREAS[area]?.type);
    const doors = neighbours(area).filter((next) => !isPit(next));
    const images = doors.map((next) => turned(next, QUARTER)).sort();
    expect(images).toEqual(
      neighbours(image)
        .filter((next) => !isPit(next))
        .slice()
        .sort(),
    );
  }
});

rule('CT-1.14', 'with pits the map is unchanged by a half turn', () => {
  for (const area of AREAS.keys()) {
    const image = turned(area, HALF) as Area;
    expect(AREAS[image]?.type, areaId(area)).toBe(AREAS[area]?.type);
    const images = neighbours(area)
      .map((next) => turned(next, HALF))
      .sort();
    expect(images).toEqual(neighbours(image).slice().sort());
  }
});

rule('CT-1.14', 'shutting any single room leaves all other rooms and entrances connected', () => {
  for (const shut of ROOMS) {
    const rest = [...ROOMS, ...ENTRANCES].filter((area) => area !== shut);
    const found = distances(rest[0] as Area, [...PITS, shut]);
    expect(found.size, areaId(shut)).toBe(rest.length);
  }
});

rule('CT-1.15', 'the distance of each kind of room from its nearest entrance', () => {
  const nearest = (room: Area) => Math.min(...ENTRANCES.map((entrance) => distances(entrance).get(room) ?? 99));
  const wanted = { porch: 1, guardpost: 1, gallery: 2, hall: 2, store: 2, crossing: 3, hoard: 3, vault: 4, throne: 4 };
  for (const room of ROOMS) {
    const kind = areaId(room).split('-')[0] as keyof typeof wanted;
    expect(nearest(room), areaId(room)).toBe(wanted[kind]);
  }
});

rule('CT-case-20', 'an adventurer in vault-w goes through its three doors, not through the wall to the throne', () => {
  const match = arrange({ 'vault-w': 'red adventurer' });
  expect(ways(match, 'red adventurer')).toEqual(['crossing-nw', 'crossing-sw', 'hoard-w']);
  expect(offered(match)).toContain('move red adventurer');
});

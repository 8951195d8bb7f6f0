import { at } from '../../../kernel/lists.ts';
import { AREAS, type AreaId, type AreaType } from './areas.ts';
import { DOORS } from './doors.ts';

/** An area's number: its place in the list of areas. Positions hold numbers, moves and messages hold ids. */
export type Area = number;

const NUMBERS: ReadonlyMap<string, Area> = new Map(AREAS.map(({ id }, area) => [id, area]));

export function areaNumber(id: AreaId): Area {
  return NUMBERS.get(id) as Area;
}

export function areaId(area: Area): AreaId {
  return (AREAS[area] as (typeof AREAS)[number]).id;
}

function allOf(type: AreaType): readonly Area[] {
  return AREAS.flatMap((plan, area) => (plan.type === type ? [area] : []));
}

export const ENTRANCES = allOf('entrance');
export const PITS = allOf('pit');
export const ROOMS = allOf('room');

const FIRST_PIT = at(PITS, 0);
const FIRST_ROOM = at(ROOMS, 0);

/** Not on the board: areas are numbered from 0, so that every place off the board is below them. */
export const IN_RESERVE = -1;
export const LOST = -2;

export function isOnBoard(area: Area): boolean {
  return area >= 0;
}

export function isRoom(area: Area): boolean {
  return area >= FIRST_ROOM;
}

export function isPit(area: Area): boolean {
  return area >= FIRST_PIT && area < FIRST_ROOM;
}

export function isEntrance(area: Area): boolean {
  return area >= 0 && area < FIRST_PIT;
}

/** CT-1.8 */
export const PRINTED_GOLD: readonly number[] = AREAS.map(({ gold }) => gold);

/** CT-1.11: the areas behind the doors of each area, every one of them once. */
const NEIGHBOURS: readonly (readonly Area[])[] = AREAS.map(({ id }) => {
  const behind = DOORS.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : [])).map(areaNumber);
  return [...new Set(behind)].sort((one, other) => one - other);
});

const NOWHERE: readonly Area[] = [];

export function neighbours(area: Area): readonly Area[] {
  return NEIGHBOURS[area] ?? NOWHERE;
}

/** CT-1.13 */
export function labelPoint(area: Area): readonly [x: number, y: number] {
  const plan = AREAS[area] as (typeof AREAS)[number];
  if ('label' in plan) return plan.label;
  const [[x, y, width, height]] = plan.rectangles;
  return [x + width / 2, y + height / 2];
}

import { at } from '../../../kernel/lists.ts';
/** TP-1.2: where figures stand. Villages are shared, caverns are on everybody's own board. */
export const AREAS = [
  'mining',
  'building',
  'power',
  'village-1',
  'village-2',
  'village-3',
  'village-4',
  'camp',
] as const;
export type AreaId = (typeof AREAS)[number];
export type CavernId = 'mining' | 'building' | 'power';
export type VillageId = 'village-1' | 'village-2' | 'village-3' | 'village-4';
/** An area by its number in AREAS. */
export type Area = number;

export const MINING = 0;
export const BUILDING = 1;
export const POWER = 2;
export const CAVERNS = 3;
export const FIRST_VILLAGE = 3;
export const VILLAGES = 4;
/** Caverns and villages; the camp lies behind them. */
export const PLACES = CAVERNS + VILLAGES;
export const CAMP = CAVERNS + VILLAGES;
/** TP-2.6: before the first reveal the King is in no area. */
export const NOWHERE = -1;

export const CAVERN_IDS: readonly CavernId[] = ['mining', 'building', 'power'];
export const VILLAGE_IDS: readonly VillageId[] = ['village-1', 'village-2', 'village-3', 'village-4'];

/** TP-1.3, TP-1.4 */
export const CAULDRONS = 4;

const NUMBERS = new Map<string, Area>(AREAS.map((id, area) => [id, area]));

export function areaNumber(id: AreaId): Area {
  return NUMBERS.get(id) as Area;
}

export function areaId(area: Area): AreaId {
  return AREAS[area] as AreaId;
}

export function cavernId(cavern: Area): CavernId {
  return CAVERN_IDS[cavern] as CavernId;
}

export function villageId(village: number): VillageId {
  return VILLAGE_IDS[village] as VillageId;
}

export function isCavern(area: Area): boolean {
  return area < CAVERNS;
}

/** A village by its number among the four. */
export function villageNumber(id: VillageId): number {
  return areaNumber(id) - FIRST_VILLAGE;
}

/** TP-2.1: numbers of the villages in play. */
const IN_PLAY: Readonly<Record<number, readonly number[]>> = { 2: [0, 2], 3: [0, 1, 3], 4: [0, 1, 2, 3] };

export function villagesInPlay(seats: number): readonly number[] {
  return at(IN_PLAY, seats);
}

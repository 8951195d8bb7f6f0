import type { Drawing } from '../inks.ts';
import { ANIMAL_DRAWINGS } from './animals.ts';
import { FURNITURE } from './furniture.ts';
import { GOOD_DRAWINGS } from './goods.ts';
import { OUTDOORS } from './outdoors.ts';
import { STORES } from './stores.ts';
import { TOOLS } from './tools.ts';

export const THINGS = { ...FURNITURE, ...STORES, ...TOOLS, ...OUTDOORS };
type ThingId = keyof typeof THINGS;
export type PieceId = ThingId | keyof typeof GOOD_DRAWINGS | keyof typeof ANIMAL_DRAWINGS;

/** Everything a room or a place is put together from, by id. */
export const DRAWINGS: Record<PieceId, Drawing> = { ...THINGS, ...GOOD_DRAWINGS, ...ANIMAL_DRAWINGS };

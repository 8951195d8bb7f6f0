import type { ANIMAL_DRAWINGS } from './animals.ts';
import { CLEARINGS } from './clearings.ts';
import { CROP_DRAWINGS } from './crops.ts';
import { CURIOS } from './curios.ts';
import { FURNITURE } from './furniture.ts';
import { GOOD_DRAWINGS } from './goods.ts';
import { OUTDOORS } from './outdoors.ts';
import { STORES } from './stores.ts';
import { TOOLS } from './tools.ts';

export const THINGS = { ...FURNITURE, ...STORES, ...TOOLS, ...OUTDOORS, ...CURIOS, ...CLEARINGS };
/** Goods that fit a hand, drawn around their middle. */
export const HANDFULS = { ...GOOD_DRAWINGS, ...CROP_DRAWINGS };
type ThingId = keyof typeof THINGS;
export type PieceId = ThingId | keyof typeof HANDFULS | keyof typeof ANIMAL_DRAWINGS;

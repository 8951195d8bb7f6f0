import type { Ground } from './cells.ts';
import type { FurnishingId } from './furnishings.ts';

/** CV-1.15: what lies uppermost on a cell. */
const FACES = [
  'none',
  'meadow',
  'field',
  'small-pasture',
  'large-pasture',
  'cavern',
  'tunnel',
  'deep-tunnel',
  'ore-mine',
  'ruby-mine',
  'entry-dwelling',
] as const;
export type Face = (typeof FACES)[number];
export type Top = Face | FurnishingId;

/** Table 1e: tiles of two halves that are put on uncovered cells, and the ore mine on two tunnels. */
export const TWIN_TILES = ['meadow-field', 'cavern-tunnel', 'cavern-cavern', 'ore-mine'] as const;
export type TwinTile = (typeof TWIN_TILES)[number];

export interface Twin {
  readonly ground: Ground;
  readonly halves: readonly [Face, Face];
  /** What both halves must cover. */
  readonly on: Face;
}

export const TWIN: Readonly<Record<TwinTile, Twin>> = {
  'meadow-field': { ground: 'forest', halves: ['meadow', 'field'], on: 'none' },
  'cavern-tunnel': { ground: 'mountain', halves: ['cavern', 'tunnel'], on: 'none' },
  'cavern-cavern': { ground: 'mountain', halves: ['cavern', 'cavern'], on: 'none' },
  'ore-mine': { ground: 'mountain', halves: ['ore-mine', 'deep-tunnel'], on: 'tunnel' },
};

/** Table 1e, CV-9.3: single tiles, for rubies or as loot. */
export const SINGLE_TILES = ['meadow', 'field', 'tunnel', 'cavern'] as const;
export type SingleTile = (typeof SINGLE_TILES)[number];

export const GROUND_OF: Readonly<Record<SingleTile, Ground>> = {
  meadow: 'forest',
  field: 'forest',
  tunnel: 'mountain',
  cavern: 'mountain',
};

/** Table 9a */
export const RUBIES_FOR: Readonly<Record<SingleTile, number>> = { meadow: 1, field: 1, tunnel: 1, cavern: 2 };

/** CV-4.14, CV-4.15, CV-4.18: what fences and a stable cost on action spaces. */
export const SMALL_PASTURE_WOOD = 2;
export const LARGE_PASTURE_WOOD = 4;
export const STABLE_STONE = 1;
/** CV-1.8 */
export const STABLES = 3;

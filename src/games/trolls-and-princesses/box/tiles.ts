import { type Resource, resourceNumber } from './bonuses.ts';
import { CAVE_TILES, type CaveTile, type CaveTileKind } from './cave-tiles.ts';
import { KING_TILES, type KingTile } from './king-tiles.ts';

type CaveTileId = (typeof CAVE_TILES)[number]['id'];
export type KingTileId = (typeof KING_TILES)[number]['id'];
export type TileId = CaveTileId | KingTileId;

/** A tile by its number: cave tiles first, then King's tiles. */
export type Tile = number;

export const TILE_IDS: readonly TileId[] = [...CAVE_TILES, ...KING_TILES].map(({ id }) => id);
export const FIRST_KING_TILE: Tile = CAVE_TILES.length;
export const ALL_CAVE_TILES: readonly Tile[] = CAVE_TILES.map((_, tile) => tile);
export const ALL_KING_TILES: readonly Tile[] = KING_TILES.map((_, tile) => FIRST_KING_TILE + tile);

const NUMBERS = new Map<string, Tile>(TILE_IDS.map((id, tile) => [id, tile]));

export function tileNumber(id: TileId): Tile {
  return NUMBERS.get(id) as Tile;
}

export function tileId(tile: Tile): TileId {
  return TILE_IDS[tile] as TileId;
}

export function isKingTile(tile: Tile): boolean {
  return tile >= FIRST_KING_TILE;
}

export function caveTile(tile: Tile): CaveTile {
  return CAVE_TILES[tile] as CaveTile;
}

export function kingTile(tile: Tile): KingTile & { readonly id: KingTileId } {
  return KING_TILES[tile - FIRST_KING_TILE] as KingTile & { readonly id: KingTileId };
}

export function edgesOf(tile: Tile): string {
  return isKingTile(tile) ? kingTile(tile).edges : caveTile(tile).edges;
}

/** What a player has built, counted by kind; King's tiles are the last. */
export const TILE_KINDS: readonly (CaveTileKind | 'king')[] = ['princess', 'bell', 'resource', 'victory', 'king'];
export const PRINCESS_TILES = 0;
export const BELL_TILES = 1;
export const RESOURCE_TILES = 2;
export const VICTORY_TILES = 3;
export const KINGS_TILES = 4;

/** An edge as a number of three bits, so that the five of a cell fit into one number. */
export const EMPTY = 0;
export const WALL = 1;
const OPENING = 2;
const FIRST_HALF = 3;
/** TP-5.6: towards the board; it accepts everything and completes nothing. */
export const ROCK = 6;

const EDGE_CODES: Readonly<Record<string, number>> = { '#': WALL, '.': OPENING, o: 3, g: 4, d: 5 };

export const EDGE_BITS = 3;
export const EDGE_MASK = 0b111;
export const ROTATIONS = 5;

export function halfSite(resource: Resource): number {
  return FIRST_HALF + resourceNumber(resource);
}

/** The resource of a half-site, by number; below 0 for every other edge. */
export function resourceOfEdge(edge: number): number {
  return edge === ROCK ? -1 : edge - FIRST_HALF;
}

/** TP-5.7: edge k of the cell shows tile edge (k - r) mod 5. */
function rotated(edges: string, rotation: number): number {
  let code = 0;
  for (let k = 0; k < ROTATIONS; k++) {
    const edge = EDGE_CODES[edges[(k - rotation + ROTATIONS) % ROTATIONS] as string] as number;
    code |= edge << (EDGE_BITS * k);
  }
  return code;
}

function openings(code: number): number {
  let open = 0;
  for (let k = 0; k < ROTATIONS; k++) if (((code >> (EDGE_BITS * k)) & EDGE_MASK) !== WALL) open |= 1 << k;
  return open;
}

/** The edges of each tile in each rotation, at tile * 5 + rotation; and which of them are openings, one bit each. */
export const EDGES: readonly number[] = TILE_IDS.flatMap((_, tile) =>
  Array.from({ length: ROTATIONS }, (_, rotation) => rotated(edgesOf(tile), rotation)),
);
export const OPENINGS: readonly number[] = EDGES.map(openings);

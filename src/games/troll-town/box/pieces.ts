import type { Axial } from './hexes.ts';

/** TT-1.3: a piece of road: labour, and the offsets of one placement. */
interface PathPiece {
  /** The rule that tells about it. */
  readonly rule: string;
  readonly labour: number;
  readonly shape: readonly Axial[];
}

function shape(...offsets: readonly (readonly [q: number, r: number])[]): readonly Axial[] {
  return offsets.map(([q, r]) => ({ q, r }));
}

/** Table 1.3 */
export const PATH_PIECES = {
  i2: { rule: 'TT-5.3', labour: 2, shape: shape([0, 0], [0, 1]) },
  i3: { rule: 'TT-5.3', labour: 4, shape: shape([0, 0], [0, 1], [0, 2]) },
  v3: { rule: 'TT-5.3', labour: 4, shape: shape([0, 0], [0, 1], [1, -1]) },
  i4: { rule: 'TT-5.3', labour: 5, shape: shape([0, 0], [0, 1], [0, 2], [0, 3]) },
  l4: { rule: 'TT-5.3', labour: 5, shape: shape([0, 0], [0, 1], [0, 2], [1, -1]) },
  c4: { rule: 'TT-5.3', labour: 5, shape: shape([0, 0], [0, 1], [1, -1], [2, -1]) },
  s4: { rule: 'TT-5.3', labour: 5, shape: shape([0, 0], [0, 1], [1, -2], [1, -1]) },
  y4: { rule: 'TT-5.3', labour: 5, shape: shape([1, -1], [0, 0], [1, -2], [2, -1]) },
} satisfies Record<string, PathPiece>;

export type PathId = keyof typeof PATH_PIECES;
export const PATH_IDS = Object.keys(PATH_PIECES) as readonly PathId[];

/** Table 1.4: shape, supports needed, labour, how many may stand. */
interface BuildingPiece {
  readonly rule: string;
  readonly labour: number;
  readonly shape: readonly Axial[];
  readonly supports: number;
  readonly limit?: number;
}

const ONE_HEX = shape([0, 0]);
const HUT_SHAPE = shape([0, 0], [1, 0], [0, 1], [1, 1]);

export const BUILDING_PIECES = {
  hovel: { rule: 'TT-5.7', labour: 2, shape: ONE_HEX, supports: 1 },
  cage: { rule: 'TT-12.1', labour: 1, shape: ONE_HEX, supports: 2, limit: 12 },
  shop: { rule: 'TT-7.1', labour: 4, shape: shape([0, 0], [1, 0], [0, 1]), supports: 4, limit: 8 },
  'hut-mud': { rule: 'TT-5.9', labour: 2, shape: HUT_SHAPE, supports: 6 },
  'hut-wood': { rule: 'TT-5.9', labour: 6, shape: HUT_SHAPE, supports: 6 },
  'hut-clay': { rule: 'TT-18.6', labour: 16, shape: HUT_SHAPE, supports: 6 },
  pit: {
    rule: 'TT-12.1',
    labour: 6,
    shape: shape([0, 0], [0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]),
    supports: 9,
    limit: 3,
  },
} satisfies Record<string, BuildingPiece>;

export type BuildingId = keyof typeof BUILDING_PIECES;
export const BUILDING_IDS = Object.keys(BUILDING_PIECES) as readonly BuildingId[];

export function buildingPiece(id: BuildingId): BuildingPiece {
  return BUILDING_PIECES[id];
}

/** What Minions can be told to build on new ground. */
export type PieceId = PathId | BuildingId;
export const PIECE_IDS: readonly PieceId[] = [...PATH_IDS, ...BUILDING_IDS];

const PIECES: Readonly<Record<PieceId, PathPiece | BuildingPiece>> = { ...PATH_PIECES, ...BUILDING_PIECES };

export function pieceOf(id: PieceId): PathPiece | BuildingPiece {
  return PIECES[id];
}

export function isPathPiece(id: string): id is PathId {
  return id in PATH_PIECES;
}

/** TT-6.3, TT-18.3: what the walls of a Hut are made of, the private beds it begins with, and its room for resources. */
export const MATERIALS = {
  mud: { beds: 2, storage: 2, hut: 'hut-mud' },
  wood: { beds: 6, storage: 4, hut: 'hut-wood' },
  clay: { beds: 8, storage: 8, hut: 'hut-clay' },
} satisfies Record<string, { beds: number; storage: number; hut: BuildingId }>;

export type Material = keyof typeof MATERIALS;

export const HUT_MATERIAL: Readonly<Partial<Record<BuildingId, Material>>> = {
  'hut-mud': 'mud',
  'hut-wood': 'wood',
  'hut-clay': 'clay',
};

/** From level 2 on a Hut has at least so many beds of its own (TT-6.3). */
export const BEDS_FROM_LEVEL_2 = 6;
export const BEDS_OF_A_HOVEL = 2;
export const LARDER = 2;
export const CAGE = 2;
export const PIT_PER_LEVEL = 9;
export const PILE_STORAGE = 10;

/** What an add-on hovel and a pile cost, the crew (TT-7.9). */
export const HOVEL_LABOUR = 3;
export const PILE_LABOUR = 6;
export const REBUILD_LABOUR = 6;
/** Guards of a pit's add-on hovel. */
export const GUARDS = 2;
/** Add-on hovels that a Boss's Hut and a pit may carry. */
export const BOSS_HOVELS = 3;
export const PIT_HOVELS = 2;

/** By level: what a shop's gear catches, what it heals, how many it cooks for (section 7). */
export const SHOP_LEVELS = [
  { catches: 1, heals: 0, cooks: 0 },
  { catches: 2, heals: 1, cooks: 2 },
  { catches: 4, heals: 2, cooks: 4 },
  { catches: 8, heals: 2, cooks: 8 },
] as const;

/** Labour from others that runs a shop, whatever its level (TT-7.1). */
export const SHOP_CREW = 2;

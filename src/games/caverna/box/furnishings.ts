import { collectHooks } from '../../../kernel/hooks.ts';
import { HOOKS } from '../rules/hooks.ts';
import { FOLK_BOARDS, type FolkBoard } from './folk-ids.ts';
import { FOLKS } from './folks.ts';
import { type FolkLiteral, type Furnishing, type Group, TAG_OF } from './furnishing.ts';
import { FOLK_FURNISHINGS } from './furnishings/folks.ts';
import { FOOD } from './furnishings/food.ts';
import { MATERIALS } from './furnishings/materials.ts';
import { ROOMS } from './furnishings/rooms.ts';
import { YELLOW } from './furnishings/yellow.ts';

/** Table 1j, in its order. */
const BASE = [...ROOMS, ...MATERIALS, ...FOOD, ...YELLOW] as const;
export type BaseFurnishing = (typeof BASE)[number]['id'];
export type FolkFurnishing = (typeof FOLK_FURNISHINGS)[number]['id'];
export type FurnishingId = BaseFurnishing | FolkFurnishing;

type OfFolk = FolkLiteral & { readonly id: FolkFurnishing };

const COMMON = { site: 'cavern', intro: false, unlimited: false, reconstructed: false } as const;
const NONE = { covers: undefined, folk: undefined, replaces: undefined };

const GROUP_OF = Object.fromEntries(BASE.map(({ id, tile }) => [id, tile.group])) as Record<BaseFurnishing, Group>;

/** A furnishing is its number in this list: new ones go to its end. */
export const FURNISHINGS: readonly Furnishing[] = [
  ...BASE.map(({ id, tile, hooks, bot }) => ({ ...COMMON, ...NONE, tag: TAG_OF[tile.group], ...tile, id, hooks, bot })),
  // It is sorted in where the one lay whose place it takes.
  ...FOLK_FURNISHINGS.map(({ tile, ...furnishing }: OfFolk) => {
    const group = GROUP_OF[tile.replaces];
    return { ...COMMON, ...NONE, tag: TAG_OF[group], group, ...tile, ...furnishing };
  }),
];
export const FURNISHING_IDS: readonly FurnishingId[] = FURNISHINGS.map(({ id }) => id);
export const BASE_KINDS = BASE.length;

const NUMBERS: ReadonlyMap<string, number> = new Map(FURNISHING_IDS.map((id, number) => [id, number]));

/** The number of a furnishing, or -1 for a landscape. */
export function furnishingNumber(id: string): number {
  return NUMBERS.get(id) ?? -1;
}

/** Whether what lies on a cell is a furnishing, and not a landscape. */
export function isFurnishingId(id: string): id is FurnishingId {
  return NUMBERS.has(id);
}

export function furnishingAt(number: number): Furnishing {
  return FURNISHINGS[number] as Furnishing;
}

/** Furnishings by their numbers, then folks. */
export const HOOK_SET = collectHooks(HOOKS, [...FURNISHINGS, ...FOLKS]);

/** The number of the folk among all that a player may hold. */
export function folkNumber(folk: FolkBoard): number {
  return FURNISHINGS.length + FOLK_BOARDS.indexOf(folk);
}

export function isFurnishing(thing: number): boolean {
  return thing < FURNISHINGS.length;
}

import type { Some } from './goods.ts';
import { NOTHING } from './goods.ts';
import type { TwinTile } from './tiles.ts';

/** What an action space lets its Person do, by name, and what it goes by. What each does is a line of the table in `parts/`. */
interface PartFields {
  /** CV-4.4: all goods on the space. */
  take: unknown;
  /** Goods from the general supply. */
  gain: { readonly goods: Some };
  /** CV-4.37: for each mine, or once for so many of them. */
  'per-mine': { readonly mine: 'ore-mine' | 'ruby-mine'; readonly goods: Some };
  'with-mines': { readonly mine: 'ore-mine' | 'ruby-mine'; readonly least: number; readonly goods: Some };
  /** CV-4.30 */
  'starting-player': unknown;
  /** One of the tiles, and what comes with it: no tile, no goods. */
  place: { readonly tiles: readonly TwinTile[]; readonly then: Some };
  'ruby-mine': unknown;
  furnish: { readonly only: 'any' | 'dwelling' };
  fences: { readonly stable: boolean };
  sow: unknown;
  forge: unknown;
  expedition: { readonly level: number; readonly times: number };
  grow: unknown;
  trade: unknown;
  market: unknown;
  imitate: { readonly food: number };
}

export type PartName = keyof PartFields;
export type Part<Name extends PartName = PartName> = {
  [Each in Name]: { readonly is: Each } & PartFields[Each];
}[Name];

/** A way to go at an either/or, by its name. */
export interface Branch {
  readonly name: BranchName;
  readonly effect: Effect;
}

export const BRANCH_NAMES = ['dog', 'furnish', 'goods', 'growth', 'dwelling', 'gold', 'forest', 'mountain'] as const;
export type BranchName = (typeof BRANCH_NAMES)[number];

/** CV-1.17: parts and how they are joined. */
export type Effect =
  | Part
  /** `&`: all of them, in the order written. */
  | { readonly is: 'and'; readonly parts: readonly Effect[] }
  /** At least one. With `and/or` the order is free by rule, but matters on Housework only. */
  | { readonly is: 'and-or' | 'then-or'; readonly parts: readonly Effect[] }
  /** At least one, and in which order is asked. */
  | { readonly is: 'in-any-order'; readonly branches: readonly Branch[] }
  /** Exactly one, unless the player's rules say otherwise; `doubled` says how often they may. */
  | { readonly is: 'either'; readonly branches: readonly Branch[]; readonly doubled: 'always' | 'once' }
  /** May be left out even where all else must be done. */
  | { readonly is: 'may'; readonly part: Part };

// The words of table 1f and 1g.

export const TAKE: Part = { is: 'take' };
export const SOW: Part = { is: 'sow' };
export const FORGE: Part = { is: 'forge' };
export const GROW: Part = { is: 'grow' };
export const TRADE: Part = { is: 'trade' };
export const FURNISH: Part = { is: 'furnish', only: 'any' };
export const FURNISH_DWELLING: Part = { is: 'furnish', only: 'dwelling' };
export const FENCES: Part = { is: 'fences', stable: false };
export const FENCES_AND_STABLE: Part = { is: 'fences', stable: true };

export function gain(goods: Some): Part {
  return { is: 'gain', goods };
}

export function place(tiles: TwinTile | readonly TwinTile[], then: Some = NOTHING): Part {
  return { is: 'place', tiles: typeof tiles === 'string' ? [tiles] : tiles, then };
}

export function expedition(level: number, times = 1): Part {
  return { is: 'expedition', level, times };
}

export function imitate(food: number): Part {
  return { is: 'imitate', food };
}

export function and(...parts: Effect[]): Effect {
  return { is: 'and', parts };
}

export function andOr(...parts: Effect[]): Effect {
  return { is: 'and-or', parts };
}

export function thenOr(...parts: Effect[]): Effect {
  return { is: 'then-or', parts };
}

export function inAnyOrder(...branches: Branch[]): Effect {
  return { is: 'in-any-order', branches };
}

export function either(...branches: Branch[]): Effect {
  return { is: 'either', branches, doubled: 'always' };
}

export function eitherOnce(...branches: Branch[]): Effect {
  return { is: 'either', branches, doubled: 'once' };
}

export function branch(name: BranchName, effect: Effect): Branch {
  return { name, effect };
}

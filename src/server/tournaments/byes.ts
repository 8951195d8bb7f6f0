import { blocksOf, MOST_TRIES, seatedApart } from './apart.ts';
import type { Sizes } from './table-sizes.ts';

/** The players with the sizes of their tables, and the byes. */
export interface Field {
  /** In the order given. */
  readonly players: readonly string[];
  readonly sizes: readonly number[];
  readonly byes: readonly string[];
}

interface FieldQuestion {
  readonly players: readonly string[];
  /** The same players in the order in which they are given byes. */
  readonly byesFirst: readonly string[];
  sizesFor(people: number): Sizes;
  isBlocked(one: string, other: string): boolean;
}

/** The most choices of byes that are tried for each number of byes. */
const MOST_CHOICES = 500;
/** The most search steps in all, some tens of milliseconds, so that blocks cannot keep a server busy. */
const MOST_LOOKS = 200_000;

/**
 * The fewest byes with which nobody sits with somebody blocked. If the usual choice makes that impossible, people with blocks are given
 * byes: one by one, and if nothing is found, all of them. Undefined if no table is possible at all.
 */
export function fieldFor({ players, byesFirst, sizesFor, isBlocked }: FieldQuestion): Field | undefined {
  const blocks = blocksOf(players, isBlocked);
  const concerned = byesFirst.filter((player) => blocks.has(player));
  let looks = MOST_LOOKS;
  for (let count = sizesFor(players.length).byes; count < players.length && looks > 0; count++) {
    const { tables: sizes, byes: more } = sizesFor(players.length - count);
    if (more > 0 || sizes.length === 0) continue;
    for (const byes of choices(byesFirst, concerned, count)) {
      const staying = without(players, byes);
      const tries = { left: Math.min(MOST_TRIES, looks) };
      const before = tries.left;
      if (concerned.length === 0 || seatedApart(sizes, staying, blocks, tries) !== undefined)
        return { players: staying, sizes, byes };
      looks -= before - tries.left + players.length;
      if (looks <= 0) break;
    }
  }
  return fieldOfOthers(players, byesFirst, concerned, sizesFor);
}

/** Byes for everybody with a block, and for as few others as possible. */
function fieldOfOthers(
  players: readonly string[],
  byesFirst: readonly string[],
  concerned: readonly string[],
  sizesFor: FieldQuestion['sizesFor'],
): Field | undefined {
  const others = without(byesFirst, concerned);
  const { tables: sizes, byes: more } = sizesFor(others.length);
  if (sizes.length === 0) return undefined;
  const byes = [...concerned, ...others.slice(0, more)];
  return { players: without(players, byes), sizes, byes };
}

function without(players: readonly string[], some: readonly string[]): string[] {
  const left = new Set(some);
  return players.filter((player) => !left.has(player));
}

/** Sets of byes of that size: the usual one, then those with more and more people with blocks. */
function* choices(byesFirst: readonly string[], concerned: readonly string[], count: number): Generator<string[]> {
  let left = MOST_CHOICES;
  for (let chosen = 0; chosen <= Math.min(count, concerned.length); chosen++) {
    for (const some of subsets(concerned, chosen)) {
      if (left-- === 0) return;
      const others = without(byesFirst, some);
      yield [...some, ...others.slice(0, count - chosen)];
    }
  }
}

function* subsets<T>(list: readonly T[], size: number): Generator<T[]> {
  if (size === 0) yield [];
  else {
    for (const [index, first] of list.entries()) {
      for (const rest of subsets(list.slice(index + 1), size - 1)) yield [first, ...rest];
    }
  }
}

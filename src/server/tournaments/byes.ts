import { blocksOf, MOST_TRIES, seatedApart } from './apart.ts';
import type { Sizes } from './table-sizes.ts';

/** Who plays and at tables of what size, and who has none this time. */
export interface Field {
  /** In the order given. */
  readonly players: readonly string[];
  readonly sizes: readonly number[];
  readonly byes: readonly string[];
}

interface FieldQuestion {
  readonly players: readonly string[];
  /** The same players: who is given a bye first. */
  readonly byesFirst: readonly string[];
  sizesFor(people: number): Sizes;
  isBlocked(one: string, other: string): boolean;
}

/** So many choices of who sits out are looked at for each number of byes. */
const MOST_CHOICES = 500;
/** So much is looked at in all, some tens of milliseconds: nobody can keep a server busy by blocks. */
const MOST_LOOKS = 200_000;

/**
 * As few byes as there can be, such that nobody has to sit with somebody blocked. If the usual choice makes that impossible, somebody
 * whom a block concerns sits out, and if nothing is found so, all of these do. Undefined if there is no table at all.
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

/** Everybody whom a block concerns sits out, and as few others as there can be. */
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

/** Sets of so many who sit out: the usual one, then those with more and more of the people whom blocks concern. */
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

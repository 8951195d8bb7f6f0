import { seatedApart } from './apart.ts';
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

/**
 * As few byes as there can be, such that nobody has to sit with somebody blocked. If the usual choice makes that impossible, somebody
 * whom a block concerns sits out. Undefined if there is no table at all.
 */
export function fieldFor({ players, byesFirst, sizesFor, isBlocked }: FieldQuestion): Field | undefined {
  const concerned = byesFirst.filter((one) => players.some((other) => other !== one && isBlocked(one, other)));
  for (let count = sizesFor(players.length).byes; count < players.length; count++) {
    const { tables: sizes, byes: more } = sizesFor(players.length - count);
    if (more > 0 || sizes.length === 0) continue;
    for (const byes of choices(byesFirst, concerned, count)) {
      const staying = players.filter((player) => !byes.includes(player));
      const blocked = (one: number, other: number) => isBlocked(staying[one] ?? '', staying[other] ?? '');
      if (concerned.length === 0 || seatedApart(sizes, staying.length, blocked) !== undefined)
        return { players: staying, sizes, byes };
    }
  }
  return undefined;
}

/** Sets of so many who sit out: the usual one, then those with more and more of the people whom blocks concern. */
function* choices(byesFirst: readonly string[], concerned: readonly string[], count: number): Generator<string[]> {
  let left = MOST_CHOICES;
  for (let chosen = 0; chosen <= Math.min(count, concerned.length); chosen++) {
    for (const some of subsets(concerned, chosen)) {
      if (left-- === 0) return;
      const others = byesFirst.filter((player) => !some.includes(player));
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

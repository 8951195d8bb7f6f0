export interface Sizes {
  readonly tables: readonly number[];
  readonly byes: number;
}

/**
 * How many people sit at each table: as many tables of the wanted size as possible, some with one seat less; what does not fit
 * makes tables with one seat more where the game allows it, else somebody has a bye.
 */
export function tableSizes(people: number, wanted: number, allowed: readonly number[]): Sizes {
  for (let byes = 0; byes < people; byes++) {
    const seated = people - byes;
    const tables = evenTables(seated, wanted, allowed) ?? withLargerTables(seated, wanted, allowed);
    if (tables) return { tables, byes };
  }
  return { tables: [], byes: people };
}

/** The fewest people who make a table. */
export function fewestPeople(wanted: number, allowed: readonly number[]): number {
  for (let people = 2; people < wanted; people++)
    if (tableSizes(people, wanted, allowed).tables.length > 0) return people;
  return wanted;
}

/** The fewest short tables come first in the search. */
function evenTables(people: number, wanted: number, allowed: readonly number[]): number[] | undefined {
  const mayBeShort = wanted > 2 && allowed.includes(wanted - 1);
  const most = mayBeShort ? Math.floor(people / (wanted - 1)) : 0;
  for (let short = 0; short <= most; short++) {
    const rest = people - short * (wanted - 1);
    if (rest >= 0 && rest % wanted === 0) return [...repeated(wanted, rest / wanted), ...repeated(wanted - 1, short)];
  }
  return undefined;
}

function withLargerTables(people: number, wanted: number, allowed: readonly number[]): number[] | undefined {
  if (!allowed.includes(wanted + 1)) return undefined;
  for (let large = 1; large * (wanted + 1) <= people; large++) {
    const others = evenTables(people - large * (wanted + 1), wanted, allowed);
    if (others) return [...repeated(wanted + 1, large), ...others];
  }
  return undefined;
}

function repeated(size: number, times: number): number[] {
  return Array.from({ length: times }, () => size);
}

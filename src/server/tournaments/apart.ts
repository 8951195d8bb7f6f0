/** Keeping people apart: those who have blocked one another never share a table. */

/** By player: whom they do not sit with. Players whom no block concerns are not in it. */
export type Blocks = ReadonlyMap<string, ReadonlySet<string>>;

/** How many more places may be tried. */
export interface Tries {
  left: number;
}

/** After so many tries the search gives up. With few blocks it needs far fewer. */
export const MOST_TRIES = 20_000;

export function blocksOf(
  players: readonly string[],
  isBlocked: (one: string, other: string) => boolean,
): Map<string, Set<string>> {
  const blocks = new Map<string, Set<string>>();
  const add = (one: string, other: string) => blocks.set(one, (blocks.get(one) ?? new Set()).add(other));
  for (const [index, one] of players.entries()) {
    for (const other of players.slice(index + 1)) {
      if (!isBlocked(one, other)) continue;
      add(one, other);
      add(other, one);
    }
  }
  return blocks;
}

/**
 * The players of each table, so that no two who are blocked sit together; undefined if no such seating was found. Everybody whom no
 * block concerns takes what is left, in order.
 */
export function seatedApart(
  sizes: readonly number[],
  players: readonly string[],
  blocks: Blocks,
  tries: Tries = { left: MOST_TRIES },
): string[][] | undefined {
  const degree = (player: string) => blocks.get(player)?.size ?? 0;
  const rank = new Map(players.map((player, index) => [player, index]));
  const concerned = players
    .filter((player) => blocks.has(player))
    .sort((one, other) => degree(other) - degree(one) || (rank.get(one) ?? 0) - (rank.get(other) ?? 0));
  const tables: string[][] = sizes.map(() => []);

  const place = (index: number): boolean => {
    const player = concerned[index];
    if (player === undefined) return true;
    const seen = new Set<number>();
    for (const [table, seated] of tables.entries()) {
      if (tries.left-- <= 0) return false;
      const size = sizes[table] ?? 0;
      if (seated.length >= size) continue;
      // Empty tables of one size are equivalent, so only the first is tried.
      if (seated.length === 0 && seen.has(size)) continue;
      if (seated.length === 0) seen.add(size);
      if (seated.some((other) => blocks.get(player)?.has(other))) continue;
      seated.push(player);
      if (place(index + 1)) return true;
      seated.pop();
    }
    return false;
  };

  if (!place(0)) return undefined;
  const others = players.filter((player) => !blocks.has(player));
  for (const [table, seated] of tables.entries()) seated.push(...others.splice(0, (sizes[table] ?? 0) - seated.length));
  return tables;
}

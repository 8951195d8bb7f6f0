/** Keeping people apart: those who have blocked one another never share a table. */

/** So many tries, and the search gives up: blocks are few, and it needs far fewer. */
const MOST_TRIES = 20_000;

/**
 * Players as their places in the list, by table, so that no two who are blocked sit together; undefined if there is no such
 * seating. Everybody whom no block concerns takes what is left, in order.
 */
export function seatedApart(
  sizes: readonly number[],
  count: number,
  isBlocked: (one: number, other: number) => boolean,
): number[][] | undefined {
  const blocks = blocksByPlayer(count, isBlocked);
  const concerned = [...blocks.keys()].sort((one, other) => degree(blocks, other) - degree(blocks, one) || one - other);
  const tables: number[][] = sizes.map(() => []);
  let tries = 0;

  const place = (index: number): boolean => {
    const player = concerned[index];
    if (player === undefined) return true;
    const seen = new Set<number>();
    for (const [table, seated] of tables.entries()) {
      const size = sizes[table] ?? 0;
      if (seated.length >= size) continue;
      // Of empty tables of one size, one stands for all.
      if (seated.length === 0 && seen.has(size)) continue;
      if (seated.length === 0) seen.add(size);
      if (seated.some((other) => blocks.get(player)?.has(other))) continue;
      if (++tries > MOST_TRIES) return false;
      seated.push(player);
      if (place(index + 1)) return true;
      seated.pop();
    }
    return false;
  };

  if (!place(0)) return undefined;
  const others = Array.from({ length: count }, (_, player) => player).filter((player) => !blocks.has(player));
  for (const [table, seated] of tables.entries()) seated.push(...others.splice(0, (sizes[table] ?? 0) - seated.length));
  return tables;
}

function blocksByPlayer(
  count: number,
  isBlocked: (one: number, other: number) => boolean,
): Map<number, ReadonlySet<number>> {
  const blocks = new Map<number, Set<number>>();
  for (let one = 0; one < count; one++) {
    for (let other = one + 1; other < count; other++) {
      if (!isBlocked(one, other)) continue;
      blocks.set(one, (blocks.get(one) ?? new Set()).add(other));
      blocks.set(other, (blocks.get(other) ?? new Set()).add(one));
    }
  }
  return blocks;
}

function degree(blocks: ReadonlyMap<number, ReadonlySet<number>>, player: number): number {
  return blocks.get(player)?.size ?? 0;
}

/** A table that refers to another one. */
export interface Reference {
  readonly from: string;
  readonly to: string;
}

/** The tables in an order in which each comes after those it refers to. */
export function inOrder(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = [];
  const waiting = new Set([...tables].sort());
  while (waiting.size > 0) {
    const next = [...waiting].filter(
      (table) => !references.some(({ from, to }) => from === table && to !== table && waiting.has(to)),
    );
    if (next.length === 0) throw new Error(`these tables refer to each other in a circle: ${[...waiting].join(', ')}`);
    for (const table of next) waiting.delete(table);
    ordered.push(...next);
  }
  return ordered;
}

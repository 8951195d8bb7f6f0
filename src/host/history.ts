import { type CountedEntry, countedAmong } from './entry.ts';
import type { SnapshotRow, Store } from './store.ts';

/** Steps of a match, read from the snapshots around them, so that it costs the same early and late in a match. */
interface Stretch {
  /** The newest settled position before the first of the steps. */
  readonly from: SnapshotRow;
  /** From that position on, in order, up to the last one wanted. */
  readonly steps: readonly CountedEntry[];
}

/** Everything from the settled position at or before step `first` up to step `last`. */
export async function stretch(store: Store, table: string, first: number, last: number): Promise<Stretch> {
  const from = await store.snapshotBefore(table, Math.max(0, first));
  if (from === undefined) throw new Error(`match ${table} has no position to begin with`);
  const until = await store.sequenceAfter(table, last);
  const rows = await store.logFrom(table, from.sequence, until);
  return { from, steps: countedAmong(rows, from.steps).filter(({ step }) => step <= last) };
}

/** What was told in the steps from `first` to `last`, as JSON; step 0 is the setup. */
export async function toldBetween(
  store: Store,
  table: string,
  opening: string,
  first: number,
  last: number,
): Promise<string[]> {
  if (last < first) return [];
  const { steps } = await stretch(store, table, first - 1, last);
  const told = steps.filter(({ step }) => step >= first).map(({ row }) => row.told);
  return first <= 0 ? [opening, ...told] : told;
}

import { type CountedEntry, countedAmong } from './entry.ts';
import type { SnapshotRow, Store } from './store.ts';

/** Moments of a match, read from the snapshots around them, so that it costs the same early and late in a match. */
interface Stretch {
  /** The newest settled position before the first of the moments. */
  readonly from: SnapshotRow;
  /** From that position on, in order, up to the last one wanted. */
  readonly moments: readonly CountedEntry[];
}

/** Everything from the settled position at or before moment `first` up to moment `last`. */
export async function stretch(store: Store, table: string, first: number, last: number): Promise<Stretch> {
  const from = await store.snapshotBefore(table, Math.max(0, first));
  if (from === undefined) throw new Error(`match ${table} has no position to begin with`);
  const until = await store.sequenceAfter(table, last);
  const rows = await store.logFrom(table, from.sequence, until);
  return { from, moments: countedAmong(rows, from.moments).filter(({ moment }) => moment <= last) };
}

/** What was told in the moments from `first` to `last`, as JSON; moment 0 is the setup. */
export async function toldBetween(
  store: Store,
  table: string,
  opening: string,
  first: number,
  last: number,
): Promise<string[]> {
  if (last < first) return [];
  const { moments } = await stretch(store, table, first - 1, last);
  const told = moments.filter(({ moment }) => moment >= first).map(({ row }) => row.told);
  return first <= 0 ? [opening, ...told] : told;
}

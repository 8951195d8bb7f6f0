import { type CountedEntry, countedAmong } from './entry.ts';
import type { SnapshotRow, Store } from './store.ts';

/** A range of moments, read from the nearest snapshot on, so that the cost does not grow with the match. */
interface Stretch {
  /** The newest settled snapshot before the first of the moments. */
  readonly from: SnapshotRow;
  /** All moments from that snapshot on, up to the last one wanted. */
  readonly moments: readonly CountedEntry[];
}

/** All moments from the settled snapshot at or before `first` up to `last`. */
export async function stretch(store: Store, table: string, first: number, last: number): Promise<Stretch> {
  const from = await store.snapshotBefore(table, Math.max(0, first));
  if (from === undefined) throw new Error(`match ${table} has no position to begin with`);
  const until = await store.sequenceAfter(table, last);
  const rows = await store.logFrom(table, from.sequence, until);
  return { from, moments: countedAmong(rows, from.moments).filter(({ moment }) => moment <= last) };
}

/** The events of the moments from `first` to `last`, as JSON; moment 0 is the setup. */
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

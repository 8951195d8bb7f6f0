import { type Step, stepsAmong } from '../store/entry.ts';
import { logFrom } from '../store/log.ts';
import type { Database, SnapshotRow } from '../store/schema.ts';
import { sequenceAfter, snapshotBefore } from '../store/snapshots.ts';

/** Steps of a match, read from the snapshots around them, so that it costs the same early and late in a match. */
interface Stretch {
  /** The newest settled position before the first of the steps. */
  readonly from: SnapshotRow;
  /** From that position on, in order, up to the last one wanted. */
  readonly steps: readonly Step[];
}

/** Everything from the settled position at or before step `first` up to step `last`. */
export async function stretch(db: Database, table: string, first: number, last: number): Promise<Stretch> {
  const from = await snapshotBefore(db, table, Math.max(0, first));
  if (from === undefined) throw new Error(`match ${table} has no position to begin with`);
  const until = await sequenceAfter(db, table, last);
  const rows = await logFrom(db, table, from.sequence, until);
  return { from, steps: stepsAmong(rows, from.steps).filter(({ step }) => step <= last) };
}

/** What was told in the steps from `first` to `last`, as JSON; step 0 is the setup. */
export async function toldBetween(
  db: Database,
  table: string,
  opening: string,
  first: number,
  last: number,
): Promise<string[]> {
  if (last < first) return [];
  const { steps } = await stretch(db, table, first - 1, last);
  const told = steps.filter(({ step }) => step >= first).map(({ row }) => row.told);
  return first <= 0 ? [opening, ...told] : told;
}

import type { Viewer } from '../../kernel/game.ts';
import { type CountedEntry, standingEntries } from '../match/entry.ts';
import type { SnapshotPlace, SnapshotRow, Store } from '../store.ts';
import { addMoments, countFor, isSecretEntry, type MomentCount } from './moments.ts';

/** A settled snapshot's place in the log, and how many moments lie before it. */
export interface Place {
  readonly sequence: number;
  readonly count: MomentCount;
}

/** An entry that counts, as some viewers count moments. */
interface Step extends CountedEntry {
  /** Whether the entry is a moment to them. */
  readonly known: boolean;
}

/** A range of moments, read from the nearest snapshot on, so that the cost does not grow with the match. */
interface LogRange {
  /** The newest settled snapshot before the first of the moments. */
  readonly from: Place;
  /** How many moments the viewers know of before it. */
  readonly before: number;
  /** All entries from that snapshot on, up to the last moment wanted. */
  readonly steps: readonly Step[];
}

/** All moments from the settled snapshot at or before `first` up to `last`, as these viewers count them. */
export async function readRange(
  store: Store,
  table: string,
  viewers: readonly Viewer[],
  first: number,
  last: number,
): Promise<LogRange> {
  const places = await placesOf(store, table);
  const from = places.findLast(({ count }) => countFor(count, viewers) <= first) ?? places[0];
  if (from === undefined) throw new Error(`match ${table} has no position to begin with`);
  const until = places.find(({ count }) => countFor(count, viewers) >= last)?.sequence;
  const rows = await store.logFrom(table, from.sequence, until);
  const before = countFor(from.count, viewers);
  let moment = before;
  const steps: Step[] = [];
  for (const counted of standingEntries(rows, from.count.all)) {
    const known = !isSecretEntry(counted.entry) || viewers.includes(counted.entry.seat);
    if (known) moment++;
    if (moment > last) break;
    steps.push({ ...counted, moment, known });
  }
  return { from, before, steps };
}

/** The events of a moment, as JSON; moment 0 is the setup. */
export interface ToldMoment {
  readonly moment: number;
  readonly told: string;
}

/** The events of the moments from `first` to `last`, as these viewers count them. */
export async function toldBetween(
  store: Store,
  table: string,
  opening: string,
  viewers: readonly Viewer[],
  first: number,
  last: number,
): Promise<ToldMoment[]> {
  if (last < first) return [];
  const { steps } = await readRange(store, table, viewers, first - 1, last);
  const told = steps.flatMap(({ known, moment, row }) =>
    known && moment >= first ? [{ moment, told: row.told }] : [],
  );
  return first <= 0 ? [{ moment: 0, told: opening }, ...told] : told;
}

/** The settled snapshots of a match in the order of the log. */
async function placesOf(store: Store, table: string): Promise<Place[]> {
  const places = await store.settledPlaces(table);
  const counts = await countsAt(store, table, places);
  return places.map(({ sequence }, index) => ({ sequence, count: counts[index] as MomentCount }));
}

/** How many moments lie before a snapshot. */
export async function countAt(store: Store, snapshot: SnapshotRow): Promise<MomentCount> {
  const [count] = await countsAt(store, snapshot.table_id, [snapshot]);
  return count as MomentCount;
}

/** A version that does not count secret answers may have stored some of the snapshots. Then they are counted in the log. */
async function countsAt(store: Store, table: string, places: readonly SnapshotPlace[]): Promise<MomentCount[]> {
  const uncounted = places.findLast(({ secret }) => secret === null || secret === undefined);
  const rows = uncounted === undefined ? [] : await store.logFrom(table, 0, uncounted.sequence);
  const counted = standingEntries(rows, 0);
  return places.map(({ sequence, moments, secret }) => {
    if (secret !== null && secret !== undefined) return { all: moments, secret: JSON.parse(secret) };
    const before = counted.filter(({ row }) => row.sequence < sequence).map(({ entry }) => entry);
    return { all: moments, secret: addMoments({ all: 0, secret: [] }, before).secret };
  });
}

/** The newest settled place with at most that many moments before it that everybody may know of. */
export async function placeBefore(store: Store, table: string, moments: number): Promise<Place | undefined> {
  const places = await placesOf(store, table);
  return places.findLast(({ count }) => countFor(count, []) <= moments) ?? places[0];
}

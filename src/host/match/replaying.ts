import type { Game } from '../../kernel/game.ts';
import { type Match, resume } from '../../kernel/match.ts';
import { storedTable } from '../../kernel/table.ts';
import { upgradePosition } from '../../kernel/upgrade.ts';
import { countAt } from '../past/history.ts';
import type { LogRow, SnapshotRow, Store, TableRow } from '../store.ts';
import { effectiveRows, entryOf } from './entry.ts';
import { follow, type LiveMatch, liveFrom } from './live.ts';

/** A row of the log that the rules refuse or fail on, and why. */
interface Trouble {
  readonly sequence: number;
  readonly why: unknown;
}

/** Applies the rows until the rules refuse one. After that the match must not be used any more. */
export function followAll(live: LiveMatch, rows: readonly LogRow[]): Trouble | undefined {
  for (const row of effectiveRows(rows)) {
    const { sequence } = row;
    const entry = entryOf(row);
    live.sequence = sequence;
    if ('rules' in entry) {
      live.changed = entry;
      continue;
    }
    try {
      const done = follow(live, row);
      if ('refused' in done) {
        return { sequence, why: new Error(`entry ${sequence} is refused: ${JSON.stringify(done.refused)}`) };
      }
    } catch (why) {
      return { sequence, why };
    }
  }
  noteRead(live, rows);
  return undefined;
}

/** Entries that do not count any more still have their places in the log and among their seat's entries. */
export function noteRead(live: LiveMatch, rows: readonly LogRow[]): void {
  for (const { seat, number, sequence, at } of rows) {
    if (seat !== null && number !== null) live.counts[seat] = Math.max(live.counts[seat] ?? 0, number + 1);
    live.sequence = sequence + 1;
    live.entered = at;
  }
}

export async function liveAt(store: Store, game: Game, row: TableRow, snapshot: SnapshotRow): Promise<LiveMatch> {
  const { sequence } = snapshot;
  const moments = await countAt(store, snapshot);
  const counts = await store.countEntries(row.id, sequence);
  const entered = await enteredBefore(store, snapshot);
  return liveFrom(row.id, matchAt(game, row, snapshot), { sequence, moments, counts, entered });
}

/** When the entry before the snapshot was made; undefined at the start of a match. */
export async function enteredBefore(store: Store, { table_id, sequence }: SnapshotRow): Promise<number | undefined> {
  const [row] = sequence === 0 ? [] : await store.logFrom(table_id, sequence - 1, sequence);
  return row?.at;
}

/** The match at a stored position, upgraded to today's rules. */
export function matchAt(game: Game, row: TableRow, snapshot: SnapshotRow): Match {
  const table = storedTable(game, row.seats, JSON.parse(row.options));
  const position = upgradePosition(game, snapshot.version, JSON.parse(snapshot.position));
  const match = resume(game, table, row.seed, position);
  match.resigned = JSON.parse(snapshot.resigned);
  return match;
}

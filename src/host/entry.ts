import type { Seat } from '../kernel/game.ts';
import type { Entry } from '../kernel/match.ts';
import type { LogRow } from './store.ts';

/** What the log keeps: every answer, also those taken back later. Nothing is ever changed in it or removed from it. */
export type LogEntry =
  | Entry
  /** The answer with that place in the log does not count any more. */
  | { readonly seat: Seat; readonly undo: true; readonly undid: number }
  /** New rules could not take what came after that place, and the match went on from there. */
  | { readonly rules: number; readonly from: number };

export function entryOf(row: Pick<LogRow, 'entry'>): LogEntry {
  return JSON.parse(row.entry) as LogEntry;
}

/** An entry that counts, and the moment of the match it made. */
export interface CountedEntry {
  readonly moment: number;
  readonly row: LogRow;
  readonly entry: Entry;
}

/** The entries that count among rows of the log, of which the first one follows `moments` moments that nothing takes back. */
export function countedAmong(rows: readonly LogRow[], moments: number): CountedEntry[] {
  let counting: { row: LogRow; entry: Entry }[] = [];
  for (const row of rows) {
    const entry = entryOf(row);
    if ('rules' in entry) counting = counting.filter((each) => each.row.sequence < entry.from);
    else if ('undo' in entry) counting = counting.filter((each) => each.row.sequence !== entry.undid);
    else counting.push({ row, entry });
  }
  return counting.map((each, index) => ({ ...each, moment: moments + index + 1 }));
}

import type { Seat } from '../../kernel/game.ts';
import type { Entry } from '../../kernel/match.ts';
import type { LogRow } from '../store.ts';

/** An entry of the log. The log is append-only: moves that are undone later stay in it. */
export type LogEntry =
  | Entry
  /** The move at sequence `undid` does not count any more. */
  | { readonly seat: Seat; readonly undo: true; readonly undid: number }
  | RulesChange;

/** From here on newer rules are followed. The entries from sequence `from` on, `lost` moments, are refused by them and do not count. */
export interface RulesChange {
  readonly rules: number;
  readonly from: number;
  readonly lost?: number;
}

export function entryOf(row: Pick<LogRow, 'entry'>): LogEntry {
  return JSON.parse(row.entry) as LogEntry;
}

/** The rows without those that a change of rules has dropped; the change itself stays. */
export function effectiveRows(rows: readonly LogRow[]): readonly LogRow[] {
  let kept = rows;
  for (const row of rows) {
    const entry = entryOf(row);
    if (!('rules' in entry)) continue;
    kept = kept.filter(({ sequence }) => sequence < entry.from || sequence >= row.sequence);
  }
  return kept;
}

/** An entry that counts, and the number of its moment in the match. */
export interface CountedEntry<Row = LogRow> {
  readonly moment: number;
  readonly row: Row;
  readonly entry: Entry;
}

/** The entries among these rows that count. `moments` is how many settled moments lie before the first row. */
export function standingEntries<Row extends Pick<LogRow, 'sequence' | 'entry'>>(
  rows: readonly Row[],
  moments: number,
): CountedEntry<Row>[] {
  let counting: { row: Row; entry: Entry }[] = [];
  for (const row of rows) {
    const entry = entryOf(row);
    if ('rules' in entry) counting = counting.filter((each) => each.row.sequence < entry.from);
    else if ('undo' in entry) counting = counting.filter((each) => each.row.sequence !== entry.undid);
    else counting.push({ row, entry });
  }
  return counting.map((each, index) => ({ ...each, moment: moments + index + 1 }));
}

import { deal } from '../../../host/match/begin.ts';
import type { LogEntry } from '../../../host/match/entry.ts';
import {
  askedBits,
  doMove,
  doResign,
  type LiveMatch,
  markStored,
  placesOf,
  publicAskedBits,
} from '../../../host/match/live.ts';
import type { LogRow, TableRow } from '../../../host/store.ts';
import type { Game } from '../../../kernel/game.ts';
import { type Entry, isMatchOver } from '../../../kernel/match.ts';
import { writeTold } from '../../../protocol/lines.ts';
import type { KeptTable, WriteBatch } from './local-database.ts';
import { newKeptTable } from './new-kept-table.ts';
import type { NewLocalTable } from './stored-table.ts';

/** A table as the first version of the database stored it: only the entries, from which everything else is replayed. */
export interface EarlierTable extends NewLocalTable {
  readonly id: string;
  readonly version: number;
  readonly seed: string;
  readonly created: number;
  readonly moved: number;
  readonly entries: readonly Entry[];
  readonly standIns: Readonly<Record<number, string>>;
  readonly rematch?: string;
}

/**
 * Converts a table of the first version: its entries become the log. If today's rules are of another version or
 * refuse an entry, the match is stored as unreadable and still listed.
 */
export function migrated(earlier: EarlierTable, game: Game | undefined): WriteBatch {
  const table = tableOf(earlier);
  if (game !== undefined && game.version === earlier.version) {
    const played = playedAgain(earlier, table, game);
    if (played !== undefined) return played;
  }
  const log = earlier.entries.map((entry, sequence) => rowFor(earlier, sequence, entry));
  return { table: { ...table, unreadable: true }, log };
}

function tableOf(earlier: EarlierTable): KeptTable {
  const { id, seed, version, created, moved, standIns, rematch } = earlier;
  const kept = newKeptTable(earlier, { id, seed, version, made: created });
  return {
    ...kept,
    row: { ...kept.row, state: 'running', started: created, rematch: rematch ?? null },
    seats: kept.seats.map((seat) => ({ ...seat, stand_in: standIns[seat.seat] ?? null })),
    entered: moved,
    moved,
  };
}

function playedAgain({ entries, moved, created }: EarlierTable, table: KeptTable, game: Game): WriteBatch | undefined {
  try {
    const { live, start } = deal(game, table.row, created);
    const log: LogRow[] = [];
    for (const entry of entries) {
      const row = enteredRow(live, entry, moved);
      if (row === undefined) return undefined;
      log.push(row);
    }
    const { opening, asked } = start;
    const row: TableRow = { ...table.row, opening, asked, ...endOf(live, moved) };
    const standing = { asked: askedBits(live.match), publicAsked: publicAskedBits(live.match) };
    return { table: { ...table, row, ...standing }, log, snapshots: [start.snapshot] };
  } catch {
    return undefined;
  }
}

function enteredRow(live: LiveMatch, entry: Entry, at: number): LogRow | undefined {
  const { sequence, match } = live;
  const seatEntry = live.counts[entry.seat] ?? 0;
  const done = 'resign' in entry ? doResign(live, entry.seat) : doMove(live, entry.seat, entry.move);
  if ('refused' in done) return undefined;
  const { text: told } = writeTold(done.told);
  markStored(live, done.entry, told, at);
  const { version } = match.game;
  const asked = { asked: askedBits(match), asked_known: publicAskedBits(match) };
  return {
    ...rowOf(live.table, sequence, done.entry),
    seat: entry.seat,
    number: seatEntry,
    told,
    version,
    ...asked,
    at,
    moved: at,
  };
}

function endOf({ match }: LiveMatch, ended: number): Partial<TableRow> {
  return isMatchOver(match) ? { state: 'over', ended, places: JSON.stringify(placesOf(match)) } : {};
}

function rowFor({ id, version, moved }: EarlierTable, sequence: number, entry: Entry): LogRow {
  return { ...rowOf(id, sequence, entry), seat: null, version, at: moved, moved };
}

function rowOf(table: string, sequence: number, entry: LogEntry): LogRow {
  return {
    table_id: table,
    sequence,
    seat: null,
    number: null,
    entry: JSON.stringify(entry),
    told: '[]',
    version: 0,
    asked: 0,
    asked_known: 0,
    at: 0,
    moved: 0,
  };
}

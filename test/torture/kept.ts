import { entryOf } from '../../src/host/match/entry.ts';
import type { LogRow } from '../../src/host/store.ts';
import { checkDatabase } from '../../src/server/backup/check-database.ts';
import { settingsFor } from '../../src/server/settings.ts';
import { openForCommand } from '../../src/server/store/database/command-database.ts';
import { logFrom } from '../../src/server/store/match/log.ts';
import { keyOf } from '../server/crowd.ts';
import { isEntryOf } from '../server/kept.ts';
import type { Match } from './players.ts';

/** An entry of a log: somebody must have wanted it. */
export interface Entered {
  readonly table: string;
  readonly row: LogRow;
}

/** What is wrong with what the database has of these matches, lost moves and forks; and all entries of people. */
export interface Found {
  readonly wrong: string[];
  readonly entered: Entered[];
}

export async function lookAt(database: string, matches: readonly Match[]): Promise<Found> {
  // Taken down first: what is acknowledged meanwhile may be missing in what was read.
  const promised = matches.map((match) => ({ match, acknowledged: [...match.acknowledged.values()] }));
  const { db, close } = await openForCommand(database);
  try {
    const found: Found = { wrong: [], entered: [] };
    for (const { match, acknowledged } of promised) {
      const { table } = match;
      const rows = await logFrom(db, table, 0);
      const bySeat = new Map(rows.map((row) => [keyOfRow(row), row]));
      const say = (what: string) => found.wrong.push(`${match.game} ${table}: ${what}`);
      if (rows.some(({ sequence }, at) => sequence !== at)) say('there is a hole or a fork in the log');
      for (const wanted of acknowledged) {
        const row = bySeat.get(keyOf(wanted));
        if (row === undefined || !isEntryOf(row, wanted))
          say(`an acknowledged move is lost: ${JSON.stringify(wanted)}`);
      }
      found.entered.push(
        ...rows.filter((row) => row.seat !== null && !match.bots.has(row.seat)).map((row) => ({ table, row })),
      );
    }
    return found;
  } finally {
    await close();
  }
}

function keyOfRow({ seat, number }: LogRow): string {
  return keyOf({ seat: seat ?? -1, seatEntry: number ?? -1 });
}

/** Entries that nobody has sent. To be asked after the log was read: what was sent meanwhile may be in it. */
export function unwantedAmong(matches: readonly Match[], entered: readonly Entered[]): string[] {
  const byTable = new Map(matches.map((match) => [match.table, match]));
  return entered.flatMap(({ table, row }) => {
    const sent = byTable.get(table)?.sent.get(keyOfRow(row)) ?? [];
    const isWanted = 'rules' in entryOf(row) || sent.some((wanted) => isEntryOf(row, wanted));
    return isWanted ? [] : [`${table}: nobody wanted ${row.sequence}: ${row.entry}`];
  });
}

/** The matches under way that cannot be read, and why. */
export async function unreadableIn(database: string): Promise<string[]> {
  const { unreadable } = await checkDatabase(settingsFor({ database }));
  return unreadable.map(({ table, game, problem }) => `${game} ${table} cannot be read: ${problem}`);
}

/** Forgets what a failover has lost, and gives how many acknowledged moves that were, at how many tables. */
export async function forgetLost(
  database: string,
  matches: readonly Match[],
): Promise<{ moves: number; tables: number }> {
  const { db, close } = await openForCommand(database);
  const lost = { moves: 0, tables: 0 };
  try {
    for (const match of matches) {
      const rows = await logFrom(db, match.table, 0);
      const kept = new Set(rows.map(keyOfRow));
      const before = match.acknowledged.size;
      for (const key of [...match.acknowledged.keys()]) if (!kept.has(key)) match.acknowledged.delete(key);
      const table = await db.selectFrom('tables').select('id').where('id', '=', match.table).executeTakeFirst();
      if (table === undefined) match.gone = true;
      lost.moves += before - match.acknowledged.size;
      if (before > match.acknowledged.size || table === undefined) lost.tables++;
    }
  } finally {
    await close();
  }
  return lost;
}

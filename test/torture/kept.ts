import { entryOf } from '../../src/host/match/entry.ts';
import type { LogRow } from '../../src/host/store.ts';
import { checkDatabase } from '../../src/server/backup/check-database.ts';
import { settingsFor } from '../../src/server/settings.ts';
import { openForCommand } from '../../src/server/store/database/command-database.ts';
import { logFrom } from '../../src/server/store/match/log.ts';
import { keyOf } from '../server/crowd.ts';
import { isEntryOf } from '../server/kept.ts';
import type { Match } from './players.ts';

/** Everything that is wrong with what the database has of these matches: lost moves, forks, entries that nobody wanted. */
export async function wrongIn(database: string, matches: readonly Match[]): Promise<string[]> {
  // Taken down first: what is acknowledged meanwhile may be missing in what was read.
  const promised = matches.map((match) => ({ match, acknowledged: [...match.acknowledged.values()] }));
  const { db, close } = await openForCommand(database);
  try {
    const wrong: string[] = [];
    for (const { match, acknowledged } of promised) {
      const rows = await logFrom(db, match.table, 0);
      const bySeat = new Map(rows.map((row) => [keyOf({ seat: row.seat ?? -1, seatEntry: row.number ?? -1 }), row]));
      const say = (what: string) => wrong.push(`${match.game} ${match.table}: ${what}`);
      if (rows.some(({ sequence }, at) => sequence !== at)) say('there is a hole or a fork in the log');
      for (const wanted of acknowledged) {
        const row = bySeat.get(keyOf(wanted));
        if (row === undefined || !isEntryOf(row, wanted))
          say(`an acknowledged move is lost: ${JSON.stringify(wanted)}`);
      }
      for (const row of rows) if (!isWanted(match, row)) say(`nobody wanted ${row.sequence}: ${row.entry}`);
    }
    return wrong;
  } finally {
    await close();
  }
}

function isWanted({ bots, sent }: Match, row: LogRow): boolean {
  const entry = entryOf(row);
  if ('rules' in entry || bots.has(entry.seat)) return true;
  const asked = sent.get(keyOf({ seat: row.seat ?? -1, seatEntry: row.number ?? -1 })) ?? [];
  return asked.some((wanted) => isEntryOf(row, wanted));
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
      const kept = new Set(rows.map((row) => keyOf({ seat: row.seat ?? -1, seatEntry: row.number ?? -1 })));
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

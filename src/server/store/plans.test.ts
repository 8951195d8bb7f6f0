import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, type KyselyConfig, type LogEvent, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from './database/open.ts';
import type { Database } from './database/schema.ts';
import { openShared } from './database/sqlite.ts';
import { matchesToTrim } from './match/trim.ts';
import { matchesToCount } from './ratings/ratings.ts';
import { oldMatches, staleGatherings } from './tables/put-away.ts';
import { openTables } from './tables/tables.ts';
import { nextStretch, tablesWithWaitingBots } from './tables/waiting-bots.ts';

/** What looks for a few rows again and again, and the index by which it finds them: a database of years has a million others. */
const QUERIES: Readonly<Record<string, readonly [(db: Database) => Promise<unknown>, string]>> = {
  'matches to count': [(db) => matchesToCount(db, 'new', 20), 'tables_uncounted'],
  'matches that could not be counted': [(db) => matchesToCount(db, 'failed', 20), 'tables_uncounted'],
  'matches to trim': [(db) => matchesToTrim(db, 1, 200), 'tables_untrimmed'],
  'matches to remove': [(db) => oldMatches(db, 1, 200), 'tables_by_end'],
  'tables that never began': [(db) => staleGatherings(db, 1, 200), 'tables_by_state'],
  'the next running matches': [(db) => nextStretch(db, 'm', 200), 'tables_running'],
  'bots that nobody lets think': [
    (db) => tablesWithWaitingBots(db, 1, ['one'], { after: 'm', upTo: 'n' }),
    'tables_running',
  ],
  'the lobby': [(db) => openTables(db, { state: 'gathering', since: 0 }), 'tables_by_state'],
};

test.each(Object.entries(QUERIES))('SQLite finds %s by an index', async (_, [query, index]) => {
  const folder = mkdtempSync(join(tmpdir(), 'underbridge-plans-'));
  const file = join(folder, 'underbridge.db');
  await (await openDatabase(file, () => {})).close();
  const { dialect, close } = openShared(file);
  const asked: LogEvent[] = [];
  const config: KyselyConfig = { dialect, log: (event) => void asked.push(event) };
  const db: Database = new Kysely(config);
  try {
    await query(db);
    const [first] = asked;
    // As it is prepared: with values still unknown.
    const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${first?.query.sql}`).execute(db);
    expect(rows.map(({ detail }) => detail).join()).toContain(`INDEX ${index}`);
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
});

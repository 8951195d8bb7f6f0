import { Kysely, Migrator } from 'kysely';
import pg from 'pg';
import type { Value } from '../../../src/server/backup/contents.ts';
import { readPostgres } from '../../../src/server/backup/postgres-rows.ts';
import { readSqlite } from '../../../src/server/backup/sqlite-file.ts';
import { kindOf } from '../../../src/server/store/database/address.ts';
import { postgresDialect } from '../../../src/server/store/database/postgres.ts';
import type { Database } from '../../../src/server/store/database/schema.ts';
import { openSqlite } from '../../../src/server/store/database/sqlite.ts';
import { migrationsFor } from '../../../src/server/store/migrations/list.ts';

/** Every version that a database of ours has ever had. */
export const VERSIONS = Object.keys(migrationsFor('sqlite')).sort();

/** Readable as JSON, where a migration reads it, and with what is easily broken on the way. */
const TEXT = JSON.stringify({ seat: 0, said: 'Åsa’s "ß"\n\\ 🪨 \u2028' });
const NUMBER = 1_763_430_000_123;

async function opened(database: string): Promise<{ db: Database; close(): Promise<void> }> {
  if (kindOf(database) === 'sqlite') {
    const { dialect, close } = openSqlite(database);
    return { db: new Kysely({ dialect }), close };
  }
  const db: Database = new Kysely({ dialect: postgresDialect(new pg.Pool({ connectionString: database })) });
  return { db, close: () => db.destroy() };
}

/** Makes the database as it was in that version, with a row in each of its tables. */
export async function makeVersion(database: string, version: string): Promise<void> {
  const kind = kindOf(database);
  const { db, close } = await opened(database);
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsFor(kind) } });
    const { error } = await migrator.migrateTo(version);
    if (error !== undefined) throw error;
    const tables = await db.introspection.getTables();
    const waiting = new Map(tables.map(({ name, columns }) => [name, columns]));
    const any = db as unknown as Kysely<Record<string, Record<string, Value>>>;
    // A table that refers to another is refused until that one has its row.
    for (let attempt = 0; waiting.size > 0; attempt++) {
      if (attempt > tables.length) throw new Error(`no rows for ${[...waiting.keys()].join(', ')}`);
      for (const [name, columns] of waiting) {
        const row = Object.fromEntries(
          columns.map(({ name: column, dataType }) => [column, /text/i.test(dataType) ? TEXT : numberFor(dataType)]),
        );
        const written = await any
          .insertInto(name)
          .values(row)
          .execute()
          .then(
            () => true,
            () => false,
          );
        if (written) waiting.delete(name);
      }
    }
  } finally {
    await close();
  }
}

function numberFor(dataType: string): number {
  if (/bigint|int8/i.test(dataType)) return NUMBER;
  return /real|double|float/i.test(dataType) ? 0.1 : 1;
}

/** Everything that is in the database, by table; but not the row by which servers try whether writing works. */
export async function allRows(database: string): Promise<Record<string, unknown[]>> {
  const { rows, close } = kindOf(database) === 'sqlite' ? readSqlite(database) : await readPostgres(database);
  try {
    const found: Record<string, unknown[]> = {};
    for await (const part of rows()) {
      if (part.table === 'probes') continue;
      const named = part.rows.map((row) => Object.fromEntries(part.columns.map((column, at) => [column, row[at]])));
      found[part.table] = [...(found[part.table] ?? []), ...named];
    }
    return found;
  } finally {
    await close();
  }
}

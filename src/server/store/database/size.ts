import { statSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database, DatabaseKind } from './schema.ts';

/** In bytes: how much room the database takes. */
export async function databaseSize(db: Database, kind: DatabaseKind, database: string): Promise<number> {
  if (kind === 'sqlite') {
    const sizes = [database, `${database}-wal`].map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0);
    return sizes.reduce((sum, size) => sum + size, 0);
  }
  const { rows } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(db);
  return Number(rows[0]?.size ?? 0);
}

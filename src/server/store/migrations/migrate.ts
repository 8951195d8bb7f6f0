import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator, sql } from 'kysely';
import type { Database, DatabaseKind } from '../database/schema.ts';
import { migrationsFor, nameToday, RENAMED } from './list.ts';

/** Brings the database up to date. PostgreSQL lets one process do it while the others wait. */
export async function migrate(db: Database, kind: DatabaseKind): Promise<void> {
  const known = migrationsFor(kind);
  await renameDone(db);
  const later = await madeByNewer(db, known);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...known, ...later }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Brings an empty database to the version with that migration as its last, within a transaction of the caller's. */
export async function migrateWithin(db: Database, kind: DatabaseKind, last: string): Promise<void> {
  const provider = { getMigrations: async () => migrationsFor(kind) };
  const { error } = await new Migrator({ db, provider, disableTransactions: true }).migrateTo(last);
  if (error !== undefined) throw error;
}

/** The last migration that this program knows. */
export function newestMigration(): string {
  return Object.keys(migrationsFor('sqlite')).sort().at(-1) ?? '';
}

/** The migrations that the database has been through, in order; none if it is new. */
export async function migrationsDone(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => nameToday(name));
}

/** Otherwise the migrator would miss those that a database has been through under another name. */
async function renameDone(db: Database): Promise<void> {
  if ((await migrationsDone(db)).length === 0) return;
  for (const [before, today] of Object.entries(RENAMED)) {
    await sql`update ${sql.table(DEFAULT_MIGRATION_TABLE)} set name = ${today} where name = ${before}`.execute(db);
  }
}

/** Migrations of newer versions that have run already. They are compatible, and need nothing here. */
async function madeByNewer(db: Database, known: Record<string, Migration>): Promise<Record<string, Migration>> {
  const later = (await migrationsDone(db)).filter((name) => !Object.hasOwn(known, name) && name > newestMigration());
  return Object.fromEntries(later.map((name) => [name, { up: async () => {} }]));
}

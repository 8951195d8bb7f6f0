import { type Kysely, sql } from 'kysely';

/**
 * When a tournament is next due, and how often it has changed. Tournaments made by processes of the version before get the defaults,
 * and so are due at once.
 */
export async function addTournamentDue(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tournaments')
    .addColumn('due', 'bigint', (column) => column.defaultTo(0))
    .execute();
  await db.schema
    .alterTable('tournaments')
    .addColumn('marks', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql.raw(`update tournaments set due = null where state in ('over', 'called-off')`).execute(db);
  await sql.raw('create index tournaments_due on tournaments (due) where due is not null').execute(db);
}

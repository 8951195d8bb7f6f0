import { type Kysely, sql } from 'kysely';

/**
 * When somebody has to look at a tournament again, and how often it has changed. What processes of the version before make has the
 * defaults: it is looked at at once.
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

import { type Kysely, sql } from 'kysely';
import { foldName } from '../../../protocol/fold-name.ts';

/**
 * Seats that are kept for somebody, names to search by, what people were told of a host's deeds, and indexes for lists. Matches that
 * a host had ended were counted as draws; that is taken back.
 */
export async function addInvitations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('seats')
    .addColumn('kept', 'text', (column) => column.references('people.id').onDelete('set null'))
    .execute();
  await sql.raw('create index seats_by_kept on seats (kept) where kept is not null').execute(db);
  await db.schema.alterTable('people').addColumn('folded', 'text').execute();
  await db.schema.alterTable('people').addColumn('told', 'bigint').execute();
  await foldNames(db);
  await db.schema.alterTable('tables').addColumn('count_tries', 'integer').execute();
  await db.schema.createIndex('calls_by_made').on('calls').column('made').execute();
  await db.schema.createIndex('host_log_by_about').on('host_log').columns(['about', 'at']).execute();
  await forgetCalledOff(db);
}

async function foldNames(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from people`.execute(db);
  for (const { id, name } of rows) {
    await sql`update people set folded = ${foldName(name)} where id = ${id}`.execute(db);
  }
}

async function forgetCalledOff(db: Kysely<unknown>): Promise<void> {
  const off = "table_id in (select id from tables where state = 'over' and places is null)";
  await sql
    .raw(`update rating_pools set stale = 1 where game in (select game from rating_events where ${off})`)
    .execute(db);
  for (const table of ['results', 'deeds', 'rating_events']) {
    await sql.raw(`delete from ${table} where ${off}`).execute(db);
  }
}

import { type Kysely, sql } from 'kysely';

/** Notices on the screens of tournaments, including earlier ones. */
export async function makeTournamentNotices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tournament_notices')
    .addColumn('tournament', 'text', (column) => column.notNull().references('tournaments.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('tournament_notices_by_time')
    .on('tournament_notices')
    .columns(['tournament', 'at'])
    .execute();
  await sql
    .raw('insert into tournament_notices select id, made, notice from tournaments where notice is not null')
    .execute(db);
}

import type { Kysely } from 'kysely';

/** Tournaments, their entrants, and the tables of each round. */
export async function makeTournaments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tournaments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('pace', 'text')
    .addColumn('rated', 'integer', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('rounds', 'integer', (column) => column.notNull())
    .addColumn('every', 'bigint')
    .addColumn('open', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('notice', 'text')
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('starts', 'bigint')
    .addColumn('started', 'bigint')
    .addColumn('ended', 'bigint')
    .execute();
  await db.schema.createIndex('tournaments_by_state').on('tournaments').columns(['state', 'open', 'made']).execute();
  await db.schema
    .createTable('tournament_entries')
    .addColumn('tournament', 'text', (column) => column.notNull().references('tournaments.id').onDelete('cascade'))
    .addColumn('entrant', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.references('people.id').onDelete('set null'))
    .addColumn('bot', 'text')
    .addColumn('seed', 'integer')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('tournament_entries_key', ['tournament', 'entrant'])
    .execute();
  await db.schema.createIndex('tournament_entries_by_person').on('tournament_entries').column('person').execute();
  await db.schema
    .createTable('tournament_rounds')
    .addColumn('tournament', 'text', (column) => column.notNull().references('tournaments.id').onDelete('cascade'))
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('byes', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('ended', 'bigint')
    .addPrimaryKeyConstraint('tournament_rounds_key', ['tournament', 'round'])
    .execute();
  await db.schema
    .createTable('tournament_tables')
    .addColumn('tournament', 'text', (column) => column.notNull().references('tournaments.id').onDelete('cascade'))
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull().unique())
    .addColumn('players', 'text', (column) => column.notNull())
    .addColumn('places', 'text')
    .addColumn('scores', 'text')
    .addColumn('absent', 'text')
    .addColumn('note', 'text')
    .addPrimaryKeyConstraint('tournament_tables_key', ['tournament', 'round', 'number'])
    .execute();
  await db.schema
    .createTable('tournament_waits')
    .addColumn('person', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
}

import { type Kysely, sql } from 'kysely';

/**
 * What is kept of finished matches for good: the result of each seat, what it did to ratings, and deeds. Nothing here refers to tables or
 * people, so that it outlives the matches it tells of.
 */
export async function makeRatings(db: Kysely<unknown>): Promise<void> {
  const flag = (table: string, name: string) =>
    db.schema
      .alterTable(table)
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  await flag('tables', 'rated');
  await flag('tables', 'counted');
  await sql.raw(`create index tables_to_count on tables (ended) where state = 'over' and counted = 0`).execute(db);
  await flag('people', 'private');
  await db.schema.alterTable('people').addColumn('gone', 'bigint').execute();
  await db.schema.alterTable('devices').addColumn('network', 'text').execute();
  await makeResults(db);
  await makeRatingEvents(db);
  await db.schema
    .createTable('deeds')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('deed', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('deeds_key', ['table_id', 'seat', 'deed'])
    .execute();
  await db.schema.createIndex('deeds_by_person').on('deeds').column('person').execute();
}

async function makeResults(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('results')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('bot', 'text')
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('people', 'integer', (column) => column.notNull())
    .addColumn('ended', 'bigint', (column) => column.notNull())
    .addColumn('rated', 'integer', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('pace', 'text', (column) => column.notNull())
    .addColumn('fate', 'text', (column) => column.notNull())
    .addColumn('time_outs', 'integer', (column) => column.notNull())
    .addColumn('replies', 'integer', (column) => column.notNull())
    .addColumn('reply', 'bigint')
    .addColumn('network', 'text')
    .addPrimaryKeyConstraint('results_key', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('results_by_person').on('results').columns(['person', 'ended']).execute();
  await sql.raw('create index results_rated on results (ended) where rated = 1').execute(db);
  await sql.raw('create index results_by_bot on results (bot, game, place) where bot is not null').execute(db);
}

async function makeRatingEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rating_pools')
    .addColumn('game', 'text', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('stale', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('rating_events')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('absent', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('before', 'double precision', (column) => column.notNull())
    .addColumn('after', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_events_key', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('rating_events_in_order').on('rating_events').columns(['game', 'number']).execute();
  const byPerson = db.schema.createIndex('rating_events_by_person').on('rating_events');
  await byPerson.columns(['person', 'game', 'number']).execute();
  await db.schema
    .createTable('ratings')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rating', 'double precision', (column) => column.notNull())
    .addColumn('safe', 'double precision', (column) => column.notNull())
    .addColumn('matches', 'integer', (column) => column.notNull())
    .addColumn('wins', 'integer', (column) => column.notNull())
    .addColumn('opponents', 'integer', (column) => column.notNull())
    .addColumn('last', 'bigint', (column) => column.notNull())
    .addColumn('recent', 'text', (column) => column.notNull())
    .addColumn('trend', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['person', 'game'])
    .execute();
  await db.schema.createIndex('ratings_in_order').on('ratings').columns(['game', 'safe']).execute();
}

import { type Kysely, sql } from 'kysely';

/** People who wait for others to play with, and the outcome. Each waits for one kind of match at a time. */
export async function makeWaiting(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('waiting')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('pace', 'text', (column) => column.notNull())
    .addColumn('rated', 'integer', (column) => column.notNull())
    .addColumn('bot_after', 'bigint')
    .addColumn('stay', 'integer', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('ended', 'bigint')
    .addColumn('outcome', 'text')
    .addColumn('table_id', 'text')
    .addColumn('bots', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('opened', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql.raw('create unique index waiting_once on waiting (person) where ended is null').execute(db);
  await db.schema.createIndex('waiting_by_person').on('waiting').columns(['person', 'ended']).execute();
  await db.schema.createIndex('waiting_by_end').on('waiting').columns(['ended', 'outcome']).execute();
  // People who are called to their turns are called when a match was found, too.
  await sql.raw('update people set calls = calls | ((calls & 7) << 15) where calls is not null').execute(db);
}

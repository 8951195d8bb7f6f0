import type { Kysely } from 'kysely';

/** The host's room: who hosts, what they did, reports, mutes and bans, announcements, jobs that failed, and figures of each day. */
export async function makeHostRoom(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hosts')
    .addColumn('person', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('made', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('host_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('host_doors')
    .addColumn('device', 'text', (column) => column.primaryKey().references('devices.secret_hash').onDelete('cascade'))
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('host_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('host', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('about', 'text')
    .addColumn('details', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('host_log_by_time').on('host_log').columns(['at', 'id']).execute();
  await db.schema
    .createTable('restraints')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('restraints_key', ['person', 'kind'])
    .execute();
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('reporter', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('line', 'integer')
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('closed', 'bigint')
    .addColumn('closer', 'text')
    .addColumn('outcome', 'text')
    .execute();
  await db.schema.createIndex('reports_by_time').on('reports').columns(['at', 'id']).execute();
  for (const who of ['about', 'reporter']) {
    await db.schema.createIndex(`reports_by_${who}`).on('reports').column(who).execute();
  }
  await db.schema
    .createTable('announcements')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('texts', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('failed_jobs')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('problem', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('measures')
    .addColumn('day', 'integer', (column) => column.primaryKey())
    .addColumn('people', 'integer', (column) => column.notNull())
    .addColumn('running', 'integer', (column) => column.notNull())
    .addColumn('entries', 'integer', (column) => column.notNull())
    .addColumn('stored_ms', 'bigint', (column) => column.notNull())
    .addColumn('worst_ms', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('people_by_seen').on('people').column('seen').execute();
}

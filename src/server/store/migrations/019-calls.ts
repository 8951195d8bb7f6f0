import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../database/schema.ts';
import { CHANNEL } from './notices.ts';

/** A second trigger on people: what they are called for is known to every process that has one of their tables in memory. */
const CALLED_NOTICE = `
  create function tell_of_called() returns trigger language plpgsql as
  $$ begin perform pg_notify('${CHANNEL}', 'person ' || new.id); return null; end $$;
  create trigger tell_of_called after update of calls on people for each row
  when (old.calls is distinct from new.calls) execute function tell_of_called()`;

/** Calls and the ways to reach people. A call refers to nothing, so that none can make a move fail. */
export async function makeCalls(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema.alterTable('people').addColumn('calls', 'integer').execute();
  if (kind === 'postgres') await sql.raw(CALLED_NOTICE).execute(db);
  await db.schema
    .createTable('calls')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('due', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('reason', 'text')
    .addColumn('node', 'text')
    .addColumn('done', 'bigint')
    .addPrimaryKeyConstraint('calls_key', ['person', 'table_id', 'turn', 'kind', 'channel'])
    .execute();
  await sql.raw(`create index calls_due on calls (due) where state = 'waiting'`).execute(db);
  await sql.raw(`create index calls_sending on calls (node) where state = 'sending'`).execute(db);
  await sql.raw('create index calls_done on calls (done) where done is not null').execute(db);
  await db.schema
    .createTable('call_wishes')
    .addColumn('person', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('wishes', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('call_tables')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('mode', 'text', (column) => column.notNull().defaultTo('usual'))
    .addColumn('attended', 'bigint', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('call_tables_key', ['person', 'table_id'])
    .execute();
  await db.schema
    .createTable('push')
    .addColumn('endpoint', 'text', (column) => column.primaryKey())
    .addColumn('device', 'text', (column) => column.notNull().references('devices.secret_hash').onDelete('cascade'))
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('server_key', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('reached', 'bigint')
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('failing_since', 'bigint')
    .addColumn('problem', 'text')
    .execute();
  await db.schema.createIndex('push_by_device').on('push').column('device').execute();
  await db.schema
    .createTable('mail')
    .addColumn('person', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('confirmed', 'bigint')
    .addColumn('token_hash', 'text')
    .addColumn('expires', 'bigint')
    .addColumn('problem', 'text')
    .execute();
  await db.schema.createIndex('mail_by_address').on('mail').column('address').execute();
  await db.schema.createIndex('mail_by_token').on('mail').column('token_hash').execute();
  await db.schema
    .createTable('webhooks')
    .addColumn('person', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('reached', 'bigint')
    .addColumn('problem', 'text')
    .addColumn('failing_since', 'bigint')
    .execute();
  await db.schema
    .createTable('server_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

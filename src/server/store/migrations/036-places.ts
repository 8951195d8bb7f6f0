import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../database/schema.ts';
import { makeNoticeTriggers } from './notices.ts';

/**
 * Tables that were seated by a tournament or from the queue. Of a seat: since when a bot plays it, since when it is offered, the
 * players who agree to that, and its former owners.
 */
export async function makePlaces(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema.alterTable('tables').addColumn('arranged', 'text').execute();
  await sql
    .raw(`update tables set arranged = 'tournament' where id in (select table_id from tournament_tables)`)
    .execute(db);
  await sql
    .raw(`update tables set arranged = 'waiting' where id in (select table_id from waiting where table_id is not null)`)
    .execute(db);
  await db.schema.alterTable('seats').addColumn('stand_in_since', 'bigint').execute();
  await db.schema.alterTable('seats').addColumn('offered', 'bigint').execute();
  await db.schema
    .createTable('seat_offers')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('seat_offers_once', ['table_id', 'seat', 'person'])
    .execute();
  await db.schema
    .createTable('former_owners')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('until', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('former_owners_once', ['table_id', 'seat', 'until'])
    .execute();
  await db.schema.createIndex('former_owners_by_person').on('former_owners').column('person').execute();
  await sql.raw('create index seats_offered on seats (offered) where offered is not null').execute(db);
  if (kind === 'postgres') {
    await makeNoticeTriggers(db, [
      {
        table: 'seat_offers',
        on: 'insert or delete',
        payload: `'table ' || coalesce(new.table_id, old.table_id)`,
      },
    ]);
  }
}

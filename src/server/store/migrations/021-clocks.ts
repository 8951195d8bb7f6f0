import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../database/schema.ts';
import { CHANNEL } from './notices.ts';

/** How fast a match is to be played, the clocks of its seats, and people's holidays. */
export async function makeClocks(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema.alterTable('tables').addColumn('pace', 'text').execute();
  await db.schema
    .createTable('clocks')
    .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('due', 'bigint')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('clocks_by_due').on('clocks').column('due').execute();
  await db.schema
    .createTable('holidays')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('holidays_key', ['person', 'since'])
    .execute();
  if (kind === 'sqlite') return;
  // With an entry of the log everybody hears of that, and reads the clocks, too.
  await sql
    .raw(
      `create function tell_of_clocks() returns trigger language plpgsql as
      $$ begin
        if new.sequence = old.sequence then perform pg_notify('${CHANNEL}', 'table ' || new.table_id); end if;
        return null;
      end $$`,
    )
    .execute(db);
  await sql
    .raw('create trigger tell_of_clocks after update on clocks for each row execute function tell_of_clocks()')
    .execute(db);
}

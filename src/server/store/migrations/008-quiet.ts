import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../database/schema.ts';
import { makeNoticeTriggers, type Notice } from './notices.ts';

const MUTE_NOTICES: readonly Notice[] = [
  { table: 'mutes', on: 'insert or delete', payload: `'table ' || coalesce(new.table_id, old.table_id)` },
];

/** Who may not chat at a table. */
export async function makeQuiet(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('spectators_chat', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('mutes')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('person', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['table_id', 'person'])
    .execute();
  if (kind === 'postgres') await makeNoticeTriggers(db, MUTE_NOTICES);
}

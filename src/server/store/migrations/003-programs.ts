import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../database/schema.ts';
import { makeNoticeTriggers, type Notice } from './notices.ts';

const PROGRAM_NOTICES: readonly Notice[] = [{ table: 'programs', on: 'update', payload: `'program ' || new.person` }];

export async function makePrograms(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('programs')
    .addColumn('person', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('owner', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.unique())
    .execute();
  await db.schema.createIndex('programs_by_owner').on('programs').column('owner').execute();
  if (kind === 'postgres') await makeNoticeTriggers(db, PROGRAM_NOTICES);
}

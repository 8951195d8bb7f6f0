import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../database/schema.ts';
import { makeNoticeTriggers, type Notice } from './notices.ts';

const NOTICES: readonly Notice[] = [
  { table: 'log', on: 'insert', payload: `'log ' || new.table_id || ' ' || new.sequence` },
  { table: 'chat', on: 'insert', payload: `'chat ' || new.table_id` },
  { table: 'tables', on: 'update or delete', payload: `'table ' || coalesce(new.id, old.id)` },
  { table: 'seats', on: 'update', payload: `'table ' || new.table_id` },
  { table: 'votes', on: 'insert or delete', payload: `'table ' || coalesce(new.table_id, old.table_id)` },
  { table: 'people', on: 'update of name', payload: `'person ' || new.id` },
];

export async function makeNotices(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  if (kind === 'postgres') await makeNoticeTriggers(db, NOTICES);
}

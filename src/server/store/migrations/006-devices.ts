import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../database/schema.ts';
import { makeNoticeTriggers, type Notice } from './notices.ts';

/** So that every process closes the connections of a device that was signed out. */
const DEVICE_NOTICES: readonly Notice[] = [{ table: 'devices', on: 'delete', payload: `'device ' || old.person` }];

export async function describeDevices(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema.alterTable('devices').addColumn('seen', 'bigint').execute();
  await db.schema.alterTable('devices').addColumn('browser', 'text').execute();
  await db.schema.createIndex('devices_by_person').on('devices').column('person').execute();
  if (kind === 'postgres') await makeNoticeTriggers(db, DEVICE_NOTICES);
}

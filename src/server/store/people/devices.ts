import type { Database } from '../database/schema.ts';
import type { DeviceRow } from './schema.ts';

/** The devices on which people are signed in. */

export async function addDevice(db: Database, person: string, secretHash: string, made: number): Promise<void> {
  await db.insertInto('devices').values({ secret_hash: secretHash, person, made, seen: null, browser: null }).execute();
}

/** The person's devices, the most recently seen first. */
export async function devicesOf(db: Database, person: string): Promise<DeviceRow[]> {
  const devices = await db.selectFrom('devices').selectAll().where('person', '=', person).execute();
  const lastHere = ({ seen, made }: DeviceRow) => seen ?? made;
  return devices.sort((one, other) => lastHere(other) - lastHere(one));
}

export async function countDevices(db: Database, person: string): Promise<number> {
  const { devices } = await db
    .selectFrom('devices')
    .select((select) => select.fn.countAll<number>().as('devices'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  return Number(devices);
}

/** Stores when the device was seen, unless that is newer than `since` already. */
export async function updateDeviceSeen(
  db: Database,
  secretHash: string,
  seen: number,
  { browser, network }: { readonly browser: string; readonly network: string },
  since: number,
): Promise<void> {
  await db
    .updateTable('devices')
    .set({ seen, browser, network })
    .where('secret_hash', '=', secretHash)
    .where(({ or, eb }) =>
      or([eb('seen', 'is', null), eb('seen', '<', since), eb('browser', '!=', browser), eb('network', '!=', network)]),
    )
    .execute();
}

/** Signs the device out; false if the person has no such device. */
export async function endDevice(db: Database, person: string, secretHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('devices')
    .where('person', '=', person)
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Signs all of the person's devices out but this one. */
export async function endOtherDevices(db: Database, person: string, here: string): Promise<void> {
  await db.deleteFrom('devices').where('person', '=', person).where('secret_hash', '!=', here).execute();
}

/** Which of these devices are still signed in, and as whom. */
export async function knownAmong(db: Database, secretHashes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (secretHashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('devices')
    .select(['secret_hash', 'person'])
    .where('secret_hash', 'in', [...secretHashes])
    .execute();
  return new Map(rows.map(({ secret_hash, person }) => [secret_hash, person]));
}

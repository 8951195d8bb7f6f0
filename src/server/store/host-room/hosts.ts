import type { Database } from '../database/schema.ts';

/** The hosts, and the devices on which the host's room is open. */

export async function isHost(db: Database, person: string): Promise<boolean> {
  return (await db.selectFrom('hosts').select('person').where('person', '=', person).executeTakeFirst()) !== undefined;
}

export async function countHosts(db: Database): Promise<number> {
  const { hosts } = await db
    .selectFrom('hosts')
    .select(({ fn }) => fn.countAll<number>().as('hosts'))
    .executeTakeFirstOrThrow();
  return Number(hosts);
}

export async function addHost(db: Database, person: string, made: number): Promise<void> {
  const row = db.insertInto('hosts').values({ person, made });
  await row.onConflict((conflict) => conflict.doNothing()).execute();
}

export async function removeHost(db: Database, person: string): Promise<void> {
  await db.deleteFrom('hosts').where('person', '=', person).execute();
}

/** Stores a link for a new host, and deletes those that have expired. */
export async function addHostLink(db: Database, tokenHash: string, expires: number, now: number): Promise<void> {
  await db.deleteFrom('host_links').where('expires', '<=', now).execute();
  await db.insertInto('host_links').values({ token_hash: tokenHash, expires }).execute();
}

/** Whether the link works, without using it up. */
export async function hasHostLink(db: Database, tokenHash: string, now: number): Promise<boolean> {
  const found = await db
    .selectFrom('host_links')
    .select('expires')
    .where('token_hash', '=', tokenHash)
    .where('expires', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Uses the link up; false if it does not work any more. */
export async function redeemHostLink(db: Database, tokenHash: string, now: number): Promise<boolean> {
  const link = await db.deleteFrom('host_links').where('token_hash', '=', tokenHash).returningAll().executeTakeFirst();
  return link !== undefined && link.expires > now;
}

/** Opens the host's room on that device until then. */
export async function openDoor(db: Database, device: string, until: number): Promise<void> {
  await db
    .insertInto('host_doors')
    .values({ device, until })
    .onConflict((conflict) => conflict.column('device').doUpdateSet({ until }))
    .execute();
}

export async function closeDoor(db: Database, device: string): Promise<void> {
  await db.deleteFrom('host_doors').where('device', '=', device).execute();
}

export async function isDoorOpen(db: Database, device: string, now: number): Promise<boolean> {
  const found = await db
    .selectFrom('host_doors')
    .select('until')
    .where('device', '=', device)
    .where('until', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

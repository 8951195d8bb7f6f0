import type { Database } from '../database/schema.ts';
import type { PasskeyRow } from './schema.ts';

export async function addPasskey(db: Database, passkey: PasskeyRow): Promise<void> {
  await db.insertInto('passkeys').values(passkey).execute();
}

/** The person's passkeys, the oldest first. */
export async function passkeysOf(db: Database, person: string): Promise<PasskeyRow[]> {
  return db.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('made').orderBy('id').execute();
}

/** The domain of the oldest passkey, other than the domain `but`; undefined if there is none. */
export async function firstPasskeyDomain(db: Database, but: string): Promise<string | undefined> {
  const first = db.selectFrom('passkeys').select('rp_id').where('rp_id', '!=', but).orderBy('made').orderBy('id');
  return (await first.limit(1).executeTakeFirst())?.rp_id;
}

export async function passkeyById(db: Database, id: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function notePasskeyUsed(db: Database, id: string, counter: number, used: number): Promise<void> {
  await db.updateTable('passkeys').set({ counter, used }).where('id', '=', id).execute();
}

export async function removePasskey(db: Database, person: string, id: string): Promise<void> {
  await db.deleteFrom('passkeys').where('person', '=', person).where('id', '=', id).execute();
}

/** Stores a challenge, and deletes expired ones. */
export async function addChallenge(
  db: Database,
  challenge: string,
  person: string | null,
  expires: number,
  now: number,
): Promise<void> {
  await db.deleteFrom('challenges').where('expires', '<=', now).execute();
  await db.insertInto('challenges').values({ challenge, person, expires }).execute();
}

/** Uses the challenge up. Returns whether it was open, and for that person. */
export async function takeChallenge(
  db: Database,
  challenge: string,
  person: string | null,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('challenges')
    .where('challenge', '=', challenge)
    .where('person', person === null ? 'is' : '=', person)
    .where('expires', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

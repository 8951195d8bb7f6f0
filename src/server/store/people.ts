import { prepared } from './prepared.ts';
import type { Database, PersonRow } from './schema.ts';

export async function makePerson(db: Database, person: PersonRow, secretHash: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('people').values(person).execute();
    await addDevice(transaction, person.id, secretHash, person.made);
  });
}

export async function addDevice(db: Database, person: string, secretHash: string, made: number): Promise<void> {
  await db.insertInto('devices').values({ secret_hash: secretHash, person, made }).execute();
}

const bySecret = prepared(
  (db, secretHash) =>
    db
      .selectFrom('people')
      .innerJoin('devices', 'devices.person', 'people.id')
      .selectAll('people')
      .where('devices.secret_hash', '=', secretHash),
  '',
);

export async function personBySecret(db: Database, secretHash: string): Promise<PersonRow | undefined> {
  return (await bySecret(db, secretHash))[0];
}

export async function personById(db: Database, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function renamePerson(db: Database, id: string, name: string): Promise<void> {
  await db.updateTable('people').set({ name }).where('id', '=', id).execute();
}

/** Notes when each of them was last here. */
export async function sawPeople(db: Database, seen: ReadonlyMap<string, number>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const [id, at] of seen)
      await transaction.updateTable('people').set({ seen: at }).where('id', '=', id).execute();
  });
}

export async function makeLink(db: Database, person: string, tokenHash: string, expires: number): Promise<void> {
  await db.insertInto('links').values({ token_hash: tokenHash, person, expires }).execute();
}

/** Uses the link up: it names its person once, and only while it has not expired. */
export async function takeLink(db: Database, tokenHash: string, now: number): Promise<PersonRow | undefined> {
  const link = await db.deleteFrom('links').where('token_hash', '=', tokenHash).returningAll().executeTakeFirst();
  await db.deleteFrom('links').where('expires', '<=', now).execute();
  return link === undefined || link.expires <= now ? undefined : personById(db, link.person);
}

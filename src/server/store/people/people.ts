import { foldName } from '../../../protocol/fold-name.ts';
import { prepared } from '../database/prepared.ts';
import type { Database } from '../database/schema.ts';
import { addDevice } from './devices.ts';
import type { PersonRow } from './schema.ts';

export async function makePerson(db: Database, person: PersonRow, secretHash: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('people')
      .values({ ...person, folded: foldName(person.name) })
      .execute();
    await addDevice(transaction, person.id, secretHash, person.made);
  });
}

/** The name shown for a person who has deleted theirs. */
export const GONE_NAME = 'Somebody who left';

/** Locks the person's row until the transaction ends. */
export async function holdPerson(transaction: Database, id: string): Promise<void> {
  await transaction
    .updateTable('people')
    .set(({ ref }) => ({ seen: ref('seen') }))
    .where('id', '=', id)
    .execute();
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
  await db
    .updateTable('people')
    .set({ name, folded: foldName(name) })
    .where('id', '=', id)
    .execute();
}

export async function storeMark(db: Database, id: string, mark: string | null): Promise<void> {
  await db.updateTable('people').set({ mark }).where('id', '=', id).execute();
}

export async function peopleNamed(
  db: Database,
  people: readonly string[],
): Promise<{ readonly id: string; readonly name: string; readonly gone: number | null }[]> {
  if (people.length === 0) return [];
  return db
    .selectFrom('people')
    .select(['id', 'name', 'gone'])
    .where('id', 'in', [...people])
    .execute();
}

/** The calls that these people want, as bits. */
export async function callsOf(
  db: Database,
  people: readonly string[],
): Promise<{ readonly person: string; readonly calls?: number }[]> {
  if (people.length === 0) return [];
  const rows = await db
    .selectFrom('people')
    .select(['id', 'calls'])
    .where('id', 'in', [...people])
    .execute();
  return rows.map(({ id, calls }) => ({ person: id, ...(calls !== null && { calls }) }));
}

/** Those of these people who show others nothing but their name. */
export async function privateAmong(db: Database, people: readonly string[]): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set();
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('id', 'in', [...people])
    .where('private', '=', 1)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Stores when each of them was last seen. */
export async function updateLastSeen(db: Database, seen: ReadonlyMap<string, number>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const [id, at] of seen)
      await transaction.updateTable('people').set({ seen: at }).where('id', '=', id).execute();
  });
}

/** The person has read what hosts did up to then. */
export async function noteTold(db: Database, id: string, told: number): Promise<void> {
  await db.updateTable('people').set({ told }).where('id', '=', id).execute();
}

/** Whether others are shown no more than the name. */
export async function setPrivate(db: Database, id: string, isPrivate: boolean): Promise<void> {
  await db
    .updateTable('people')
    .set({ private: isPrivate ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

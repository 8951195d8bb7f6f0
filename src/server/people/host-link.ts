import { Kysely } from 'kysely';
import { REAL_TIME, type Time } from '../../host/time.ts';
import { InputError } from '../../kernel/table.ts';
import { foldName } from '../../protocol/fold-name.ts';
import { databaseTime } from '../database-time.ts';
import { createLink } from '../identity.ts';
import type { Overrides } from '../settings.ts';
import { settingsFor } from '../settings.ts';
import { kindOf } from '../store/address.ts';
import { openDatabase } from '../store/open.ts';
import type { Database, PersonRow } from '../store/schema.ts';
import { openBeside } from '../store/sqlite.ts';

/** A link by which somebody who has lost every key comes back to their name. */
export interface HostLink {
  readonly person: PersonRow;
  readonly path: string;
  readonly expires: number;
}

/** Makes the link for the person of that name or id. Whoever runs the server may: they have the database anyway. */
export async function makeHostLink(overrides: Overrides, who: string): Promise<HostLink> {
  const { database } = settingsFor(overrides);
  const { db, time, close } = await openFor(database);
  try {
    const person = await personCalled(db, who);
    const { token, expires } = await createLink({ db, now: time.now }, person.id);
    return { person, path: `/link/${token}`, expires };
  } finally {
    await close();
  }
}

/** A SQLite file may be in use by the server, which nobody should have to stop for a link. */
async function openFor(database: string): Promise<{ db: Database; time: Time; close(): Promise<void> }> {
  if (kindOf(database) === 'sqlite') {
    const { dialect, close } = openBeside(database);
    return { db: new Kysely({ dialect }), time: REAL_TIME, close };
  }
  const { db, close } = await openDatabase(database, () => {});
  const time = databaseTime(db);
  await time.read();
  return { db, time, close };
}

async function personCalled(db: Database, who: string): Promise<PersonRow> {
  const people = await db.selectFrom('people').selectAll().execute();
  const byId = people.find(({ id }) => id === who);
  if (byId !== undefined) return byId;
  const named = people.filter(({ name }) => foldName(name) === foldName(who));
  const [only, another] = named;
  if (only === undefined) throw new InputError(`Nobody is called '${who}'.`);
  if (another === undefined) return only;
  const lines = named.map(({ id, name, seen }) => `  ${id}  ${name}, last seen ${new Date(seen).toISOString()}`);
  throw new InputError(`Several people are called '${who}'. Name one of these by the id:\n${lines.join('\n')}`);
}

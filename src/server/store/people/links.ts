import type { Database } from '../database/schema.ts';
import { holdPerson, personById } from './people.ts';
import type { PersonRow } from './schema.ts';

/** Links that sign another device in as the same person. */

/** The most unused links of a person; the oldest is dropped. */
const MOST_OPEN = 5;

/** Creates a link, and deletes expired ones. */
export async function makeLink(
  db: Database,
  person: string,
  tokenHash: string,
  expires: number,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await holdPerson(transaction, person);
    await transaction.deleteFrom('links').where('expires', '<=', now).execute();
    const open = await transaction
      .selectFrom('links')
      .select('token_hash')
      .where('person', '=', person)
      .orderBy('expires', 'desc')
      .execute();
    const old = open.slice(MOST_OPEN - 1).map(({ token_hash }) => token_hash);
    if (old.length > 0) await transaction.deleteFrom('links').where('token_hash', 'in', old).execute();
    await transaction.insertInto('links').values({ token_hash: tokenHash, person, expires }).execute();
  });
}

/** The person that the link signs in, without using it up. */
export async function findLink(db: Database, tokenHash: string, now: number): Promise<PersonRow | undefined> {
  return db
    .selectFrom('links')
    .innerJoin('people', 'people.id', 'links.person')
    .selectAll('people')
    .where('token_hash', '=', tokenHash)
    .where('expires', '>', now)
    .executeTakeFirst();
}

/** Uses the link up: works once, and only until it expires. */
export async function redeemLink(db: Database, tokenHash: string, now: number): Promise<PersonRow | undefined> {
  const link = await db.deleteFrom('links').where('token_hash', '=', tokenHash).returningAll().executeTakeFirst();
  return link === undefined || link.expires <= now ? undefined : personById(db, link.person);
}

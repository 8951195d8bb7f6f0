import type { Database } from '../database/schema.ts';
import { holdPerson } from './people.ts';
import type { CodeRow } from './schema.ts';

/** Codes on paper, each of which signs in once. */

/** The person's codes, including those that have been used. */
export async function codesOf(db: Database, person: string): Promise<CodeRow[]> {
  return db.selectFrom('codes').selectAll().where('person', '=', person).orderBy('used').execute();
}

/** Replaces all earlier codes. */
export async function replaceCodes(
  db: Database,
  person: string,
  hashes: readonly string[],
  made: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await holdPerson(transaction, person);
    await transaction.deleteFrom('codes').where('person', '=', person).execute();
    await transaction
      .insertInto('codes')
      .values(hashes.map((code_hash) => ({ code_hash, person, made, used: null, browser: null })))
      .execute();
  });
}

/** Uses the code up, and returns whose it is; undefined if it was used before. */
export async function redeemCode(
  db: Database,
  codeHash: string,
  used: number,
  browser: string,
): Promise<string | undefined> {
  const code = await db
    .updateTable('codes')
    .set({ used, browser })
    .where('code_hash', '=', codeHash)
    .where('used', 'is', null)
    .returning('person')
    .executeTakeFirst();
  return code?.person;
}

import { foldName } from '../../../protocol/fold-name.ts';
import { prepared } from '../database/prepared.ts';
import type { Database } from '../database/schema.ts';
import { holdPerson } from './people.ts';
import type { PersonRow, ProgramRow } from './schema.ts';

/** Programs that play as bots. Each is a person of its own, so that it sees only its own seats. */

/** False, and creates nothing, if the owner has so many already. */
export async function makeProgram(
  db: Database,
  person: PersonRow,
  program: Pick<ProgramRow, 'owner' | 'token_hash'>,
  most: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await holdPerson(transaction, program.owner);
    if ((await programsOf(transaction, program.owner)).length >= most) return false;
    await transaction
      .insertInto('people')
      .values({ ...person, folded: foldName(person.name) })
      .execute();
    await transaction
      .insertInto('programs')
      .values({ person: person.id, ...program })
      .execute();
    return true;
  });
}

const byToken = prepared(
  (db, tokenHash) =>
    db
      .selectFrom('people')
      .innerJoin('programs', 'programs.person', 'people.id')
      .selectAll('people')
      .where('programs.token_hash', '=', tokenHash),
  '',
);

export async function programByToken(db: Database, tokenHash: string): Promise<PersonRow | undefined> {
  return (await byToken(db, tokenHash))[0];
}

/** The person's programs whose tokens still work, the oldest first. */
export async function programsOf(db: Database, owner: string): Promise<PersonRow[]> {
  return db
    .selectFrom('people')
    .innerJoin('programs', 'programs.person', 'people.id')
    .selectAll('people')
    .where('programs.owner', '=', owner)
    .where('programs.token_hash', 'is not', null)
    .orderBy('people.made')
    .orderBy('people.id')
    .execute();
}

/** Revokes the token; matches of the program stay. False if the owner has no such program. */
export async function revokeProgram(db: Database, owner: string, program: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('programs')
    .set({ token_hash: null })
    .where('person', '=', program)
    .where('owner', '=', owner)
    .where('token_hash', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Which of these programs have no token any more. */
export async function revokedAmong(db: Database, programs: readonly string[]): Promise<string[]> {
  if (programs.length === 0) return [];
  const rows = await db
    .selectFrom('programs')
    .select('person')
    .where('person', 'in', [...programs])
    .where('token_hash', 'is', null)
    .execute();
  return rows.map(({ person }) => person);
}

export async function isProgram(db: Database, person: string): Promise<boolean> {
  return (
    (await db.selectFrom('programs').select('person').where('person', '=', person).executeTakeFirst()) !== undefined
  );
}

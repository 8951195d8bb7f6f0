import type { Database } from '../database/schema.ts';
import type { RestraintKind, RestraintRow } from './schema.ts';

/** Mutes and bans, and how long they last. */

/** Mutes or bans the person until then, in place of an earlier one. */
export async function restrain(db: Database, row: RestraintRow): Promise<void> {
  const { since, until, why } = row;
  await db
    .insertInto('restraints')
    .values(row)
    .onConflict((conflict) => conflict.columns(['person', 'kind']).doUpdateSet({ since, until, why }))
    .execute();
}

/** Ends it; false if there was none. */
export async function endRestraint(db: Database, person: string, kind: RestraintKind): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('restraints')
    .where('person', '=', person)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Those in force for the person; for a program, also those for its owner. */
export async function restraintsOn(db: Database, person: string, now: number): Promise<RestraintRow[]> {
  return db
    .selectFrom('restraints')
    .selectAll()
    .where('until', '>', now)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('person', '=', person),
        eb('person', '=', selectFrom('programs').select('owner').where('programs.person', '=', person)),
      ]),
    )
    .execute();
}

/** Those in force for any of these people. */
export async function restraintsAmong(db: Database, people: readonly string[], now: number): Promise<RestraintRow[]> {
  if (people.length === 0) return [];
  return db
    .selectFrom('restraints')
    .selectAll()
    .where('until', '>', now)
    .where('person', 'in', [...people])
    .execute();
}

/** Two names of one person are joined: mutes and bans of either hold for both. */
export async function moveRestraints(transaction: Database, from: string, into: string): Promise<void> {
  const rows = await transaction.deleteFrom('restraints').where('person', '=', from).returningAll().execute();
  for (const row of rows) {
    const own = await transaction
      .selectFrom('restraints')
      .select('until')
      .where('person', '=', into)
      .where('kind', '=', row.kind)
      .executeTakeFirst();
    if (own === undefined || own.until < row.until) await restrain(transaction, { ...row, person: into });
  }
}

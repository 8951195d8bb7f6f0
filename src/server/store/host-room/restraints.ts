import type { Database } from '../database/schema.ts';
import type { RestraintKind, RestraintRow } from './schema.ts';

/** Who may not chat, or neither chat nor sit down, and until when. */

/** Restrains the person until then; whatever was said before is replaced. */
export async function restrain(db: Database, row: RestraintRow): Promise<void> {
  const { since, until, why } = row;
  await db
    .insertInto('restraints')
    .values(row)
    .onConflict((conflict) => conflict.columns(['person', 'kind']).doUpdateSet({ since, until, why }))
    .execute();
}

/** False if there was nothing to end. */
export async function endRestraint(db: Database, person: string, kind: RestraintKind): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('restraints')
    .where('person', '=', person)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What holds now for the person; for a program, also what holds for its owner. */
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

/** What holds now for any of these people. */
export async function restraintsAmong(db: Database, people: readonly string[], now: number): Promise<RestraintRow[]> {
  if (people.length === 0) return [];
  return db
    .selectFrom('restraints')
    .selectAll()
    .where('until', '>', now)
    .where('person', 'in', [...people])
    .execute();
}

/** Whatever holds for one name of somebody holds for the other, and for as long. */
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

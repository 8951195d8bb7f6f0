import type { Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { holdPerson } from '../people/people.ts';
import type { StudiesSchema } from './schema.ts';

export type StudyRow = Selectable<StudiesSchema['studies']>;

/** Keeps a new study, unless its owner has so many already. */
export async function addStudy(db: Database, row: StudyRow, most: number): Promise<'added' | 'full'> {
  return db.transaction().execute(async (transaction) => {
    // Two at once must not both find room.
    await holdPerson(transaction, row.owner);
    const { count } = await transaction
      .selectFrom('studies')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner', '=', row.owner)
      .executeTakeFirstOrThrow();
    if (Number(count) >= most) return 'full';
    await transaction.insertInto('studies').values(row).execute();
    return 'added';
  });
}

export async function studyById(db: Database, id: string): Promise<(StudyRow & { readonly by: string }) | undefined> {
  return db
    .selectFrom('studies')
    .innerJoin('people', 'people.id', 'studies.owner')
    .selectAll('studies')
    .select('people.name as by')
    .where('studies.id', '=', id)
    .executeTakeFirst();
}

/** The revisions of those of these studies that there are. */
export async function revisionsOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('studies').select(['id', 'revision']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}

/** The last changed first; without the studies themselves. */
export async function studiesOf(
  db: Database,
  owner: string,
): Promise<Pick<StudyRow, 'id' | 'title' | 'game' | 'changed'>[]> {
  return db
    .selectFrom('studies')
    .select(['id', 'title', 'game', 'changed'])
    .where('owner', '=', owner)
    .orderBy('changed', 'desc')
    .orderBy('id')
    .execute();
}

type Change = Pick<StudyRow, 'title' | 'game' | 'study' | 'changed'>;

/** Writes a change of that revision; nothing if there is a newer one. */
export async function changeStudy(
  db: Database,
  id: string,
  revision: number,
  change: Change,
): Promise<'changed' | 'behind'> {
  const { numUpdatedRows } = await db
    .updateTable('studies')
    .set({ ...change, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? 'changed' : 'behind';
}

export async function setEditKey(db: Database, id: string, edit_key_hash: string | null): Promise<void> {
  await db.updateTable('studies').set({ edit_key_hash }).where('id', '=', id).execute();
}

export async function removeStudy(db: Database, id: string): Promise<void> {
  await db.deleteFrom('studies').where('id', '=', id).execute();
}

/** Whether a match with this seed is being played here. */
export async function isRunningHere(db: Database, commitment: string): Promise<boolean> {
  const row = await db
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'running')
    .where('commitment', '=', commitment)
    .executeTakeFirst();
  return row !== undefined;
}

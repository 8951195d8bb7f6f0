import type { StoredTable } from '../../../host/store.ts';
import { foldName } from '../../../protocol/fold-name.ts';
import type { Database } from '../database/schema.ts';
import { complete, isOver } from './tables.ts';

export const MOST_FINISHED = 20;
/** The most opponents considered whose names match. */
const MOST_NAMESAKES = 200;

export interface FinishedQuery {
  readonly game?: string | undefined;
  /** Part of the name of somebody who played there. */
  readonly companion?: string | undefined;
  /** Only matches that come after this one in the list. */
  readonly before?: { readonly ended: number; readonly id: string } | undefined;
}

/** A page of the person's finished matches, those that ended last first, and whether there are more. */
export async function finishedTables(
  db: Database,
  person: string,
  { game, companion, before }: FinishedQuery,
): Promise<{ readonly tables: StoredTable[]; readonly more: boolean }> {
  let query = db
    .selectFrom('tables')
    .selectAll()
    .where(isOver)
    .where('id', 'in', (select) => select.selectFrom('seats').select('table_id').where('person', '=', person));
  if (game !== undefined) query = query.where('game', '=', game);
  if (companion !== undefined) {
    const met = await companionsNamed(db, person, companion);
    if (met.length === 0) return { tables: [], more: false };
    query = query.where('id', 'in', (select) =>
      select.selectFrom('seats').select('table_id').where('person', 'in', met),
    );
  }
  if (before !== undefined) {
    const { ended, id } = before;
    query = query.where(({ or, and, eb }) =>
      or([eb('ended', '<', ended), and([eb('ended', '=', ended), eb('id', '<', id)])]),
    );
  }
  const rows = await query
    .orderBy('ended', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_FINISHED + 1)
    .execute();
  return { tables: await complete(db, rows.slice(0, MOST_FINISHED)), more: rows.length > MOST_FINISHED };
}

/** Opponents whose names contain the text. Names are compared here, since databases differ in how they compare letters. */
async function companionsNamed(db: Database, person: string, wanted: string): Promise<string[]> {
  const met = await db
    .selectFrom('seats as own')
    .innerJoin('seats as other', 'other.table_id', 'own.table_id')
    .innerJoin('people', 'people.id', 'other.person')
    .select(['people.id', 'people.name'])
    .distinct()
    .where('own.person', '=', person)
    .where('people.id', '!=', person)
    .execute();
  const part = foldName(wanted);
  return met
    .filter(({ name }) => foldName(name).includes(part))
    .slice(0, MOST_NAMESAKES)
    .map(({ id }) => id);
}

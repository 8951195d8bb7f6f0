import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { StoredTableRow } from './schema.ts';
import { isOver, newestOf } from './tables.ts';

/** Tables that nobody has used for long. */

/** Tables whose match never began and that were made before that time. */
export async function staleGatherings(db: Database, madeBefore: number, most: number): Promise<string[]> {
  const query = db.selectFrom('tables').select('id').where('state', '=', 'gathering').where('made', '<', madeBefore);
  return (await query.orderBy('made').limit(most).execute()).map(({ id }) => id);
}

/** Matches that ended before that time. */
export async function oldMatches(db: Database, endedBefore: number, most: number): Promise<string[]> {
  const query = db.selectFrom('tables').select('id').where(isOver).where('ended', '<', endedBefore);
  return (await query.orderBy('ended').limit(most).execute()).map(({ id }) => id);
}

/** Matches under way in which nothing has been entered since before that time. */
export async function abandonedMatches(db: Database, enteredBefore: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .leftJoin('log', (join) => join.onRef('log.table_id', '=', 'tables.id').on('log.sequence', '=', newestOf))
    .select('tables.id')
    .where('tables.state', '=', 'running')
    .where('tables.put_away', 'is', null)
    .where('tables.started', '<', enteredBefore)
    .where(sql<boolean>`coalesce(log.at, tables.started) < ${enteredBefore}`)
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes the tables with everything that belongs to them, if they are still in that state. */
export async function removeTables(
  db: Database,
  tables: readonly string[],
  state: 'gathering' | 'over',
): Promise<void> {
  if (tables.length === 0) return;
  for (const id of tables) await db.deleteFrom('tables').where('id', '=', id).where('state', '=', state).execute();
  await db.updateTable('tables').set({ rematch: null }).where('rematch', 'in', tables).execute();
}

export async function putAway(db: Database, table: string, now: number): Promise<void> {
  await db
    .updateTable('tables')
    .set({ put_away: now })
    .where('id', '=', table)
    .where('state', '=', 'running')
    .execute();
}

/** The match continues as if it had never been archived. */
export async function takeOut(db: Database, table: string): Promise<void> {
  await db.updateTable('tables').set({ put_away: null }).where('id', '=', table).execute();
}

/** Ends a match without a result: nobody has won, and it counts for nothing. */
export async function callOff(db: Database, table: string, now: number): Promise<void> {
  await db
    .updateTable('tables')
    .set({ state: 'over', ended: now, places: null, put_away: null })
    .where('id', '=', table)
    .where('state', '=', 'running')
    .execute();
}

export interface TableFilter {
  readonly which: 'running' | 'stuck' | 'gathering' | 'away';
  readonly game?: string | undefined;
  /** Only tables at which one of these people sits. */
  readonly people?: readonly string[] | undefined;
}

/** The tables of a kind, those made last first; the stuck ones by their ids. */
export async function tablesInGroup(
  db: Database,
  { which, game, people }: TableFilter,
  stuck: readonly string[],
  most: number,
): Promise<StoredTableRow[]> {
  if ((which === 'stuck' && stuck.length === 0) || people?.length === 0) return [];
  return db
    .selectFrom('tables')
    .selectAll()
    .where('state', '=', which === 'gathering' ? 'gathering' : 'running')
    .$if(which === 'stuck', (query) => query.where('id', 'in', stuck.slice(0, most)))
    .$if(which === 'running', (query) => query.where('put_away', 'is', null))
    .$if(which === 'away', (query) => query.where('put_away', 'is not', null))
    .$if(game !== undefined, (query) => query.where('game', '=', game ?? ''))
    .$if(people !== undefined, (query) =>
      query.where('id', 'in', (select) =>
        select
          .selectFrom('seats')
          .select('table_id')
          .where('person', 'in', [...(people ?? [])]),
      ),
    )
    .orderBy('made', 'desc')
    .limit(most)
    .execute();
}

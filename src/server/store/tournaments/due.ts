import { sql } from 'kysely';
import type { Database, DatabaseKind } from '../database/schema.ts';
import type { TournamentRow } from './schema.ts';

/** When a tournament is due for `advance`. */

/** Tournaments of these games that are due. If none is, this query is the whole cost. */
export async function dueTournaments(db: Database, games: readonly string[], now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tournaments')
    .select('id')
    .where('due', '<=', now)
    .where('game', 'in', [...games])
    .orderBy('due')
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks the tournament as changed and due. To be called in the transaction of the change. */
export async function markTournament(db: Database, id: string): Promise<void> {
  await db
    .updateTable('tournaments')
    .set(({ ref }) => ({ due: 0, marks: sql<number>`${ref('marks')} + 1` }))
    .where('id', '=', id)
    .execute();
}

/** After the end of a match: marks its tournament, if any, as due. */
export async function markTournamentOf(db: Database, table: string): Promise<void> {
  await db
    .updateTable('tournaments')
    .set(({ ref }) => ({ due: 0, marks: sql<number>`${ref('marks')} + 1` }))
    .where('state', '=', 'running')
    .where('id', 'in', (select) =>
      select.selectFrom('tournament_tables').select('tournament').where('table_id', '=', table),
    )
    .execute();
}

/** Sets when it is due next, unless it has changed since `marks` was read. */
export async function lookAgainAt(
  db: Database,
  { id, marks }: Pick<TournamentRow, 'id' | 'marks'>,
  due: number | null,
): Promise<void> {
  await db.updateTable('tournaments').set({ due }).where('id', '=', id).where('marks', '=', marks).execute();
}

/** The tournament, locked together with its entries until the transaction ends. */
export async function holdTournament(
  transaction: Database,
  kind: DatabaseKind,
  id: string,
): Promise<TournamentRow | undefined> {
  return transaction
    .selectFrom('tournaments')
    .selectAll()
    .where('id', '=', id)
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
}

import { sql } from 'kysely';
import type { Database, DatabaseKind } from '../database/schema.ts';
import type { TournamentRow } from './schema.ts';

/** When somebody has to look at a tournament again. */

/** Tournaments of these games that somebody has to look at now: all that a look costs where nothing has happened. */
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

/** Something has changed, and somebody has to look at it. To be called with the change, in its transaction. */
export async function markTournament(db: Database, id: string): Promise<void> {
  await db
    .updateTable('tournaments')
    .set(({ ref }) => ({ due: 0, marks: sql<number>`${ref('marks')} + 1` }))
    .where('id', '=', id)
    .execute();
}

/** A match has ended: if it belongs to a tournament, somebody has to look at that. */
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

/** Nobody has to look before then, unless it has changed since `marks` was read. */
export async function lookAgainAt(
  db: Database,
  { id, marks }: Pick<TournamentRow, 'id' | 'marks'>,
  due: number | null,
): Promise<void> {
  await db.updateTable('tournaments').set({ due }).where('id', '=', id).where('marks', '=', marks).execute();
}

/** The tournament as it is now; nobody else changes it or who takes part before the transaction ends. */
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

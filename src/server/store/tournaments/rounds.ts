import type { Database } from '../database/schema.ts';
import { markTournament } from './due.ts';
import type { TournamentRoundRow, TournamentTableRow } from './schema.ts';

export async function newestRound(db: Database, tournament: string): Promise<TournamentRoundRow | undefined> {
  return db
    .selectFrom('tournament_rounds')
    .selectAll()
    .where('tournament', '=', tournament)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The tournament, round and number of a table; undefined if it belongs to none. */
export async function roundOf(
  db: Database,
  table: string,
): Promise<{ readonly name: string; readonly round: number; readonly number: number } | undefined> {
  return db
    .selectFrom('tournament_tables')
    .innerJoin('tournaments', 'tournaments.id', 'tournament_tables.tournament')
    .select(['tournaments.name', 'tournament_tables.round', 'tournament_tables.number'])
    .where('table_id', '=', table)
    .executeTakeFirst();
}

/** The entrant's table of the newest round, if it has no result yet. */
export async function tableInRound(db: Database, tournament: string, entrant: string): Promise<string | undefined> {
  const newest = await newestRound(db, tournament);
  if (newest === undefined) return undefined;
  const rows = await db
    .selectFrom('tournament_tables')
    .select(['table_id', 'players'])
    .where('tournament', '=', tournament)
    .where('round', '=', newest.round)
    .where('places', 'is', null)
    .execute();
  return rows.find(({ players }) => (JSON.parse(players) as string[]).includes(entrant))?.table_id;
}

/** Tables of the round without a result whose match is not under way: it has not begun, it has ended, or the table is gone. */
export async function tablesToSettle(
  db: Database,
  tournament: string,
  round: number,
): Promise<(TournamentTableRow & { readonly state: 'gathering' | 'over' | null })[]> {
  const rows = await db
    .selectFrom('tournament_tables')
    .leftJoin('tables', 'tables.id', 'tournament_tables.table_id')
    .selectAll('tournament_tables')
    .select('tables.state')
    .where('tournament', '=', tournament)
    .where('round', '=', round)
    .where('tournament_tables.places', 'is', null)
    .where(({ or, eb }) => or([eb('tables.state', 'is', null), eb('tables.state', '!=', 'running')]))
    .orderBy('number')
    .execute();
  return rows.map((row) => ({ ...row, state: row.state === 'running' ? null : row.state }));
}

/** The first tables of the newest round whose matches are under way. */
export async function tablesInPlay(
  db: Database,
  tournament: string,
  most: number,
): Promise<Pick<TournamentTableRow, 'number' | 'table_id'>[]> {
  return db
    .selectFrom('tournament_tables')
    .innerJoin('tables', 'tables.id', 'tournament_tables.table_id')
    .select(['tournament_tables.number', 'tournament_tables.table_id'])
    .where('tournament', '=', tournament)
    .where('tournament_tables.places', 'is', null)
    .where('tables.state', '=', 'running')
    .where('round', '=', (select) =>
      select
        .selectFrom('tournament_rounds')
        .select(({ fn }) => fn.max('round').as('round'))
        .where('tournament', '=', tournament),
    )
    .orderBy('number')
    .limit(most)
    .execute();
}

/** How many tables of the round have no result. */
export async function openTables(db: Database, tournament: string, round: number): Promise<number> {
  const row = await db
    .selectFrom('tournament_tables')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tournament', '=', tournament)
    .where('round', '=', round)
    .where('places', 'is', null)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Ends the round; false if that has been done. */
export async function endRound(db: Database, tournament: string, round: number, ended: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tournament_rounds')
    .set({ ended })
    .where('tournament', '=', tournament)
    .where('round', '=', round)
    .where('ended', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await markTournament(db, tournament);
  return numUpdatedRows > 0n;
}

export interface TableOutcome {
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly absent: readonly number[];
  readonly note?: string;
  readonly calledOff?: boolean;
}

/** Writes the result of a table; false if it has one. */
export async function setOutcome(
  db: Database,
  { tournament, round, number }: Pick<TournamentTableRow, 'tournament' | 'round' | 'number'>,
  { places, scores, absent, note, calledOff }: TableOutcome,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tournament_tables')
    .set({
      places: JSON.stringify(places),
      scores: JSON.stringify(scores),
      absent: JSON.stringify(absent),
      note: note ?? null,
      called_off: calledOff ? 1 : null,
    })
    .where('tournament', '=', tournament)
    .where('round', '=', round)
    .where('number', '=', number)
    .where('places', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await markTournament(db, tournament);
  return numUpdatedRows > 0n;
}

/** Gives the empty seats of a table that has not begun to a bot. */
export async function fillSeats(db: Database, table: string, bot: string): Promise<void> {
  await db
    .updateTable('seats')
    .set({ holder: 'bot', person: null, bot })
    .where('table_id', '=', table)
    .where('holder', '=', 'nobody')
    .execute();
}

import type { Database } from '../database/schema.ts';
import { markTournament } from './due.ts';
import type {
  NewTournamentRow,
  TournamentEntryRow,
  TournamentRoundRow,
  TournamentRow,
  TournamentTableRow,
} from './schema.ts';

/** A tournament with everything that belongs to it. */
export interface StoredTournament {
  readonly row: TournamentRow;
  readonly entries: readonly NamedEntry[];
  readonly rounds: readonly TournamentRoundRow[];
  readonly tables: readonly TournamentTableRow[];
}

interface NamedEntry extends TournamentEntryRow {
  /** The person's name; null for bots and for people who are gone. */
  readonly name: string | null;
  readonly mark: string | null;
  readonly seen: number | null;
}

export async function tournamentNamed(db: Database, id: string): Promise<StoredTournament | undefined> {
  const row = await tournamentRow(db, id);
  if (row === undefined) return undefined;
  const [entries, rounds, tables] = await Promise.all([
    db
      .selectFrom('tournament_entries')
      .leftJoin('people', 'people.id', 'tournament_entries.person')
      .selectAll('tournament_entries')
      .select(['people.name', 'people.mark', 'people.seen'])
      .where('tournament', '=', id)
      .orderBy('tournament_entries.made')
      .orderBy('entrant')
      .execute(),
    db.selectFrom('tournament_rounds').selectAll().where('tournament', '=', id).orderBy('round').execute(),
    db
      .selectFrom('tournament_tables')
      .selectAll()
      .where('tournament', '=', id)
      .orderBy('round')
      .orderBy('number')
      .execute(),
  ]);
  return { row, entries, rounds, tables };
}

/** The tournament alone. */
export async function tournamentRow(db: Database, id: string): Promise<TournamentRow | undefined> {
  return db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function addTournament(db: Database, row: NewTournamentRow): Promise<void> {
  await db.insertInto('tournaments').values(row).execute();
}

/** Moves from one state to the next; false if another process was faster. */
export async function changeState(
  db: Database,
  id: string,
  from: TournamentRow['state'],
  change: Partial<TournamentRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tournaments')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await markTournament(db, id);
  return numUpdatedRows > 0n;
}

/** Ends a tournament without a winner; false if it is over. */
export async function endTournament(db: Database, id: string, now: number): Promise<boolean> {
  const end = { state: 'called-off', ended: now } as const;
  return (await changeState(db, id, 'entry', end)) || (await changeState(db, id, 'running', end));
}

export async function setName(db: Database, id: string, name: string): Promise<void> {
  await db.updateTable('tournaments').set({ name }).where('id', '=', id).execute();
  await markTournament(db, id);
}

/** Removes the notice from the screen. It stays stored, for hosts of the server to read. */
export async function setNotice(db: Database, id: string, notice: string | null, at: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('tournaments').set({ notice }).where('id', '=', id).execute();
    if (notice !== null)
      await transaction.insertInto('tournament_notices').values({ tournament: id, at, text: notice }).execute();
    await markTournament(transaction, id);
  });
}

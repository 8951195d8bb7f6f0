import type { Database } from '../database/schema.ts';
import { markTournament } from './due.ts';
import type {
  NewTournamentRow,
  TournamentEntryRow,
  TournamentRoundRow,
  TournamentRow,
  TournamentTableRow,
} from './schema.ts';

const MOST_LISTED = 30;

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

export async function newestRound(db: Database, tournament: string): Promise<TournamentRoundRow | undefined> {
  return db
    .selectFrom('tournament_rounds')
    .selectAll()
    .where('tournament', '=', tournament)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Which table of which tournament this is; undefined if of none. */
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

/** What is stored of these entrants. */
export async function entrantsOfTable(
  db: Database,
  tournament: string,
  players: readonly string[],
): Promise<TournamentEntryRow[]> {
  return db
    .selectFrom('tournament_entries')
    .selectAll()
    .where('tournament', '=', tournament)
    .where('entrant', 'in', [...players])
    .execute();
}

export interface ListedTournament extends TournamentRow {
  readonly host_name: string;
  readonly entrants: number;
  readonly round: number | null;
  readonly entered: number;
}

/** A page of the tournaments that are open to all, and of all those of that person, the newest first. */
export async function listTournaments(
  db: Database,
  person: string,
  {
    state,
    before,
    mine = false,
  }: {
    readonly state?: TournamentRow['state'] | undefined;
    readonly before?: Mark | undefined;
    /** Only those in which the person takes part. */
    readonly mine?: boolean;
  },
): Promise<{ readonly tournaments: readonly ListedTournament[]; readonly more: boolean }> {
  let query = db
    .selectFrom('tournaments')
    .innerJoin('people', 'people.id', 'tournaments.host')
    .selectAll('tournaments')
    .select(({ selectFrom, fn }) => [
      'people.name as host_name',
      selectFrom('tournament_entries')
        .select(fn.countAll<number>().as('count'))
        .whereRef('tournament', '=', 'tournaments.id')
        .where('tournament_entries.state', '=', 'in')
        .as('entrants'),
      selectFrom('tournament_rounds')
        .select(({ fn }) => fn.max('round').as('round'))
        .whereRef('tournament', '=', 'tournaments.id')
        .as('round'),
      selectFrom('tournament_entries')
        .select(fn.countAll<number>().as('count'))
        .whereRef('tournament', '=', 'tournaments.id')
        .where('person', '=', person)
        .where('tournament_entries.state', '=', 'in')
        .as('entered'),
    ])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('tournaments.open', '=', 1),
        eb('tournaments.host', '=', person),
        eb('tournaments.id', 'in', selectFrom('tournament_entries').select('tournament').where('person', '=', person)),
      ]),
    );
  if (mine) {
    query = query
      .where('state', 'in', ['entry', 'running'])
      .where('tournaments.id', 'in', (select) =>
        select
          .selectFrom('tournament_entries')
          .select('tournament')
          .where('person', '=', person)
          .where('tournament_entries.state', '=', 'in'),
      );
  }
  query = state === undefined ? query.where('state', '!=', 'called-off') : query.where('state', '=', state);
  if (before !== undefined) {
    query = query.where(({ or, and, eb }) =>
      or([
        eb('tournaments.made', '<', before.made),
        and([eb('tournaments.made', '=', before.made), eb('tournaments.id', '<', before.id)]),
      ]),
    );
  }
  const rows = await query
    .orderBy('tournaments.made', 'desc')
    .orderBy('tournaments.id', 'desc')
    .limit(MOST_LISTED + 1)
    .execute();
  const tournaments = rows.slice(0, MOST_LISTED).map((row) => ({
    ...row,
    entrants: Number(row.entrants ?? 0),
    entered: Number(row.entered ?? 0),
  }));
  return { tournaments, more: rows.length > MOST_LISTED };
}

/** The place of a tournament in the list. */
export interface Mark {
  readonly made: number;
  readonly id: string;
}

export async function addTournament(db: Database, row: NewTournamentRow): Promise<void> {
  await db.insertInto('tournaments').values(row).execute();
}

/** Enters them; who had left is back. */
export async function addEntries(db: Database, entries: readonly TournamentEntryRow[]): Promise<void> {
  await db
    .insertInto('tournament_entries')
    .values([...entries])
    .onConflict((conflict) => conflict.columns(['tournament', 'entrant']).doUpdateSet({ state: 'in' }))
    .execute();
  for (const tournament of new Set(entries.map((entry) => entry.tournament))) await markTournament(db, tournament);
}

export async function entryOf(
  db: Database,
  tournament: string,
  person: string,
): Promise<TournamentEntryRow | undefined> {
  return (
    db
      .selectFrom('tournament_entries')
      .selectAll()
      .where('tournament', '=', tournament)
      .where('person', '=', person)
      // Whoever has joined two names may have two entries, of which one has left.
      .orderBy('state')
      .limit(1)
      .executeTakeFirst()
  );
}

export async function countBots(db: Database, tournament: string): Promise<number> {
  const row = await db
    .selectFrom('tournament_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tournament', '=', tournament)
    .where('bot', 'is not', null)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
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

export async function removeEntry(db: Database, tournament: string, entrant: string): Promise<void> {
  await db
    .deleteFrom('tournament_entries')
    .where('tournament', '=', tournament)
    .where('entrant', '=', entrant)
    .execute();
  await markTournament(db, tournament);
}

export async function leaveTournament(db: Database, tournament: string, entrant: string): Promise<void> {
  await db
    .updateTable('tournament_entries')
    .set({ state: 'left' })
    .where('tournament', '=', tournament)
    .where('entrant', '=', entrant)
    .execute();
  await markTournament(db, tournament);
}

/**
 * The person takes part in nothing any more. A tournament of theirs goes on by itself, but one that nobody could begin now is called
 * off.
 */
export async function leaveTournaments(db: Database, person: string, now: number): Promise<void> {
  const left = await db
    .updateTable('tournament_entries')
    .set({ state: 'left' })
    .where('person', '=', person)
    .where('state', '=', 'in')
    .returning('tournament')
    .execute();
  for (const tournament of new Set(left.map((entry) => entry.tournament))) await markTournament(db, tournament);
  const own = await db
    .selectFrom('tournaments')
    .select('id')
    .where('host', '=', person)
    .where('state', '=', 'entry')
    .where('starts', 'is', null)
    .execute();
  for (const { id } of own) await endTournament(db, id, now);
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

/** Those who take part and have not left, in the order in which they came. */
export async function entrantsIn(db: Database, tournament: string): Promise<TournamentEntryRow[]> {
  return db
    .selectFrom('tournament_entries')
    .selectAll()
    .where('tournament', '=', tournament)
    .where('state', '=', 'in')
    .orderBy('made')
    .orderBy('entrant')
    .execute();
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

/** Ends a tournament without a winner; false if it is over. */
export async function endTournament(db: Database, id: string, now: number): Promise<boolean> {
  const end = { state: 'called-off', ended: now } as const;
  return (await changeState(db, id, 'entry', end)) || (await changeState(db, id, 'running', end));
}

export async function setName(db: Database, id: string, name: string): Promise<void> {
  await db.updateTable('tournaments').set({ name }).where('id', '=', id).execute();
  await markTournament(db, id);
}

/** What was written stays, for hosts of the server to read. */
export async function setNotice(db: Database, id: string, notice: string | null, at: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('tournaments').set({ notice }).where('id', '=', id).execute();
    if (notice !== null)
      await transaction.insertInto('tournament_notices').values({ tournament: id, at, text: notice }).execute();
    await markTournament(transaction, id);
  });
}

/** The strongest first; entries that came later have numbers behind all others. */
export async function setSeeds(db: Database, tournament: string, entrants: readonly string[]): Promise<void> {
  for (const [seed, entrant] of entrants.entries()) {
    await db
      .updateTable('tournament_entries')
      .set({ seed })
      .where('tournament', '=', tournament)
      .where('entrant', '=', entrant)
      .execute();
  }
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

import { sql } from 'kysely';
import type { Database, TournamentEntryRow, TournamentRoundRow, TournamentRow, TournamentTableRow } from './schema.ts';

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
}

export async function tournamentNamed(db: Database, id: string): Promise<StoredTournament | undefined> {
  const row = await db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const [entries, rounds, tables] = await Promise.all([
    db
      .selectFrom('tournament_entries')
      .leftJoin('people', 'people.id', 'tournament_entries.person')
      .selectAll('tournament_entries')
      .select(['people.name', 'people.mark'])
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
  { state, before }: { readonly state?: TournamentRow['state'] | undefined; readonly before?: Mark | undefined },
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

/** The tournaments in which something may have to be done now. */
export async function busyTournaments(db: Database, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tournaments')
    .select('id')
    .where(({ or, and, eb }) =>
      or([eb('state', '=', 'running'), and([eb('state', '=', 'entry'), eb('starts', '<=', now)])]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

export async function addTournament(db: Database, row: TournamentRow): Promise<void> {
  await db.insertInto('tournaments').values(row).execute();
}

/** Enters them; who had left is back. */
export async function addEntries(db: Database, entries: readonly TournamentEntryRow[]): Promise<void> {
  await db
    .insertInto('tournament_entries')
    .values([...entries])
    .onConflict((conflict) => conflict.columns(['tournament', 'entrant']).doUpdateSet({ state: 'in' }))
    .execute();
}

export async function removeEntry(db: Database, tournament: string, entrant: string): Promise<void> {
  await db
    .deleteFrom('tournament_entries')
    .where('tournament', '=', tournament)
    .where('entrant', '=', entrant)
    .execute();
}

export async function leaveTournament(db: Database, tournament: string, entrant: string): Promise<void> {
  await db
    .updateTable('tournament_entries')
    .set({ state: 'left' })
    .where('tournament', '=', tournament)
    .where('entrant', '=', entrant)
    .execute();
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
  return numUpdatedRows > 0n;
}

export async function setNotice(db: Database, id: string, notice: string | null): Promise<void> {
  await db.updateTable('tournaments').set({ notice }).where('id', '=', id).execute();
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
  return numUpdatedRows > 0n;
}

/** Until when the person cannot enter another tournament; undefined if they can. */
export async function waitOf(db: Database, person: string, now: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('tournament_waits')
    .select('until')
    .where('person', '=', person)
    .where('until', '>', now)
    .executeTakeFirst();
  return row?.until;
}

const DAY = 24 * 60 * 60_000;
/** From then on it does not get longer: 64 days. */
const MOST_DOUBLED = 6;

/** Who did not come waits a day, and twice as long each time; a match that is played clears it. */
export async function noteAttendance(
  db: Database,
  absent: readonly string[],
  present: readonly string[],
  now: number,
): Promise<void> {
  if (present.length > 0) {
    await db
      .deleteFrom('tournament_waits')
      .where('person', 'in', [...present])
      .execute();
  }
  for (const person of absent) {
    const earlier = await db
      .selectFrom('tournament_waits')
      .select('times')
      .where('person', '=', person)
      .executeTakeFirst();
    const times = (earlier?.times ?? 0) + 1;
    const until = now + DAY * 2 ** Math.min(times - 1, MOST_DOUBLED);
    await db
      .insertInto('tournament_waits')
      .values({ person, times, until })
      .onConflict((conflict) => conflict.column('person').doUpdateSet({ times, until }))
      .execute();
  }
}

/** The seats of a table whose stand-ins have played everything: the person never answered. */
export async function seatsNeverPlayed(db: Database, table: string): Promise<number[]> {
  const rows = await db
    .selectFrom('seats')
    .select('seat')
    .where('table_id', '=', table)
    .where('holder', '=', 'person')
    .where('stand_in', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('log')
            .select('sequence')
            .whereRef('log.table_id', '=', 'seats.table_id')
            .whereRef('log.seat', '=', 'seats.seat')
            .where('told', '!=', '[]')
            .where(sql<boolean>`told not like '%"standIn"%'`),
        ),
      ),
    )
    .execute();
  return rows.map(({ seat }) => seat);
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

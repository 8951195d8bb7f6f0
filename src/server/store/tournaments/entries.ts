import type { Database } from '../database/schema.ts';
import { markTournament } from './due.ts';
import type { NewEntryRow, TournamentEntryRow } from './schema.ts';
import { endTournament } from './tournaments.ts';

/** The rows of these entrants. */
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

/** Adds entrants. Entrants who had left are back. */
export async function addEntries(db: Database, entries: readonly NewEntryRow[]): Promise<void> {
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
      // A person who has joined two names may have two entries, one of them withdrawn.
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
 * Withdraws the person from all tournaments. A tournament that they organise goes on by itself, but if only they could begin it, it is
 * cancelled.
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

/** The round that the entrant wishes to sit out, if any. */
export async function setSitsOut(
  db: Database,
  tournament: string,
  entrant: string,
  round: number | null,
): Promise<void> {
  await db
    .updateTable('tournament_entries')
    .set({ sits_out: round })
    .where('tournament', '=', tournament)
    .where('entrant', '=', entrant)
    .execute();
  await markTournament(db, tournament);
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

import { isLevel } from '../../host/bots/levels.ts';
import { CALL_CHANNELS, callBit } from '../../host/calls.ts';
import { type Denial, deny } from '../../host/denial.ts';
import type { Pace } from '../../protocol/pace.ts';
import { MOST_ENTRANTS, MOST_ROBIN_ROUNDS } from '../../protocol/tournaments.ts';
import { whyBanned } from '../people/restraints.ts';
import type { Server } from '../server.ts';
import type { Database } from '../store/database/schema.ts';
import { whoCanSignInAgain } from '../store/people/lasting.ts';
import { callsOf } from '../store/people/people.ts';
import { blockedEitherWay } from '../store/people/relations.ts';
import { holdTournament } from '../store/tournaments/due.ts';
import { addEntries, countBots, entrantsIn, entryOf } from '../store/tournaments/entries.ts';
import { waitOf } from '../store/tournaments/no-shows.ts';
import { newestRound } from '../store/tournaments/rounds.ts';
import type { NewEntryRow, TournamentRow } from '../store/tournaments/schema.ts';
import { roundsNeeded } from './rounds.ts';

/**
 * Enters the person; after the beginning only into a Swiss, from the next round on, with no points for those before. The tournament is
 * locked while the conditions are checked.
 */
export async function enter(
  server: Server,
  { id }: Pick<TournamentRow, 'id'>,
  person: string,
  looksAlone: boolean,
): Promise<Denial | undefined> {
  const banned = await whyBanned(server, person);
  if (banned !== undefined) return banned;
  return server.db.transaction().execute(async (transaction) => {
    const row = await holdTournament(transaction, server.kind, id);
    if (row === undefined) return deny('not-found', 'refused.unknown-tournament');
    const own = await entryOf(transaction, id, person);
    if (own?.state === 'in') return undefined;
    const denied =
      (await whyClosed(transaction, row)) ??
      (await whyNotEnter(server, transaction, row, person, looksAlone)) ??
      (await whyNotTogether(transaction, row, person, 1));
    if (denied !== undefined) return denied;
    const entrant = own?.entrant ?? person;
    await addEntries(transaction, [
      { tournament: id, entrant, person, bot: null, seed: null, state: 'in', made: server.now() },
    ]);
    return undefined;
  });
}

async function whyClosed(db: Database, row: TournamentRow): Promise<Denial | undefined> {
  if (row.state === 'over' || row.state === 'called-off') return deny('not-allowed', 'refused.tournament-over');
  if (row.state === 'entry') return undefined;
  const late = row.format === 'swiss' && ((await newestRound(db, row.id))?.round ?? 0) < row.rounds;
  return late ? undefined : deny('not-allowed', 'refused.tournament-begun');
}

/** The conditions for every entrant. */
async function whyNotEnter(
  { now }: Server,
  db: Database,
  row: TournamentRow,
  person: string,
  looksAlone: boolean,
): Promise<Denial | undefined> {
  if (row.rated === 1 && !(await whoCanSignInAgain(db, [person])).has(person))
    return deny('not-allowed', 'refused.tournament-lasting');
  const wait = await waitOf(db, person, now());
  if (wait !== undefined)
    return deny('not-allowed', 'refused.tournament-wait', { until: new Date(wait).toISOString() });
  const pace = row.pace === null ? undefined : (JSON.parse(row.pace) as Pace);
  if (pace?.kind === 'days' && !looksAlone && !(await isCalledToTurns(db, person)))
    return deny('not-allowed', 'refused.tournament-calls');
  return undefined;
}

/** Whether the person has a way to be called that is set up, and wants to be called to their turns. */
export async function isCalledToTurns(db: Database, person: string): Promise<boolean> {
  const [row] = await callsOf(db, [person]);
  return CALL_CHANNELS.some((channel) => ((row?.calls ?? 0) & callBit('turn', channel)) !== 0);
}

/** Whether the field takes so many more, and this person among them. */
async function whyNotTogether(
  db: Database,
  row: TournamentRow,
  person: string | undefined,
  count: number,
): Promise<Denial | undefined> {
  const entries = await entrantsIn(db, row.id);
  const people = entries.length + count;
  if (people > MOST_ENTRANTS) return deny('table-full', 'refused.tournament-full', { most: MOST_ENTRANTS });
  if (row.format === 'round-robin' && roundsNeeded(people, row.seats) > MOST_ROBIN_ROUNDS)
    return deny('table-full', 'refused.tournament-robin-full', { most: mostInRobin(row.seats) });
  // In a round robin or a knock-out two people may have to meet, so blocks exclude an entry.
  if (person === undefined || row.format === 'swiss') return undefined;
  const blocked = await blockedEitherWay(db, person);
  return entries.some((entry) => entry.person !== null && blocked.has(entry.person))
    ? deny('not-allowed', 'refused.tournament-blocked')
    : undefined;
}

function mostInRobin(seats: number): number {
  let most = seats;
  while (most < MOST_ENTRANTS && roundsNeeded(most + 1, seats) <= MOST_ROBIN_ROUNDS) most++;
  return most;
}

/** Bots that take part, named by their level and a number of their own. */
export async function addBots(
  server: Server,
  { id }: Pick<TournamentRow, 'id'>,
  { level, count }: { readonly level: string; readonly count: number },
): Promise<Denial | undefined> {
  if (!isLevel(level)) return deny('unknown-bot', 'refused.unknown-bot', { bot: level });
  return server.db.transaction().execute(async (transaction) => {
    const row = await holdTournament(transaction, server.kind, id);
    if (row?.state !== 'entry') return deny('not-allowed', 'refused.tournament-begun');
    if (row.rated === 1) return deny('not-allowed', 'refused.tournament-no-bots');
    const denied = await whyNotTogether(transaction, row, undefined, count);
    if (denied !== undefined) return denied;
    const earlier = await countBots(transaction, id);
    const bots = Array.from({ length: count }, (_, index): NewEntryRow => {
      const entrant = `bot-${earlier + index + 1}`;
      return { tournament: id, entrant, person: null, bot: level, seed: null, state: 'in', made: server.now() };
    });
    await addEntries(transaction, bots);
    return undefined;
  });
}

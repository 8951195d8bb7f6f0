import { seedFrom } from '../../kernel/random.ts';
import type { Server } from '../server.ts';
import { dueTournaments, holdTournament, lookAgainAt } from '../store/tournaments/due.ts';
import { endRound, newestRound, openTables } from '../store/tournaments/rounds.ts';
import type { TournamentRow } from '../store/tournaments/schema.ts';
import {
  changeState,
  type StoredTournament,
  tournamentNamed,
  tournamentRow,
} from '../store/tournaments/tournaments.ts';
import { startTournament } from './begin.ts';
import type { Draw, DrawQuestion } from './draw.ts';
import { makeRound } from './make-round.ts';
import { blocksAmongPeople, planFor } from './plan.ts';
import { entrantsOf, nextRoundAt, roundsOf } from './reading.ts';
import { drawInSlices } from './rounds.ts';
import { settleTables } from './settle.ts';
import { sittingOut } from './sit-out.ts';

const SECOND = 1_000;
/** In milliseconds: the delay before a failed step, or a match that has not begun, is tried again. */
const SOON = SECOND;
const AFTER_TROUBLE = 10 * SECOND;
/** In milliseconds: the longest time between two looks, since a process of another version may have ended a match unmarked. */
const AT_THE_LATEST = 5 * 60 * SECOND;

/**
 * The state of a tournament is in the database alone. Every step is one transaction that only one process can commit, and it marks the
 * tournament as due, so that the next look finds the next step. Any number of processes may look, and any of them may be killed.
 */
export async function advanceTournaments(server: Server): Promise<void> {
  const games = server.settings.games.map(({ id }) => id);
  for (const id of await dueTournaments(server.db, games, server.now())) {
    try {
      await advanceTournament(server, id);
    } catch (err) {
      server.log.error({ tournament: id, err }, 'a tournament could not go on');
      const row = await tournamentRow(server.db, id);
      if (row !== undefined) await lookAgainAt(server.db, row, server.now() + AFTER_TROUBLE);
    }
  }
}

/** Takes all steps that are possible now, and stores when the next one is due. */
export async function advanceTournament(server: Server, id: string): Promise<void> {
  for (;;) {
    const row = await tournamentRow(server.db, id);
    if (row === undefined) return;
    const next = await step(server, row);
    if (next === 'at once') continue;
    await lookAgainAt(server.db, row, next);
    return;
  }
}

/** One step. Gives when the next can be done, null if none can before something happens. */
async function step(server: Server, row: TournamentRow): Promise<'at once' | number | null> {
  const now = server.now();
  switch (row.state) {
    case 'entry':
      if (row.starts === null || row.starts > now) return row.starts;
      // There is no caller to refuse for too few entrants.
      if ((await startTournament(server, row)) === 'too-few')
        await changeState(server.db, row.id, 'entry', { state: 'called-off', ended: now });
      return 'at once';
    case 'running':
      return goOn(server, row);
    default:
      return null;
  }
}

async function goOn(server: Server, row: TournamentRow): Promise<'at once' | number> {
  const { db, now } = server;
  const current = await newestRound(db, row.id);
  if (current !== undefined && current.ended === null) {
    const begun = await settleTables(server, row.id, current.round);
    if ((await openTables(db, row.id, current.round)) > 0) return now() + (begun > 0 ? SOON : AT_THE_LATEST);
    await endRound(db, row.id, current.round, now());
    return 'at once';
  }
  const next = nextRoundAt(row, current);
  if (next > now()) return next;
  await beginNextRound(server, row.id);
  return 'at once';
}

/**
 * Draws the round and makes its tables, or ends the tournament. Another process may have made the round meanwhile: while a round is
 * played, nothing is drawn and nothing ends.
 */
export async function beginNextRound(server: Server, id: string): Promise<void> {
  const stored = await tournamentNamed(server.db, id);
  if (stored === undefined || stored.rounds.at(-1)?.ended === null) return;
  const { row } = stored;
  const rounds = roundsOf(stored);
  const seed = seedFrom(`${row.seed} round ${rounds.length + 1}`);
  const satOut = await sittingOut(server, stored, rounds);
  const entrants = entrantsOf(stored, await blocksAmongPeople(server.db, stored.entries));
  const draw = await drawn({
    plan: await planFor(server, row),
    entrants: entrants.map((entrant) => (entrant.id in satOut ? { ...entrant, left: true } : entrant)),
    rounds,
    seed,
  });
  if (draw === undefined) await finish(server, stored);
  else await makeRound(server, stored, { ...draw, satOut }, seed);
}

/** Ends the tournament, unless another round has been made since it was read. */
async function finish({ db, kind, now }: Server, { row: { id }, rounds }: StoredTournament): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await holdTournament(transaction, kind, id);
    if (((await newestRound(transaction, id))?.round ?? 0) === rounds.length)
      await changeState(transaction, id, 'running', { state: 'over', ended: now() });
  });
}

/** Other requests are served between the slices. */
async function drawn(question: DrawQuestion): Promise<Draw | undefined> {
  const slices = drawInSlices(question);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

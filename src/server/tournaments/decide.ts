import type { z } from 'zod';
import { type Denial, deny } from '../../host/denial.ts';
import type { decision } from '../../protocol/tournaments.ts';
import type { Server } from '../server.ts';
import { setOutcome } from '../store/tournaments/rounds.ts';
import type { StoredTournament } from '../store/tournaments/tournaments.ts';
import { advanceTournament } from './advance.ts';

/** The host decides a table of the round that is played, with a reason that everybody reads. The match itself goes on, uncounted. */
export async function decide(
  server: Server,
  { row, entries, rounds, tables }: StoredTournament,
  { table, places, reason }: z.output<typeof decision>,
): Promise<Denial | undefined> {
  const current = rounds.at(-1);
  const found = tables.find(({ round, number }) => round === current?.round && number === table);
  if (row.state !== 'running' || found === undefined) return deny('not-found', 'refused.tournament-no-table');
  const players = JSON.parse(found.players) as string[];
  // Organisers must not decide a match that they play.
  if (entries.some(({ entrant, person }) => person === row.host && players.includes(entrant)))
    return deny('not-allowed', 'refused.tournament-own-table');
  const seats = players.length;
  if (places.length !== seats || !arePlaces(places)) return deny('malformed', 'refused.tournament-places', { seats });
  const scores = places.map(() => 0);
  if (!(await setOutcome(server.db, found, { places, scores, absent: [], note: reason })))
    return deny('not-allowed', 'refused.tournament-decided');
  await advanceTournament(server, row.id);
  return undefined;
}

/** Each place is one more than the number of better ones: 1, 2, 2, 4. */
function arePlaces(places: readonly number[]): boolean {
  return places.every((place) => place === 1 + places.filter((other) => other < place).length);
}

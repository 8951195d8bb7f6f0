import { type Denial, deny } from '../../host/denial.ts';
import { MOST_ENTRANTS } from '../../protocol/tournaments.ts';
import { whyBanned } from '../people/restraints.ts';
import type { Server } from '../server.ts';
import { lastingAmong } from '../store/lasting.ts';
import { addEntries, leaveTournament, removeEntry, type StoredTournament, waitOf } from '../store/tournaments.ts';

/** Enters the person; after the beginning only into a Swiss, from the next round on, with no points for those before. */
export async function enter(
  server: Server,
  { row, entries, rounds }: StoredTournament,
  person: string,
): Promise<Denial | undefined> {
  const { db } = server;
  const own = entries.find((entry) => entry.person === person);
  if (own?.state === 'in') return undefined;
  if (row.state === 'over' || row.state === 'called-off') return deny('not-allowed', 'refused.tournament-over');
  if (row.state === 'running' && (row.format !== 'swiss' || rounds.length >= row.rounds))
    return deny('not-allowed', 'refused.tournament-begun');
  if (row.rated === 1 && !(await lastingAmong(db, [person])).has(person))
    return deny('not-allowed', 'refused.tournament-lasting');
  if (entries.filter(({ state }) => state === 'in').length >= MOST_ENTRANTS)
    return deny('table-full', 'refused.tournament-full', { most: MOST_ENTRANTS });
  const banned = await whyBanned(server, person);
  if (banned !== undefined) return banned;
  const wait = await waitOf(db, person, server.now());
  if (wait !== undefined)
    return deny('not-allowed', 'refused.tournament-wait', { until: new Date(wait).toISOString() });
  await addEntries(db, [
    {
      tournament: row.id,
      entrant: own?.entrant ?? person,
      person,
      bot: null,
      seed: null,
      state: 'in',
      made: server.now(),
    },
  ]);
  return undefined;
}

/** Before the beginning the entry is gone; afterwards the person is out from the next round on, and results stand. */
export async function withdraw(
  { db }: Server,
  { row, entries }: StoredTournament,
  person: string,
): Promise<Denial | undefined> {
  const own = entries.find((entry) => entry.person === person && entry.state === 'in');
  if (own === undefined) return undefined;
  if (row.state === 'entry') await removeEntry(db, row.id, own.entrant);
  else if (row.state === 'running') await leaveTournament(db, row.id, own.entrant);
  else return deny('not-allowed', 'refused.tournament-over');
  return undefined;
}

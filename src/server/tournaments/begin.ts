import { randomFor, shuffle } from '../../kernel/random.ts';
import type { Server } from '../server.ts';
import { holdTournament } from '../store/tournaments/due.ts';
import { entrantsIn, setSeeds } from '../store/tournaments/entries.ts';
import type { TournamentRow } from '../store/tournaments/schema.ts';
import { changeState } from '../store/tournaments/tournaments.ts';
import { fewestFor } from './knock-out.ts';
import { blocksAmongPeople, planFor } from './plan.ts';
import { entrantsOf } from './reading.ts';
import { drawRound } from './rounds.ts';

/** Entrants who sit out the first round do not count. */
const FIRST = 1;

/** Closes the entries, in one transaction with a last look at who has entered. Where too few have, nothing changes. */
export async function startTournament(
  server: Server,
  { id }: Pick<TournamentRow, 'id'>,
): Promise<'started' | 'too-few' | 'begun'> {
  return server.db.transaction().execute(async (transaction) => {
    const row = await holdTournament(transaction, server.kind, id);
    if (row?.state !== 'entry') return 'begun';
    const all = await entrantsIn(transaction, id);
    const entries = all.filter(({ sits_out }) => sits_out !== FIRST);
    const plan = await planFor(server, row);
    if (entries.length < fewestFor(plan)) return 'too-few';
    const blocks = await blocksAmongPeople(transaction, entries);
    const entrants = entrantsOf({ entries }, blocks);
    // With many blocks no table may be possible.
    if (blocks.size > 0 && drawRound({ plan, entrants, rounds: [], seed: row.seed }) === undefined) return 'too-few';
    const lot = shuffle(
      randomFor(row.seed, 'order of entries'),
      all.map(({ entrant }) => entrant),
    );
    await changeState(transaction, id, 'entry', { state: 'running', started: server.now() });
    await setSeeds(transaction, id, lot);
    return 'started';
  });
}

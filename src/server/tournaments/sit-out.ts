import { type Denial, deny } from '../../host/denial.ts';
import { bannedAmong } from '../people/restraints.ts';
import type { Server } from '../server.ts';
import { holdTournament } from '../store/tournaments/due.ts';
import { entrantsIn, entryOf, setSitsOut } from '../store/tournaments/entries.ts';
import { newestRound } from '../store/tournaments/rounds.ts';
import type { TournamentEntryRow, TournamentRow } from '../store/tournaments/schema.ts';
import { fewestFor } from './knock-out.ts';
import { planFor } from './plan.ts';
import { BYE } from './points.ts';
import type { RoundResult } from './results.ts';

/**
 * Sitting out a round of a Swiss tournament, announced before the round is drawn. The first time it counts half a win, like a bye; after
 * that, and in the last round, nothing. Banned people sit out, too, and get nothing for it.
 */
export async function sitOut(
  server: Server,
  { id }: Pick<TournamentRow, 'id'>,
  person: string,
  wish: boolean,
): Promise<Denial | undefined> {
  return server.db.transaction().execute(async (transaction) => {
    const row = await holdTournament(transaction, server.kind, id);
    if (row === undefined) return deny('not-found', 'refused.unknown-tournament');
    if (row.format !== 'swiss') return deny('not-allowed', 'refused.tournament-sit-out-swiss');
    const own = await entryOf(transaction, id, person);
    if (own?.state !== 'in') return deny('not-allowed', 'refused.tournament-not-in');
    const next = ((await newestRound(transaction, id))?.round ?? 0) + 1;
    if ((row.state !== 'entry' && row.state !== 'running') || next > row.rounds)
      return deny('not-allowed', 'refused.tournament-no-next');
    if (wish) {
      const others = (await entrantsIn(transaction, id)).filter(
        ({ entrant, sits_out }) => entrant !== own.entrant && sits_out !== next,
      );
      const fewest = fewestFor(await planFor(server, row));
      // Before the beginning others may still enter.
      if (row.state === 'running' && others.length < fewest)
        return deny('not-allowed', 'refused.tournament-sit-out-few', { fewest });
    }
    await setSitsOut(transaction, id, own.entrant, wish ? next : null);
    return undefined;
  });
}

/** Entrants who sit out that round, and their points for it. */
export async function sittingOut(
  server: Server,
  { row, entries }: { readonly row: TournamentRow; readonly entries: readonly TournamentEntryRow[] },
  rounds: readonly RoundResult[],
): Promise<Record<string, number>> {
  const round = rounds.length + 1;
  const here = entries.filter(({ state }) => state === 'in');
  const banned = new Set(
    await bannedAmong(
      server,
      here.flatMap(({ person }) => person ?? []),
    ),
  );
  const points: Record<string, number> = {};
  for (const { entrant, person, sits_out } of here) {
    if (person !== null && banned.has(person)) points[entrant] = 0;
    else if (sits_out === round) points[entrant] = pointsFor(entrant, round, row, rounds);
  }
  return points;
}

function pointsFor(entrant: string, round: number, row: TournamentRow, earlier: readonly RoundResult[]): number {
  const isLast = round === row.rounds;
  const isFirst = !earlier.some(({ satOut = {} }) => entrant in satOut);
  return isFirst && !isLast ? BYE : 0;
}

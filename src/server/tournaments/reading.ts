import type { TournamentEntryRow, TournamentRoundRow, TournamentRow } from '../store/tournaments/schema.ts';
import type { StoredTournament } from '../store/tournaments/tournaments.ts';
import type { Plan } from './draw.ts';
import type { Entrant, RoundResult } from './results.ts';

/** The stored rows of a tournament as input for drawing and ranking. */

export function planOf({ format, seats, rounds }: TournamentRow, allowed: readonly number[]): Plan {
  return { format, seats, allowed, rounds };
}

/** Everybody who has taken part. Those who came after the beginning are behind all others. */
export function entrantsOf(
  { entries }: { readonly entries: readonly TournamentEntryRow[] },
  blocks: ReadonlyMap<string, readonly string[]> = new Map(),
): Entrant[] {
  let next = entries.filter(({ seed }) => seed !== null).length;
  return entries.map(({ entrant, person, seed, state }) => ({
    id: entrant,
    seed: seed ?? next++,
    blocked: (person === null ? undefined : blocks.get(person)) ?? [],
    left: state === 'left',
  }));
}

export function roundsOf({ rounds, tables }: Pick<StoredTournament, 'rounds' | 'tables'>): RoundResult[] {
  return rounds.map(({ round, byes, sat_out: satOut }) => ({
    byes: JSON.parse(byes) as string[],
    ...(satOut !== null && { satOut: JSON.parse(satOut) as Record<string, number> }),
    tables: tables
      .filter((table) => table.round === round)
      .map(({ players, places, scores, absent }) => ({
        players: JSON.parse(players) as string[],
        ...(places !== null && {
          places: JSON.parse(places) as number[],
          scores: JSON.parse(scores ?? '[]') as number[],
          absent: JSON.parse(absent ?? '[]') as number[],
        }),
      })),
  }));
}

/** When the next round may begin, if the last one has ended. */
export function nextRoundAt(
  { every }: Pick<TournamentRow, 'every'>,
  last: Pick<TournamentRoundRow, 'made'> | undefined,
): number {
  return last === undefined || every === null ? 0 : last.made + every;
}

import type { Server } from '../server.ts';
import type { Database } from '../store/database/schema.ts';
import { blocksBetween } from '../store/people/relations.ts';
import type { TournamentEntryRow, TournamentRow } from '../store/tournaments/schema.ts';
import type { Plan } from './draw.ts';
import { planOf } from './reading.ts';

/** The plan that tournament and game allow. If this server does not know the game, the stored plan. */
export async function planFor({ gameNamed }: Pick<Server, 'gameNamed'>, row: TournamentRow): Promise<Plan> {
  const allowed = ((await gameNamed(row.game))?.seats ?? [row.seats]).filter((seats) => seats > 1);
  return planOf(row, allowed);
}

/** By person: the entrants they have blocked. */
export async function blocksAmongPeople(
  db: Database,
  entries: readonly Pick<TournamentEntryRow, 'entrant' | 'person'>[],
): Promise<Map<string, string[]>> {
  const entrants = new Map(
    entries.flatMap(({ entrant, person }) => (person === null ? [] : [[person, entrant] as const])),
  );
  const blocks = new Map<string, string[]>();
  for (const { person, other } of await blocksBetween(db, [...entrants.keys()])) {
    blocks.set(person, [...(blocks.get(person) ?? []), entrants.get(other) ?? other]);
  }
  return blocks;
}

import type { UsualDuration } from '../../protocol/durations.ts';
import { keptFor } from '../kept.ts';
import { medianOf } from '../ratings/facts.ts';
import type { Server } from '../server.ts';
import { lastDurations } from '../store/tables/durations.ts';

/** How many finished matches are needed for a usual duration, and how many are read. */
const MOST = 15;
const LEAST = 3;
/** In milliseconds. */
const KEPT = 10 * 60_000;

/** How long matches between people usually take, by game, seats and pace. */
export function usualDurations(server: Server): () => Promise<readonly UsualDuration[]> {
  return keptFor(server, KEPT, async () => {
    const found: UsualDuration[] = [];
    for (const { id: game, seats: counts } of server.settings.games) {
      for (const seats of counts) {
        for (const { pace, durations } of await lastDurations(server.db, game, seats, MOST)) {
          const duration = durations.length < LEAST ? null : medianOf(durations);
          if (duration !== null) found.push({ game, seats, pace, duration });
        }
      }
    }
    return found;
  });
}

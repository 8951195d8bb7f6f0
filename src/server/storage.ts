import { withLock } from '../host/lock.ts';
import { refresh } from '../host/match/catch-up.ts';
import type { Chore } from './chores.ts';
import type { Server } from './server.ts';
import { removeOldCalls } from './store/calls/calls.ts';
import { dropSpare, matchesToTrim, trimMatch } from './store/match/trim.ts';
import { abandonedMatches, oldMatches, putAway, removeTables, staleGatherings } from './store/tables/put-away.ts';
import { removeOldWaiting } from './store/tables/waiting.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EVERY = 10 * MINUTE;
/** In days: how long calls are kept that were sent, dropped or given up. */
const CALLS_KEPT = 30;
/** In days: how long past waits are kept, from which usual waiting times are computed. */
const WAITING_KEPT = 90;
/** The rest is left for the next run. */
const MOST_AT_ONCE = 200;

/** Periodic jobs that keep the database small: one process does them for all, a limited number of tables at a time. */
export function storageChores(server: Server): Chore[] {
  const { db, now, settings } = server;
  const before = (days: number) => now() - days * DAY;
  const { keepGathering, keepFinished, putAwayAfter } = settings;
  return [
    {
      every: EVERY,
      name: 'trim-finished',
      // Some time after the end, since until then people look back often, which is cheapest with all snapshots.
      async run() {
        for (const id of await matchesToTrim(db, before(1), MOST_AT_ONCE)) await trimMatch(db, id);
      },
    },
    { every: EVERY, name: 'remove-calls', run: () => removeOldCalls(db, before(CALLS_KEPT)) },
    { every: EVERY, name: 'remove-waiting', run: () => removeOldWaiting(db, before(WAITING_KEPT)) },
    ...(keepGathering === 0
      ? []
      : [
          {
            every: EVERY,
            name: 'remove-gathering',
            async run() {
              const stale = await staleGatherings(db, before(keepGathering), MOST_AT_ONCE);
              await removeTables(db, stale, 'gathering');
              await tell(server, stale);
            },
          },
        ]),
    ...(keepFinished === 0
      ? []
      : [
          {
            every: EVERY,
            name: 'remove-finished',
            async run() {
              const old = await oldMatches(db, before(keepFinished), MOST_AT_ONCE);
              await removeTables(db, old, 'over');
              await tell(server, old);
            },
          },
        ]),
    ...(putAwayAfter === 0
      ? []
      : [
          {
            every: EVERY,
            name: 'put-away',
            async run() {
              for (const id of await abandonedMatches(db, before(putAwayAfter), MOST_AT_ONCE)) {
                await putAway(db, id, now());
                await dropSpare(db, id);
              }
            },
          },
        ]),
  ];
}

/** Tells the watchers of deleted tables. Other processes are notified by the database. */
async function tell(server: Server, tables: readonly string[]): Promise<void> {
  for (const id of tables) {
    const room = server.rooms.open.get(id);
    if (room !== undefined) await withLock(room.lock, () => refresh(server, room));
  }
}

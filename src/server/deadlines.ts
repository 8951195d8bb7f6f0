import { type RawBuilder, sql } from 'kysely';
import { timeIsUp } from '../host/clocks/timekeeping.ts';
import { withLock } from '../host/lock.ts';
import type { Game } from '../kernel/game.ts';
import { NewerRules } from '../kernel/upgrade.ts';
import type { JobKind } from './jobs.ts';
import type { Server } from './server.ts';
import { giveBackJobs } from './store/jobs/jobs.ts';
import { clocksAt } from './store/match/clocks.ts';

/**
 * Deadlines that have passed without any process acting on them in memory. Several processes may try: the revision of the clocks and
 * the place in the log make sure that a deadline takes effect once.
 */
export function deadlineJobs(server: () => Server, games: readonly Game[], grace: number): JobKind<'clocks'> {
  return {
    table: 'clocks',
    most: 50,
    grace,
    patience: 2_000,
    only: canBePlayed(games, 'clocks'),
    nameOf: ({ table_id }) => table_id,
    async carryOut(jobs) {
      const { db, node } = server();
      for (const { table_id, due } of jobs) {
        const isDone = await endTime(server(), table_id);
        if (isDone && (await clocksAt(db, table_id))?.due === due)
          throw new Error(`time is up at ${table_id} to no effect`);
      }
      await giveBackJobs(db, 'clocks', node, jobs);
    },
  };
}

/** False if a process with newer rules has continued the match. Only such a process can act on it. */
async function endTime(server: Server, table: string): Promise<boolean> {
  const room = await server.rooms.enter(table);
  if (room === undefined) return true;
  try {
    await withLock(room.lock, () => timeIsUp(server, room));
    return true;
  } catch (error) {
    if (error instanceof NewerRules) return false;
    throw error;
  }
}

/** Jobs of running matches with rules that this process knows. */
export function canBePlayed(games: readonly Game[], jobs: 'clocks' | 'moves_ahead'): RawBuilder<boolean> {
  const known = games.map(({ id, version }) => sql`tables.game = ${id} and tables.rules <= ${version}`);
  return sql`exists (
    select 1 from tables where tables.id = ${sql.ref(`${jobs}.table_id`)} and tables.state = 'running' and tables.put_away is null
    and (${known.length === 0 ? sql`false` : sql.join(known, sql` or `)})
  )`;
}

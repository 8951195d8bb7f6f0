import { nextClocks, paceOf } from '../host/clocks/clock.ts';
import { throughDowntime, withNote } from '../host/clocks/clockwork.ts';
import type { Server } from './server.ts';
import type { Database } from './store/database/schema.ts';
import { waitingClocks, writeClocks } from './store/match/clocks.ts';

/** Servers store a heartbeat in the database. At the start it tells how long none of them ran; that time is given back to all clocks. */

const HEARTBEAT = 'heartbeat';
/** In milliseconds: between two beats. */
export const BEAT = 10_000;
/** In milliseconds: after a longer gap between beats, no server was running. */
const MISSED = 3 * BEAT;
const MINUTE = 60_000;

type Beating = Pick<Server, 'db' | 'now' | 'kind'>;

/** Notes that a server is running. If there are several, each of them does. */
export async function beat({ db, now }: Beating): Promise<void> {
  await db
    .insertInto('chores')
    .values({ name: HEARTBEAT, done: now() })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ done: now() }))
    .execute();
}

/**
 * To be called before anything else happens at tables: adds what was missed to every clock that ran. Of several servers that
 * start at once one does it, while the others wait. Returns how many matches it was given to.
 */
export async function makeUpForDowntime(server: Beating): Promise<number> {
  const { db, kind } = server;
  return db.transaction().execute(async (transaction) => {
    const now = server.now();
    const beaten = await lastBeat(transaction, kind === 'postgres');
    await beat({ ...server, db: transaction });
    if (beaten === undefined || now - beaten < MISSED) return 0;
    let given = 0;
    for (const { table, pace: row, clocks } of await waitingClocks(transaction)) {
      const pace = paceOf({ pace: row });
      const state = throughDowntime(clocks.state, pace, beaten, now);
      if (state === undefined) continue;
      const minutes = Math.max(1, Math.round((now - beaten) / MINUTE));
      const noted = pace === undefined ? state : withNote(state, { say: 'told.downtime', minutes });
      await writeClocks(transaction, table, nextClocks(clocks, noted, pace));
      given++;
    }
    return given;
  });
}

async function lastBeat(transaction: Database, lock: boolean): Promise<number | undefined> {
  const query = transaction.selectFrom('chores').select('done').where('name', '=', HEARTBEAT);
  return (await query.$if(lock, (locked) => locked.forUpdate()).executeTakeFirst())?.done;
}

import pg from 'pg';
import { REAL_TIME, wait } from '../../../host/time.ts';

/** The number of the lock in PostgreSQL by which a process has the whole database to itself: to migrate, or to restore a backup. */
export const WHOLE_DATABASE = 7_298_412;

/** Different from the names of servers, since a process that waits does not use the database yet. */
const WAITING = 'underbridge-waiting';
/** In milliseconds: how often to look whether another process is done. */
const AGAIN = 200;

/** Runs the action while no other process migrates or restores this PostgreSQL; waits for those that do. */
export async function withDatabaseLock<T>(url: string, action: () => Promise<T>): Promise<T> {
  const address = new URL(url);
  address.searchParams.set('application_name', WAITING);
  const client = new pg.Client({ connectionString: address.href, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    // Polls, because a connection that waits without traffic would be closed.
    while (!(await isLocked(client))) await wait(REAL_TIME, AGAIN);
    return await action();
  } finally {
    // PostgreSQL notices the end of a connection late. Until then the lock would still be held.
    await client.query(`select pg_advisory_unlock(${WHOLE_DATABASE})`).catch(() => {});
    await client.end();
  }
}

async function isLocked(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select pg_try_advisory_lock(${WHOLE_DATABASE}) as locked`);
  return rows[0]?.locked === true;
}

import { query } from './kit/calls.ts';
import type { ServerProcess } from './processes.ts';

/** A process of a server, and what its connections to PostgreSQL are called. */
export interface Named {
  readonly process: ServerProcess;
  readonly name: string;
}

async function namesIn(database: string): Promise<string[]> {
  const rows = await query<{ application_name: string }>(
    database,
    `select distinct application_name from pg_stat_activity
     where datname = current_database() and application_name like 'underbridge %'`,
  );
  return rows.map((row) => row.application_name);
}

/** Starts a process and finds out its name: no other one may start meanwhile. */
export async function startNamed(database: string, start: () => Promise<ServerProcess>): Promise<Named> {
  const before = await namesIn(database);
  const process = await start();
  const name = (await namesIn(database)).find((each) => !before.includes(each));
  if (name === undefined) throw new Error('the new process has no connection of its name');
  return { process, name };
}

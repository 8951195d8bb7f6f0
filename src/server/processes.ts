import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { startBots } from '../host/bots/bots.ts';
import { liveOf } from '../host/match/reading.ts';
import { makeEarlier } from './bus/earlier.ts';
import type { Server } from './server.ts';
import type { Database } from './store/database/schema.ts';
import { giveBackJobsOfOthers } from './store/jobs/jobs.ts';
import { type Stretch, tablesWithWaitingBots } from './store/tables/waiting-bots.ts';
import { wakeTables } from './wake.ts';

/** The processes on one database: which are alive, and which one takes over the bots and jobs of another. */
export interface Processes {
  /** Reads which processes are alive, and takes over from those that have gone since the last call. */
  look(): Promise<void>;
  /** Takes over those matches from all processes that are gone, including those never seen here. */
  takeOver(stretch: Stretch): Promise<void>;
  /** A message of that process has arrived, so it is alive. */
  speaks(node: string): void;
  /** That process is shutting down and starts no bots any more. */
  leaves(node: string): void;
}

/** Prefix of the application name of our connections in PostgreSQL. */
const CALLED = 'underbridge ';

/** The address with the process's application name, by which the others see that it is alive. */
export function addressOf(database: string, node: string): string {
  const address = new URL(database);
  address.searchParams.set('application_name', `${CALLED}${node}`);
  return address.href;
}

/** The processes that have a connection. A killed process loses its connections at once. */
export async function nodesAlive(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name like ${`${CALLED}%`}`.execute(db);
  return rows.map(({ name }) => name.slice(CALLED.length));
}

export function makeProcesses(server: () => Server): Processes {
  const leaving = new Set<string>();
  const earlier = makeEarlier(server);
  let known: ReadonlySet<string> | undefined;

  async function alive(): Promise<string[]> {
    const { db, kind, node } = server();
    const there = kind === 'sqlite' ? [] : await nodesAlive(db);
    return [...new Set([...there, node])];
  }

  /** Each table is taken over by one process of those that know its rules. If processes disagree about who is alive, the race for the log decides. */
  async function takeOver(there: readonly string[], stretch?: Stretch): Promise<void> {
    const { db, node } = server();
    const staying = there.filter((each) => !leaving.has(each)).sort();
    const tables = await tablesWithWaitingBots(db, 0, staying, stretch);
    await giveBackJobsOfOthers(db, there);
    const { rulesElsewhere } = server();
    const mine = tables.filter(({ id, game, rules }) => {
      if (!knowsRules(server(), game, rules)) return false;
      const able = staying.filter((each) => each === node || rulesElsewhere.knows(each, game, rules));
      return successorOf(id, able) === node;
    });
    const ids = mine.map(({ id }) => id);
    await wakeTables(server(), ids, async (room) => {
      await liveOf(server(), room);
      startBots(server(), room);
    });
  }

  /** A process that is killed says no goodbye. */
  function forget(node: string): void {
    server().rulesElsewhere.forget(node);
    server().sockets.forget(node);
  }

  return {
    async look() {
      const there = await alive();
      const before = known;
      known = new Set(there);
      for (const node of before ?? []) if (!there.includes(node)) forget(node);
      await earlier.note(there);
      if (before === undefined || [...before].some((node) => !there.includes(node))) await takeOver(there);
      for (const node of leaving) if (!there.includes(node)) leaving.delete(node);
    },
    takeOver: async (stretch) => takeOver(await alive(), stretch),
    speaks(node) {
      // A process that comes and goes between two calls of `look` would be missed.
      if (known?.has(node) === false) known = new Set([...known, node]);
    },
    leaves(node) {
      leaving.add(node);
      alive()
        .then((there) => takeOver(there))
        .catch((err) => server().log.error({ node, err }, 'what a process has left could not be taken over'));
    },
  };
}

/** Whether this process can go on with a match that was last played by those rules. */
export function knowsRules({ settings }: Pick<Server, 'settings'>, game: string, rules: number): boolean {
  return settings.games.some(({ id, version }) => id === game && version >= rules);
}

function successorOf(table: string, nodes: readonly string[]): string | undefined {
  return nodes[createHash('sha256').update(table).digest().readUInt32BE() % nodes.length];
}

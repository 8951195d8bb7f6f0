import { afterEach } from 'vitest';
import { seedFrom } from '../../kernel/random.ts';
import type { Wishes } from '../settings.ts';
import { type RunningServer, startServer } from '../start.ts';
import type { DatabaseKind } from '../store/schema.ts';
import { freshDatabase } from './databases.ts';

/** No limits, no waiting, no words on the terminal, and every match dealt alike. */
export const UNHURRIED: Wishes = {
  seed: seedFrom('every match of a test is dealt alike'),
  host: '127.0.0.1',
  port: 0,
  logLevel: process.env.TEST_LOG_LEVEL ?? 'silent',
  botPause: 0,
  limits: {
    requests: 1_000_000,
    newTables: 1_000_000,
    newGuests: 1_000_000,
    answersKept: 0,
    connections: 1_000_000,
    messages: 1_000_000,
    messageBurst: 1_000_000,
    personWork: 1_000_000,
    personWorkBurst: 1_000_000,
    addressWork: 1_000_000,
    addressWorkBurst: 1_000_000,
    chat: 1_000_000,
    chatBurst: 1_000_000,
    hints: 1_000_000,
    hintBurst: 1_000_000,
  },
};

/** Starts servers on one fresh database; after the test all of them are stopped and the database removed. */
export function serversOn(kind: DatabaseKind): {
  start(wishes?: Wishes): Promise<RunningServer>;
  restart(server: RunningServer, wishes?: Wishes): Promise<RunningServer>;
  /** Where the database of the test is. */
  database(): Promise<string>;
} {
  let fresh: ReturnType<typeof freshDatabase> | undefined;
  let running: RunningServer[] = [];

  afterEach(async () => {
    await Promise.all(running.map((server) => server.close()));
    running = [];
    await (await fresh)?.remove();
    fresh = undefined;
  });

  async function start({ limits, ...wishes }: Wishes = {}): Promise<RunningServer> {
    fresh ??= freshDatabase(kind);
    const { database } = await fresh;
    const server = await startServer({
      ...UNHURRIED,
      database,
      ...wishes,
      limits: { ...UNHURRIED.limits, ...limits },
    });
    running.push(server);
    return server;
  }

  return {
    start,
    async database() {
      fresh ??= freshDatabase(kind);
      return (await fresh).database;
    },
    async restart(server, wishes) {
      running = running.filter((each) => each !== server);
      await server.close();
      return start(wishes);
    },
  };
}

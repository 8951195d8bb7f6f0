import { afterEach } from 'vitest';
import { seedFrom } from '../../../src/kernel/random.ts';
import type { RunningServer } from '../../../src/server/restarting.ts';
import type { Overrides } from '../../../src/server/settings.ts';
import { startServer } from '../../../src/server/start.ts';
import type { DatabaseKind } from '../../../src/server/store/database/schema.ts';
import { freshDatabase } from './databases.ts';
import { METRICS_TOKEN } from './metrics.ts';

/** No limits, no waiting, no words on the terminal, and every match dealt alike. */
export const TEST_SETTINGS: Overrides = {
  seed: seedFrom('every match of a test is dealt alike'),
  host: '127.0.0.1',
  port: 0,
  logLevel: process.env.TEST_LOG_LEVEL ?? 'silent',
  botPause: 0,
  backups: undefined,
  metricsToken: METRICS_TOKEN,
  limits: {
    requests: 1_000_000,
    newTables: 1_000_000,
    newGuests: 1_000_000,
    renames: 1_000_000,
    reports: 1_000_000,
    invitations: 1_000_000,
    callChanges: 1_000_000,
    mailsToAddress: 1_000_000,
    guesses: 1_000_000,
    allGuesses: 1_000_000,
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
  start(overrides?: Overrides): Promise<RunningServer>;
  stop(server: RunningServer): Promise<void>;
  restart(server: RunningServer, overrides?: Overrides): Promise<RunningServer>;
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

  async function start({ limits, ...overrides }: Overrides = {}): Promise<RunningServer> {
    fresh ??= freshDatabase(kind);
    const { database } = await fresh;
    const server = await startServer({
      ...TEST_SETTINGS,
      database,
      ...overrides,
      limits: { ...TEST_SETTINGS.limits, ...limits },
    });
    running.push(server);
    return server;
  }

  async function stop(server: RunningServer): Promise<void> {
    running = running.filter((each) => each !== server);
    await server.close();
  }

  return {
    start,
    async database() {
      fresh ??= freshDatabase(kind);
      return (await fresh).database;
    },
    stop,
    async restart(server, overrides) {
      await stop(server);
      return start(overrides);
    },
  };
}

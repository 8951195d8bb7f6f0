import pg from 'pg';
import { CHANNEL } from '../store/migrations.ts';
import { CONNECT_LIMIT } from '../store/postgres.ts';
import { type Bus, read, SILENCE, type Tidings, write } from './bus.ts';

const RECONNECT_DELAY = 500;

export interface Ears {
  hear(tidings: Tidings): void;
  /** The line was broken for a while, so anything may have been missed. */
  missed(): void;
  /** Something could not be told, or the line is broken: said once, however long it takes to find another. */
  trouble(error: unknown): void;
}

/** Processes that share a PostgreSQL hear of each other through it: LISTEN and NOTIFY on a connection of their own. */
export async function postgresBus(url: string, ears: Ears, silence = SILENCE): Promise<Bus> {
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  // A connection answers one question after another.
  let announcing: Promise<unknown> = Promise.resolve();
  let heard = performance.now();

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: CONNECT_LIMIT });
    fresh.on('notification', ({ payload }) => {
      heard = performance.now();
      const tidings = read(payload ?? '');
      if (tidings !== undefined) ears.hear(tidings);
    });
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh, new Error('the connection to PostgreSQL has ended')));
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      fresh.end().catch(() => {});
      throw error;
    }
    if (closed) return fresh.end();
    client = fresh;
    heard = performance.now();
  }

  function lose(lost: pg.Client, error: unknown): void {
    if (closed || client !== lost) return;
    client = undefined;
    // Pending notifications may never be answered on a broken connection.
    announcing = Promise.resolve();
    ears.trouble(error);
    lost.end().catch(() => {});
    reconnect();
  }

  function reconnect(): void {
    retry = setTimeout(async () => {
      try {
        await connect();
        if (!closed) ears.missed();
      } catch {
        if (!closed) reconnect();
      }
    }, RECONNECT_DELAY);
  }

  await connect();
  // Each process hears itself, too: where nothing is heard for so long, the line is dead, though nobody has said so.
  const listening = setInterval(() => {
    if (client !== undefined && performance.now() - heard > silence)
      lose(client, new Error('PostgreSQL has fallen silent'));
  }, silence / 3);
  listening.unref();
  return {
    announce(tidings) {
      announcing = announcing
        .then(() => client?.query('select pg_notify($1, $2)', [CHANNEL, write(tidings)]))
        .catch((error) => closed || ears.trouble(error));
    },
    async close() {
      clearInterval(listening);
      await announcing;
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}

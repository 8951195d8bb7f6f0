import pg from 'pg';
import { CHANNEL } from '../store/migrations.ts';
import { type Bus, read, type Tidings, write } from './bus.ts';

const RECONNECT_DELAY = 500;

export interface Ears {
  hear(tidings: Tidings): void;
  /** The line was broken for a while, so anything may have been missed. */
  missed(): void;
  trouble(error: unknown): void;
}

/** Processes that share a PostgreSQL hear of each other through it: LISTEN and NOTIFY on a connection of their own. */
export async function postgresBus(url: string, ears: Ears): Promise<Bus> {
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  // A connection answers one question after another.
  let telling: Promise<unknown> = Promise.resolve();

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    fresh.on('notification', ({ payload }) => {
      const tidings = read(payload ?? '');
      if (tidings !== undefined) ears.hear(tidings);
    });
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh, new Error('the connection to PostgreSQL has ended')));
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
  }

  function lose(lost: pg.Client, error: unknown): void {
    if (closed || client !== lost) return;
    client = undefined;
    ears.trouble(error);
    lost.end().catch(() => {});
    reconnect();
  }

  function reconnect(): void {
    retry = setTimeout(async () => {
      try {
        await connect();
        ears.missed();
      } catch (error) {
        ears.trouble(error);
        if (!closed) reconnect();
      }
    }, RECONNECT_DELAY);
  }

  await connect();
  return {
    tell(tidings) {
      telling = telling
        .then(() => client?.query('select pg_notify($1, $2)', [CHANNEL, write(tidings)]))
        .catch((error) => closed || ears.trouble(error));
    },
    async close() {
      await telling;
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}

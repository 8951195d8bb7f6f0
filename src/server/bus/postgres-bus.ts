import pg from 'pg';
import { every, REAL_TIME, type Time } from '../../host/time.ts';
import { CONNECT_LIMIT } from '../store/database/postgres.ts';
import { CHANNEL } from '../store/migrations/notices.ts';
import { type Bus, type BusMessage, read, SILENCE_LIMIT, write } from './bus.ts';

const RECONNECT_DELAY = 500;

export interface BusHandlers {
  receive(message: BusMessage): void;
  /** The connection was lost for a while, so messages may have been missed. */
  reconnected(): void;
  /** A message could not be sent, or the connection is lost. Called once until it is restored. */
  failed(error: unknown): void;
}

/** A bus over LISTEN and NOTIFY, on a PostgreSQL connection of its own. */
export async function postgresBus(
  url: string,
  handlers: BusHandlers,
  time: Pick<Time, 'elapsed' | 'after'> = REAL_TIME,
  silenceLimit = SILENCE_LIMIT,
): Promise<Bus> {
  let client: pg.Client | undefined;
  let closed = false;
  let cancelRetry = () => {};
  // Queries on one connection run one after another.
  let publishing: Promise<unknown> = Promise.resolve();
  let lastHeard = time.elapsed();

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: CONNECT_LIMIT });
    fresh.on('notification', ({ payload }) => {
      lastHeard = time.elapsed();
      const message = read(payload ?? '');
      if (message !== undefined) handlers.receive(message);
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
    lastHeard = time.elapsed();
  }

  function lose(lost: pg.Client, error: unknown): void {
    if (closed || client !== lost) return;
    client = undefined;
    // Pending notifications may never be answered on a broken connection.
    publishing = Promise.resolve();
    handlers.failed(error);
    lost.end().catch(() => {});
    reconnect();
  }

  function reconnect(): void {
    cancelRetry = time.after(RECONNECT_DELAY, async () => {
      try {
        await connect();
        if (!closed) handlers.reconnected();
      } catch {
        if (!closed) reconnect();
      }
    });
  }

  await connect();
  // A process receives its own heartbeats, too. Without any message for so long, the connection is dead.
  const stopListening = every(time, silenceLimit / 3, () => {
    if (client !== undefined && time.elapsed() - lastHeard > silenceLimit)
      lose(client, new Error('PostgreSQL has fallen silent'));
  });
  return {
    publish(message) {
      publishing = publishing
        .then(() => client?.query('select pg_notify($1, $2)', [CHANNEL, write(message)]))
        .catch((error) => closed || handlers.failed(error));
    },
    async close() {
      stopListening();
      await publishing;
      closed = true;
      cancelRetry();
      await client?.end();
    },
  };
}

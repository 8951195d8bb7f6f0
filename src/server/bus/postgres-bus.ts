import pg from 'pg';
import { every, REAL_TIME, type Time } from '../../host/time.ts';
import { CONNECT_LIMIT } from '../store/database/postgres.ts';
import { type Bus, type BusMessage, read, SILENCE_LIMIT, tableOf, write } from './bus.ts';
import { CHANNEL_OF_ALL, channelOf, listensByShares } from './channels.ts';

const RECONNECT_DELAY = 500;

export interface BusHandlers {
  receive(message: BusMessage): void;
  /** The connection was lost for a while, so messages may have been missed. */
  reconnected(): void;
  /** A message could not be sent, or the connection is lost. Called once until it is restored. */
  failed(error: unknown): void;
}

/** What waits for the statements under way, and is then sent together. */
interface Outbox {
  /** Whether each of these channels is to be listened to. */
  readonly channels: Map<string, boolean>;
  readonly messages: { readonly channel: string; readonly text: string }[];
  /** Resolves when all of it has been done, or the connection is lost. */
  readonly done: Promise<void>;
  finish(): void;
}

function emptyOutbox(): Outbox {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { channels: new Map(), messages: [], done, finish };
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
  /** How many of the tables in memory go over each channel. */
  const wanted = new Map<string, number>();
  /** For each channel that is listened to, or will be with what is under way. */
  const listening = new Map<string, Promise<void>>();
  let outbox = emptyOutbox();
  let underWay: Outbox | undefined;
  let areEarlierThere = false;
  let lastHeard = time.elapsed();

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: CONNECT_LIMIT });
    fresh.on('notification', ({ channel, payload }) => {
      lastHeard = time.elapsed();
      for (const message of read(payload ?? '')) if (isMeant(channel, message)) handlers.receive(message);
    });
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh, new Error('the connection to PostgreSQL has ended')));
    try {
      await fresh.connect();
      const channels = [CHANNEL_OF_ALL, ...wanted.keys()];
      await fresh.query(channels.map((channel) => `listen ${channel}`).join(';'));
      listening.clear();
      for (const channel of channels) listening.set(channel, Promise.resolve());
    } catch (error) {
      fresh.end().catch(() => {});
      throw error;
    }
    if (closed) return fresh.end();
    client = fresh;
    lastHeard = time.elapsed();
    // Tables that have come meanwhile.
    for (const channel of wanted.keys()) if (!listening.has(channel)) await listen(channel);
  }

  function lose(lost: pg.Client, error: unknown): void {
    if (closed || client !== lost) return;
    client = undefined;
    // Statements may never be answered on a broken connection. With the next one every table is read again.
    underWay?.finish();
    underWay = undefined;
    outbox.finish();
    outbox = emptyOutbox();
    listening.clear();
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

  function sendSoon(): void {
    const by = client;
    if (underWay !== undefined || by === undefined) return;
    underWay = emptyOutbox();
    // Everything that is posted in one go is sent together.
    queueMicrotask(() => sendWith(by));
  }

  async function sendWith(by: pg.Client): Promise<void> {
    if (by !== client) return;
    const batch = outbox;
    outbox = emptyOutbox();
    underWay = batch;
    const { channels, messages } = batch;
    try {
      if (channels.size > 0) await by.query(listenText(channels)).catch((error) => lose(by, error));
      if (messages.length > 0) await by.query(NOTIFY, [messages.map(({ channel }) => channel), textsOf(messages)]);
    } catch (error) {
      if (!closed && by === client) handlers.failed(error);
    }
    batch.finish();
    if (by !== client) return;
    underWay = undefined;
    if (!isEmpty(outbox)) sendSoon();
  }

  function listen(channel: string): Promise<void> {
    outbox.channels.set(channel, true);
    const { done } = outbox;
    listening.set(channel, done);
    sendSoon();
    return done;
  }

  /** Without a connection it is lost: with the next one, all say everything again. */
  function post(channel: string, text: string): void {
    if (client === undefined) return;
    outbox.messages.push({ channel, text });
    sendSoon();
  }

  await connect();
  // A process receives its own heartbeats, too. Without any message for so long, the connection is dead.
  const stopListening = every(time, silenceLimit / 3, () => {
    if (client !== undefined && time.elapsed() - lastHeard > silenceLimit)
      lose(client, new Error('PostgreSQL has fallen silent'));
  });
  return {
    publish(message) {
      const table = tableOf(message);
      const text = write(message);
      if (table !== undefined) post(channelOf(table), text);
      if (table === undefined || areEarlierThere) post(CHANNEL_OF_ALL, text);
    },
    async subscribe(table) {
      const channel = channelOf(table);
      wanted.set(channel, (wanted.get(channel) ?? 0) + 1);
      // While there is no connection, nothing is heard; with the next one every table is read again.
      if (client !== undefined) await (listening.get(channel) ?? listen(channel));
    },
    unsubscribe(table) {
      const channel = channelOf(table);
      const left = (wanted.get(channel) ?? 0) - 1;
      if (left > 0) wanted.set(channel, left);
      else {
        wanted.delete(channel);
        if (!listening.delete(channel) || client === undefined) return;
        outbox.channels.set(channel, false);
        sendSoon();
      }
    },
    withEarlier(areThere) {
      areEarlierThere = areThere;
    },
    catchUpEarlier(tables) {
      for (const { id, sequence } of tables) {
        post(CHANNEL_OF_ALL, `log ${id} ${sequence}`);
        post(CHANNEL_OF_ALL, `chat ${id}`);
        post(CHANNEL_OF_ALL, `table ${id}`);
      }
    },
    async close() {
      stopListening();
      if (client !== undefined && !isEmpty(outbox)) await outbox.done;
      else await underWay?.done;
      closed = true;
      cancelRetry();
      await client?.end();
    },
  };
}

const NOTIFY = 'select pg_notify(channel, message) from unnest($1::text[], $2::text[]) as told (channel, message)';

function textsOf(messages: Outbox['messages']): string[] {
  return messages.map(({ text }) => text);
}

function isEmpty({ channels, messages }: Outbox): boolean {
  return channels.size === 0 && messages.length === 0;
}

function listenText(channels: Outbox['channels']): string {
  return [...channels].map(([channel, isWanted]) => `${isWanted ? 'listen' : 'unlisten'} ${channel}`).join(';');
}

/** Over the channel of all, only processes of the version before tell of tables; the others use the table's own. */
function isMeant(channel: string, message: BusMessage): boolean {
  if (channel !== CHANNEL_OF_ALL || tableOf(message) === undefined) return true;
  return 'node' in message && !listensByShares(message.node);
}

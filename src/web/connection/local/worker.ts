import { REAL_TIME } from '../../../host/time.ts';
import { InputError } from '../../../kernel/table.ts';
import type { TableInfo } from '../../../protocol/server.ts';
import { loadGame } from '../../games.ts';
import type { LocalHost } from './host.ts';
import { listed } from './listing.ts';
import { openLocalDatabase } from './local-database.ts';
import type { LocalMessage, LocalReply } from './local-messages.ts';

function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The number of workers in a row that have failed before this one. */
const attempt = Number(self.name);

/** In milliseconds. Doubled with every attempt, in case the network is only slow. */
const FIRST_LOAD_LIMIT = 8_000;
const LAST_LOAD_LIMIT = 120_000;

/** Gives up if the script does not arrive in time. A worker cannot request the same module again, so it has to be replaced. */
function loadedInTime<T>(loading: Promise<T>): Promise<T> {
  const limit = Math.min(LAST_LOAD_LIMIT, FIRST_LOAD_LIMIT * 2 ** attempt);
  const timer = setTimeout(() => giveUp(new Error('a script did not arrive in time')), limit);
  return loading.finally(() => clearTimeout(timer));
}

/** Loads the rules of a game; undefined if there is no such game. */
const findGame = (id: string) =>
  loadedInTime(loadGame(id)).catch((error) => {
    if (error instanceof InputError) return undefined;
    throw error;
  });

/** After so many failed starts, tables are kept in memory only. */
const ATTEMPTS_AT_DISK = 3;

const database = openLocalDatabase({ mayUseMemory: attempt >= ATTEMPTS_AT_DISK, onLost: giveUp });
let host: Promise<LocalHost> | undefined;

async function loadHost(): Promise<LocalHost> {
  const { createHost } = await loadedInTime(import('./host.ts'));
  return createHost({
    database: await database,
    log: {
      error: (about, words) => console.error(words, about),
      warn: (about, words) => console.warn(words, about),
    },
    send,
    gameNamed: findGame,
    nextTask: () => new Promise((resolve) => setTimeout(resolve)),
    ...REAL_TIME,
    drawSeed: () => randomHex(32),
    drawName: () => randomHex(5),
  });
}

function send(reply: LocalReply): void {
  self.postMessage(reply);
}

/** The stored tables as a list; undefined if some must be migrated first, which only the host can do. */
async function listStored(): Promise<TableInfo[] | undefined> {
  const { earlier, tables } = await database;
  return (await earlier()).length > 0 ? undefined : (await tables()).map((kept) => listed(kept, undefined));
}

/** Makes the page replace this worker. */
function giveUp(trouble: unknown): void {
  console.warn('the tables of this browser cannot be reached', trouble);
  send({ type: 'failed' });
}

/** A list is answered without the host: the rules and bots are loaded for the first message that needs them. */
async function handle(message: LocalMessage): Promise<void> {
  if (message.type === 'ping') {
    send({ type: 'pong' });
    return;
  }
  const infos = host === undefined && message.type === 'list' ? await listStored() : undefined;
  if (infos !== undefined && message.type === 'list') {
    send({ type: 'tables', request: message.request, infos });
    return;
  }
  host ??= loadHost();
  await (await host).receive(message);
}

self.onmessage = ({ data }: MessageEvent<LocalMessage>) => {
  handle(data).catch(giveUp);
};

database.then(() => send({ type: 'ready' }), giveUp);

import { REAL_TIME } from '../../../host/time.ts';
import { InputError } from '../../../kernel/table.ts';
import type { TableInfo } from '../../../protocol/server.ts';
import { loadGame } from '../../games.ts';
import type { LocalHost } from './host.ts';
import { listed } from './listing.ts';
import type { LocalMessage, LocalReply } from './local-messages.ts';
import { openShelf } from './shelf.ts';

function drawHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Rules are brought when a table wants them; what cannot be brought is unknown here. */
const findGame = (id: string) =>
  loadGame(id).catch((error) => {
    if (error instanceof InputError) return undefined;
    throw error;
  });

/** So often a disk that fails is tried again; after that, tables are at least kept as long as the page is open. */
const ATTEMPTS_AT_DISK = 3;

const shelf = openShelf({ mayForget: Number(self.name) >= ATTEMPTS_AT_DISK, onLost: giveUp });
let host: Promise<LocalHost> | undefined;

async function loadHost(): Promise<LocalHost> {
  const { createHost } = await import('./host.ts');
  return createHost({
    shelf: await shelf,
    log: {
      error: (about, words) => console.error(words, about),
      warn: (about, words) => console.warn(words, about),
    },
    send,
    gameNamed: findGame,
    rest: () => new Promise((resolve) => setTimeout(resolve)),
    ...REAL_TIME,
    drawSeed: () => drawHex(32),
    drawName: () => drawHex(5),
  });
}

function send(reply: LocalReply): void {
  self.postMessage(reply);
}

/** What is kept, for a list; nothing if only the host can tell, because there are matches to be taken over. */
async function listKept(): Promise<TableInfo[] | undefined> {
  const { earlier, tables } = await shelf;
  return (await earlier()).length > 0 ? undefined : (await tables()).map((kept) => listed(kept, undefined));
}

/** The page starts another worker in place of this one. */
function giveUp(trouble: unknown): void {
  console.warn('the tables of this browser cannot be reached', trouble);
  send({ type: 'failed' });
}

/** The first page shows a list: all that it takes to play comes with the first message that wants a table. */
async function attend(message: LocalMessage): Promise<void> {
  if (message.type === 'ping') {
    send({ type: 'pong' });
    return;
  }
  const infos = host === undefined && message.type === 'list' ? await listKept() : undefined;
  if (infos !== undefined && message.type === 'list') {
    send({ type: 'tables', request: message.request, infos });
    return;
  }
  host ??= loadHost();
  await (await host).hear(message);
}

self.onmessage = ({ data }: MessageEvent<LocalMessage>) => {
  attend(data).catch(giveUp);
};

shelf.then(() => send({ type: 'ready' }), giveUp);

import { InputError } from '../../../kernel/table.ts';
import { bringGame } from '../../games.ts';
import { createHost } from './host.ts';
import type { LocalMessage } from './local-messages.ts';
import { openShelf } from './shelf.ts';

function drawHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Rules are brought when a table wants them; what cannot be brought is unknown here. */
const findGame = (id: string) =>
  bringGame(id).catch((error) => {
    if (error instanceof InputError) return undefined;
    throw error;
  });

const host = openShelf().then((shelf) =>
  createHost({
    shelf,
    log: {
      error: (about, words) => console.error(words, about),
      warn: (about, words) => console.warn(words, about),
    },
    send: (reply) => self.postMessage(reply),
    gameNamed: findGame,
    rest: () => new Promise((resolve) => setTimeout(resolve)),
    now: () => Date.now(),
    drawSeed: () => drawHex(32),
    drawName: () => drawHex(5),
  }),
);

self.onmessage = async ({ data }: MessageEvent<LocalMessage>) => {
  await (await host).hear(data);
};

import { openShelf } from './database.ts';
import { createHost } from './host.ts';
import type { LocalMessage } from './local-messages.ts';

function drawHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const host = openShelf().then((shelf) =>
  createHost({
    ...shelf,
    tell: (reply) => self.postMessage(reply),
    soon: (action) => setTimeout(action),
    now: () => Date.now(),
    drawSeed: () => drawHex(32),
    drawName: () => drawHex(5),
  }),
);

self.onmessage = async ({ data }: MessageEvent<LocalMessage>) => {
  await (await host).hear(data);
};

import { expect, test } from 'vitest';
import type { NewTable } from '../../src/protocol/client.ts';
import { whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

interface Held {
  hold: boolean;
  readonly messages: MessageEvent[];
  socket?: WebSocket;
  hear?: WebSocket['onmessage'];
}

/** In the page: messages of the socket can be held up, as on a machine that has no time for them. */
function holdUp(): void {
  const held: Held = { hold: false, messages: [] };
  Object.assign(window, { held });
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(url: string | URL) {
      super(url);
      held.socket = this;
      this.addEventListener('message', (event) => {
        if (held.hold) held.messages.push(event);
        else held.hear?.call(this, event);
      });
    }
    override set onmessage(hear: WebSocket['onmessage']) {
      held.hear = hear;
    }
    override get onmessage(): WebSocket['onmessage'] {
      return held.hear ?? null;
    }
  };
}

/** In the page: all of them at last, one right after another. Between them React shows what is urgent, and nothing else. */
async function letGo(): Promise<number> {
  const { held } = window as unknown as { held: Held };
  const messages = held.messages.splice(0);
  for (const message of messages) {
    if (held.socket !== undefined) held.hear?.call(held.socket, message);
    for (let turn = 0; turn < 30; turn++) await Promise.resolve();
  }
  held.hold = false;
  return messages.length;
}

test.each(['caverna', 'troll-town'])('a whole match of %s that comes in one go is shown', async (game) => {
  const { page } = await site.visit();
  await page.addInitScript(holdUp);
  const match: NewTable = { game, seats: ['me', { bot: 'random' }], options: {}, start: true };
  const table = await sitDown(page, match);
  await whatIsWanted(page);
  await page.evaluate((id) => {
    const { held } = window as unknown as { held: Held };
    held.hold = true;
    held.socket?.send(JSON.stringify({ type: 'hand-over', table: id, seat: 0, bot: 'random' }));
  }, table);
  await page.waitForFunction(() =>
    (window as unknown as { held: Held }).held.messages.some(({ data }) => String(data).includes('"state":"over"')),
  );
  expect(await page.evaluate(letGo)).toBeGreaterThan(100);
  await page.locator('dialog[open] .result-places').waitFor();
});

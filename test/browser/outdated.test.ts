import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { PROTOCOL } from '../../src/protocol/version.ts';
import { answerButtons, litPlaces, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

interface Line {
  /** What the page has sent, connection by connection. */
  readonly sent: string[][];
  /** Cuts the line; the page connects again. */
  cut(): void;
  /** From now on the server greets with this protocol, so many times. */
  greet(protocol: number, times: number): void;
  /** Nothing that the page sends reaches the server before the next connection. */
  swallow(): void;
}

/** Stands between the page and the server, as if the server were one of tomorrow. */
async function between(page: Page): Promise<Line> {
  const sent: string[][] = [];
  let open: WebSocketRoute | undefined;
  let greeting = { protocol: PROTOCOL, times: 0 };
  let swallowing = false;
  await page.routeWebSocket(/\/socket\?/, (socket) => {
    open = socket;
    swallowing = false;
    const server = socket.connectToServer();
    const messages: string[] = [];
    sent.push(messages);
    socket.onMessage((message) => {
      messages.push(String(message));
      if (!swallowing) server.send(message);
    });
    server.onMessage((message) => {
      const heard = JSON.parse(String(message));
      if (heard.type === 'hello' && greeting.times > 0) {
        greeting = { ...greeting, times: greeting.times - 1 };
        socket.send(JSON.stringify({ ...heard, protocol: greeting.protocol }));
      } else socket.send(message);
    });
  });
  return {
    sent,
    cut: () => void open?.close({ code: 1001 }),
    greet(protocol, times) {
      greeting = { protocol, times };
    },
    swallow() {
      swallowing = true;
    },
  };
}

const movesIn = (messages: readonly string[]) => messages.filter((message) => JSON.parse(message).type === 'move');

test('a page of yesterday loads again once, and an answer under way is not lost', async () => {
  const { page } = await site.visit({ forgiven: /WebSocket/ });
  const line = await between(page);
  await sitDown(page);
  await whatIsWanted(page);
  const before = await page.locator('[data-revision]').getAttribute('data-revision');

  line.swallow();
  await litPlaces(page).or(answerButtons(page)).first().click();
  await expect.poll(() => movesIn(line.sent.at(-1) ?? []).length, { timeout: 30_000 }).toBe(1);
  const answer = JSON.parse(movesIn(line.sent.at(-1) ?? [])[0] ?? '{}');
  line.greet(PROTOCOL + 1, 1);
  const loaded = page.waitForEvent('load');
  line.cut();
  await loaded;
  await page.locator('[data-revision]').waitFor();
  await expect
    .poll(() => page.locator('[data-revision]').getAttribute('data-revision'), { timeout: 30_000 })
    .not.toBe(before);
  const again = movesIn(line.sent.at(-1) ?? []).map((message) => JSON.parse(message));
  expect(again[0]).toMatchObject({ seat: answer.seat, seatEntry: answer.seatEntry, move: answer.move });
  expect(await page.locator('.table-outdated').count()).toBe(0);
});

test('a page that stays older than the server says so, and does not go round in circles', async () => {
  const { page } = await site.visit({ forgiven: /WebSocket/ });
  const line = await between(page);
  await sitDown(page);
  await whatIsWanted(page);
  let loads = 0;
  page.on('load', () => {
    loads++;
  });
  line.greet(PROTOCOL + 1, Number.POSITIVE_INFINITY);
  line.cut();
  await page.locator('.table-outdated').waitFor();
  expect(await page.locator('.table-outdated').textContent()).toContain('older than the server');
  const connections = line.sent.length;
  line.cut();
  await expect.poll(() => line.sent.length, { timeout: 30_000 }).toBeGreaterThan(connections);
  await page.locator('.table-outdated').waitFor();
  expect(loads).toBe(1);
  await whatIsWanted(page);
});

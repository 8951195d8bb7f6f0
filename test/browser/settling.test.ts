import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ServerMessage } from '../../src/protocol/server.ts';
import { dropOnNothing, findGnome, lift } from './drag.ts';
import { answerOnce, eventually, litPlaces, placeNamed, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

/** A slow line: what an answer has changed comes only when it is let through, long after the word that it counts. */
async function holdChanges(page: Page) {
  const held: (() => void)[] = [];
  let holding = false;
  let accepted = 0;
  await page.routeWebSocket(/\/socket\?/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as ServerMessage;
      const answers = message.type === 'change' && message.request !== undefined;
      if (answers || message.type === 'accepted') accepted++;
      if (!holding || message.type === 'accepted') return socket.send(text);
      if (!answers) return held.push(() => socket.send(text));
      // As a server of the version before says it: first that the answer counts, later what it has changed.
      const { request, ...change } = message;
      const { table, revision } = change;
      socket.send(JSON.stringify({ type: 'accepted', request, table, revision }));
      held.push(() => socket.send(JSON.stringify(change)));
    });
  });
  return {
    accepted: () => accepted,
    hold() {
      holding = true;
    },
    letThrough() {
      holding = false;
      for (const send of held.splice(0)) send();
    },
  };
}

/** Whatever the page means to show by now, it shows. */
function shown(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

test('nothing glows from an answer on until what came of it is shown', async () => {
  const { page } = await site.visit();
  const line = await holdChanges(page);
  await sitDown(page);
  await whatIsWanted(page);
  const table = page.locator('.table');
  const before = Number(await table.getAttribute('data-revision'));
  line.hold();
  await placeNamed(page, 'hand-0').click();
  if ((await page.locator('[data-mood="chosen"]').count()) > 0) await placeNamed(page, 'end-right').click();
  await eventually('the answer is accepted', line.accepted).toBe(1);
  await shown(page);
  expect(await litPlaces(page).count()).toBe(0);
  expect(await table.getAttribute('aria-busy')).toBe('true');
  line.letThrough();
  await whatIsWanted(page);
  expect(Number(await table.getAttribute('data-revision'))).toBeGreaterThan(before);
  await answerOnce(page);
});

test('what is let go before it is known to be bought goes back all the same', async () => {
  const { page } = await site.visit();
  const line = await holdChanges(page);
  await sitDown(page);
  const gnome = await findGnome(page);
  const purse = page.locator('.get-purse');
  const before = await purse.textContent();
  const sequence = Number(await page.locator('.table').getAttribute('data-revision'));
  const accepted = line.accepted();
  line.hold();
  await lift(page, gnome);
  await eventually('the next answer is accepted', line.accepted).toBe(accepted + 1);
  await dropOnNothing(page);
  line.letThrough();
  await page.locator(`.table[data-revision="${sequence + 2}"][aria-busy="false"]`).waitFor();
  expect(await purse.textContent()).toBe(before);
  expect(await page.locator('.toast').allTextContents()).toEqual([]);
});

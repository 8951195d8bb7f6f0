import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '../server/kit/client.ts';
import { answerOnce, eventually, whatIsWanted } from './play.ts';
import { countRenders, rendersOnStage } from './renders.ts';
import { openSite } from './site.ts';
import { makeTable } from './tables.ts';

const site = openSite();
const LINES = 5;

/** What comes with the page by and by, such as one's own notes, may draw the board once more: waits until it stands still. */
async function restOfStage(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  let renders = -1;
  let looks = 0;
  await eventually('the board stands still', async () => {
    const now = await rendersOnStage(page);
    looks = now === renders ? looks + 1 : 0;
    renders = now;
    return looks;
  }).toBeGreaterThan(10);
  return renders;
}

test.each(['gnome-elf-troll', 'cave-troll', 'caverna'])('a line of chat redraws no board: %s', async (game) => {
  const { page } = await site.visit();
  await countRenders(page);
  await page.goto('/');
  const table = await makeTable(page, { game, seats: ['me', 'anyone'] });
  const friend = await visit(site.url());
  await friend.request('POST', `/api/tables/${table}/join`);
  expect((await page.request.post(`/api/tables/${table}/start`)).ok()).toBe(true);
  const player = await friend.connect();
  await player.watch(table);
  await page.goto(`/table/${table}`);
  await page.locator('.stage').waitFor();
  // Whoever comes is told of with a little delay.
  await player.until('both to be there', () => player.info(table)?.seats.every(({ present }) => present) ?? false);
  const chat = page.locator('[role="tab"], .rail-panel').filter({ hasText: 'Chat' });
  await player.ask({ type: 'chat', table, text: 'the first line' });
  await eventually('the first line counts', () => chat.textContent()).toMatch(/1/);

  const before = await restOfStage(page);
  expect(before).toBeGreaterThan(0);
  for (let line = 2; line <= LINES; line++) await player.ask({ type: 'chat', table, text: `line ${line}` });
  await eventually('all lines count', () => chat.textContent()).toMatch(new RegExp(String(LINES)));
  expect((await rendersOnStage(page)) - before).toBe(0);

  // The board is redrawn by what happens in the match, and that is seen here.
  const mine = player.match(table).asked.includes(0);
  if (mine) {
    await whatIsWanted(page);
    await answerOnce(page);
  } else {
    await player.play(table, 1);
  }
  await eventually('the board is redrawn', () => rendersOnStage(page)).toBeGreaterThan(before);
});

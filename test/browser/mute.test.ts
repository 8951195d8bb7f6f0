import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite } from './site.ts';
import { sitDown, whoAmI } from './tables.ts';

const site = openSite();

async function openChat(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Chat' }).click();
}

test('whoever plays mutes somebody who watches, and can keep all spectators out of the chat', async () => {
  const player = await site.visit();
  const table = await sitDown(player.page);
  const watcher = await site.visit();
  const { name } = await whoAmI(watcher.page);
  await watcher.page.goto(`/table/${table}`);
  await openChat(watcher.page);
  await watcher.page.getByRole('textbox', { name: 'Write to the table' }).fill('Look at those beans!');
  await watcher.page.getByRole('button', { name: 'Send' }).click();

  await openChat(player.page);
  await player.page.getByText('Look at those beans!').waitFor();
  await player.page.getByRole('button', { name: `Mute ${name}` }).click();
  await watcher.page.getByText('You have been muted at this table.').waitFor();
  expect(await watcher.page.getByRole('textbox', { name: 'Write to the table' }).count()).toBe(0);
  await player.page.getByRole('button', { name: `Let ${name} chat again` }).click();
  await watcher.page.getByRole('textbox', { name: 'Write to the table' }).waitFor();

  await player.page.getByText('Spectators may chat').click();
  await watcher.page.getByText('Only players chat at this table.').waitFor();
});

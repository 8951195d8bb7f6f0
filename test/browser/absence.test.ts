import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerOnce, eventually, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { FOR_TWO, makeTable } from './tables.ts';

const site = openSite();

function asked(page: Page) {
  return page.locator('[data-mood="lit"], .prompt-actions [data-answer]');
}

test('whoever has left is away since then; what a bot did for them is told as its doing, and when they return', async () => {
  const host = await site.visit();
  const guest = await site.visit();
  const table = await makeTable(host.page, { ...FOR_TWO, options: { goal: 8, firstPlayer: 0 } });
  for (const { page } of [host, guest]) await page.request.get('/api/me');
  await guest.page.request.post(`/api/tables/${table}/join`, { data: {} });
  await host.page.request.post(`/api/tables/${table}/start`);
  for (const { page } of [host, guest]) await page.goto(`/table/${table}`);
  for (const { page } of [host, guest]) {
    await whatIsWanted(page);
    while ((await asked(page).count()) > 0) await answerOnce(page);
  }
  await whatIsWanted(host.page);

  // It is the host's turn, who leaves.
  await host.page.goto('/credits');
  const sentence = guest.page.locator('.prompt-sentence');
  await eventually('nobody is said to think', () => sentence.innerText()).toMatch(/ has been away since \d+:\d\d/);
  await guest.page
    .locator('.players-list')
    .getByText(/^away since \d/)
    .waitFor();

  // A bot sits in while the guest is asked, so that the host has left before it plays.
  await host.page.goto(`/table/${table}`);
  await whatIsWanted(host.page);
  while ((await asked(host.page).count()) > 0) await answerOnce(host.page);
  await host.page.getByRole('button', { name: /’s seat$/ }).click();
  await host.page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await host.page.goto('/credits');
  while ((await guest.page.locator('.log-stand-in').count()) === 0) {
    await whatIsWanted(guest.page);
    await answerOnce(guest.page);
  }

  await host.page.goto(`/table/${table}`);
  const card = host.page.getByRole('dialog', { name: /^While you were away: \d+ moves/ });
  await card.getByText(/^A bot made \d+ moves? for you\./).waitFor();
  expect(await card.getByRole('listitem').count()).toBeGreaterThan(0);
  await card.getByRole('button', { name: 'To the board' }).click();
  await card.waitFor({ state: 'hidden' });
  // Whoever is back need not look for the way to play again.
  const prompt = host.page.locator('.prompt');
  await prompt.getByText(/^A bot plays for you\./).waitFor();
  await prompt.getByRole('button', { name: 'Take my seat back' }).click();
  await prompt.getByText(/^A bot plays for you\./).waitFor({ state: 'hidden' });
});

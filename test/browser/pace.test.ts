import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { NewTable } from '../../src/protocol/client.ts';
import { violationsOn } from './accessible.ts';
import { tooSmallOn } from './legible.ts';
import { answerOnce, eventually } from './play.ts';
import { openSite } from './site.ts';
import { sitDown, whoAmI } from './tables.ts';

const site = openSite();

/** Makes a table for two over days on the page. */
async function makeTableOverDays(page: Page): Promise<string> {
  await page.goto('/new/gnome-elf-troll');
  await page.getByRole('group', { name: 'Players' }).getByText('2', { exact: true }).click();
  await page.getByRole('radio', { name: /^Over days/ }).check();
  await page.getByRole('radio', { name: '1 day, plus 4 h a turn' }).check();
  // As a messenger will show it.
  await page.getByText('Over days: 1 day, plus 4 hours a turn. 1 of 2 seats is free.').waitFor();
  const night = page.getByRole('switch', { name: 'Clocks rest at night' });
  await night.check();
  await page.getByLabel('From', { exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await night.uncheck();
  // So that it does not matter how long the guest takes.
  await page.getByRole('switch', { name: 'Begin by itself' }).uncheck();
  await page.getByRole('textbox', { name: 'A word from you' }).fill('Come and keep the gardens.');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('img', { name: 'Scan it with a phone' }).waitFor();
  return page.url();
}

/** How many own clocks are shown on the page. */
function clocksOn(page: Page): Promise<number> {
  return page.locator('.own-clock').count();
}

test('a table over days says so before it begins, and shows everybody’s time', async () => {
  const host = await site.visit();
  const guest = await site.visit({ phone: true });
  const link = await makeTableOverDays(host.page);
  await guest.page.goto(link);
  await guest.page.getByText('Over days: 1 day, plus 4 h a turn').waitFor();
  await guest.page.getByText('If time runs out, a bot plays on.').waitFor();
  await guest.page.locator('.invitation').getByText('Come and keep the gardens.').waitFor();
  await guest.page.getByRole('button', { name: 'Sit here' }).click();
  await host.page.getByRole('button', { name: 'Start the match' }).click();
  const pages = [host.page, guest.page];
  await eventually('one of them is asked', async () => Math.max(...(await Promise.all(pages.map(clocksOn))))).toBe(1);
  const [asked = host.page] = (await clocksOn(host.page)) > 0 ? pages : pages.toReversed();

  const own = asked.locator('.own-clock');
  await own.getByText(/^2[34] h left$|^1 day left$/).waitFor();
  await own.getByText(/^until /).waitFor();
  expect(await violationsOn(asked)).toEqual([]);
  for (const page of pages) {
    await page.locator('.seat-clock').first().waitFor();
    expect(await tooSmallOn(page)).toEqual([]);
  }
  // At home the table stands with what is left.
  await asked.goto('/');
  await asked
    .locator('.turn-card')
    .getByText(/(h|day) left$/)
    .waitFor();
});

test('the host pauses the clocks, and lets them go on', async () => {
  const [host, guest] = [await site.visit(), await site.visit()];
  await whoAmI(guest.page);
  await whoAmI(host.page);
  const made = await host.page.request.post('/api/tables', {
    data: {
      game: 'gnome-elf-troll',
      seats: ['me', 'anyone'],
      options: { firstPlayer: 0, goal: 8 },
      pace: 'live-quick',
    },
  });
  const { table } = await made.json();
  await guest.page.request.post(`/api/tables/${table}/join`, { data: {} });
  await host.page.request.post(`/api/tables/${table}/start`, { data: {} });
  await host.page.goto(`/table/${table}`);
  await guest.page.goto(`/table/${table}`);
  await host.page.getByRole('button', { name: 'Pause the clocks' }).click();
  await guest.page
    .getByText(/^paused by Guest /)
    .first()
    .waitFor();
  await guest.page.keyboard.press('t');
  await guest.page
    .getByText(/^You: .* left.*Guest .*: .* left/)
    .or(guest.page.getByText(/^Guest .*: .* left.*You: .* left/))
    .first()
    .waitFor();
  await guest.page.getByRole('button', { name: 'Suggest a pause' }).click();
  await host.page.getByText(/would like a pause\.$/).waitFor();
  await host.page.getByRole('button', { name: 'Resume the clocks' }).click();
  await eventually('no clock is paused', () => guest.page.getByText(/^paused by Guest /).count()).toBe(0);
  await answerOnce(host.page);
});

test('in Cave Troll the clock of whoever plays stands beside the actions that are left, not upon them', async () => {
  const { page } = await site.visit();
  for (const pace of ['live-quick', 'days-steady'] as const) {
    const seats: NewTable['seats'] = ['me', { bot: 'random' }];
    await sitDown(page, { game: 'cave-troll', seats, options: { firstPlayer: 0 }, pace, start: true });
    const turn = page.locator('.ct-gang[data-turn]');
    const clock = await turn.locator('.seat-clock').boundingBox();
    const actions = await turn.locator('.ct-actions').boundingBox();
    if (clock === null || actions === null) throw new Error('nobody plays');
    expect(actions.x + actions.width, pace).toBeLessThanOrEqual(clock.x);
  }
});

test('on a phone the sentence says how long whoever is waited for has left, and why their clock stands', async () => {
  const [host, guest] = [await site.visit(), await site.visit({ phone: true })];
  for (const { page } of [host, guest]) await whoAmI(page);
  const made = await host.page.request.post('/api/tables', {
    data: { game: 'gnome-elf-troll', seats: ['me', 'anyone'], options: { firstPlayer: 0 }, pace: 'days-steady' },
  });
  const { table } = await made.json();
  await guest.page.request.post(`/api/tables/${table}/join`, { data: {} });
  await host.page.request.post(`/api/tables/${table}/start`, { data: {} });
  await guest.page.goto(`/table/${table}`);
  const prompt = guest.page.locator('.prompt');
  await prompt.getByText(/^7[12] h left$/).waitFor();
  await host.page.request.put('/api/me/holiday', { data: { days: 5 } });
  await prompt.getByText(/^on holiday until /).waitFor();
  expect(await tooSmallOn(guest.page)).toEqual([]);
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { WaitingRoom } from '../../src/protocol/waiting.ts';
import { eventually } from './play.ts';
import { openSite } from './site.ts';
import { whoAmI } from './tables.ts';

const site = openSite();

/** Chooses what no other test looks for. */
async function choose(page: Page, game: string, players: string, times: string): Promise<void> {
  await page.goto('/play');
  await page.getByText(game).click();
  await page.getByRole('group', { name: 'Players' }).getByText(players, { exact: true }).click();
  await page.getByRole('radio', { name: 'Over days' }).check();
  await page.getByRole('radio', { name: times }).check();
}

const begin = (page: Page) => page.getByRole('button', { name: 'Play somebody' }).click();

test('two visitors who look for the same meet at a table', async () => {
  const one = await site.visit();
  const other = await site.visit();
  await choose(one.page, 'Cave Troll', '2', '3 days, plus 36 h a turn');
  await begin(one.page);
  await one.page.getByRole('heading', { name: 'Looking for one more player' }).waitFor();
  await one.page.getByText('People rated 1350 to 1650').waitFor();

  // The other one sees that somebody looks, and takes over what they look for.
  await other.page.goto('/tables');
  await other.page.getByText(/looking for a match/).waitFor();
  await other.page.getByRole('link', { name: 'Change' }).click();
  const group = other.page
    .getByRole('listitem')
    .filter({ hasText: 'Cave Troll' })
    .filter({ hasText: '1 of 2 players' });
  await group.getByRole('button', { name: 'Join' }).click();
  await begin(other.page);

  for (const { page } of [one, other]) await page.getByRole('region', { name: 'Board' }).waitFor();
  expect(new URL(one.page.url()).pathname).toBe(new URL(other.page.url()).pathname);
  // What was found has been seen: nobody is told of it again.
  await one.page.goto('/');
  await eventually('nothing waits', async () => {
    const room = (await (await one.page.request.get('/api/waiting')).json()) as WaitingRoom;
    return [room.mine, room.found];
  }).toEqual([undefined, undefined]);
});

test('a bot sits in after the time one has chosen', async () => {
  const { page } = await site.visit();
  await choose(page, 'Gnome Elf Troll', '3', '1 day, plus 4 h a turn');
  await page.getByRole('radio', { name: 'A bot sits in after 1 min' }).check();
  // As if the minute were a second.
  await page.route('/api/me/waiting', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const wish = route.request().postDataJSON() as { readonly botAfter: number };
    expect(wish.botAfter).toBe(60);
    return route.continue({ postData: { ...wish, botAfter: 1 } });
  });
  await begin(page);
  await page.getByRole('region', { name: 'Board' }).waitFor();
  const { name } = await whoAmI(page);
  const table = new URL(page.url()).pathname.split('/').at(-1);
  const info = (await (await page.request.get(`/api/tables/${table}`)).json()) as {
    readonly seats: readonly { readonly name: string; readonly bot?: string }[];
  };
  expect(info.seats.filter(({ bot }) => bot === 'troll')).toHaveLength(2);
  expect(info.seats.map((seat) => seat.name)).toContain(name);
});

test('a search goes on from page to page, tells what it found, and can be ended on home', async () => {
  const { page } = await site.visit();
  const other = await site.visit();
  await choose(page, 'Troll Town', '2', '3 days, plus 12 h a turn');
  await begin(page);
  await page.getByRole('timer').waitFor();
  await page.getByRole('link', { name: 'Learn' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Learn' }).waitFor();
  await whoAmI(other.page);
  const wish = { game: 'troll-town', seats: 2, pace: 'days-steady' };
  await other.page.request.post('/api/me/waiting', { data: wish });
  await page.getByRole('button', { name: 'Go to the table' }).click();
  await page.getByRole('region', { name: 'Board' }).waitFor();

  await page.goto('/');
  await page.getByRole('button', { name: 'Play somebody' }).click();
  await page.getByRole('timer').waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Stop looking' }).click();
  await page.getByRole('button', { name: 'Play somebody' }).waitFor();
});

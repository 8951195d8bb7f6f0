import { expect, test } from 'vitest';
import { openSite } from './site.ts';
import { AGAINST_A_BOT, FOR_TWO, GAME, makeTable, whoAmI } from './tables.ts';

const site = openSite();

test('home says whose turn it is, and leads to the tables that wait, the longest wait first', async () => {
  const { page } = await site.visit();
  await whoAmI(page);
  await page.request.put('/api/me', { data: { name: 'Astrid' } });
  await page.clock.setFixedTime(new Date('2026-11-18T19:00:00'));
  const tables: string[] = [];
  for (let count = 0; count < 4; count++) tables.push(await makeTable(page));
  await makeTable(page, FOR_TWO);
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Good evening, Astrid' }).waitFor();
  await page.getByText('It’s your turn at four tables.').waitFor();
  const cards = page.getByRole('region', { name: 'Your turn' }).getByRole('link', { name: /^Gnome Elf Troll: / });
  expect(await cards.count()).toBe(3);
  const links = await cards.evaluateAll((each) => each.map((link) => link.getAttribute('href')));
  expect(links).toEqual(tables.slice(0, 3).map((table) => `/table/${table}`));
  // The question is the game's own, as it stands at the table.
  await page
    .getByRole('link', { name: /^Gnome Elf Troll: (?!It’s your turn)/ })
    .first()
    .waitFor();
  await page.getByRole('link', { name: '1 more is waiting' }).waitFor();
  await page.getByText('Gnome Elf Troll is waiting for players').waitFor();
  const games = await page.locator('.home-games').evaluate((element) => element.getBoundingClientRect().top);
  const mine = await cards.first().evaluate((element) => element.getBoundingClientRect().top);
  expect(mine).toBeLessThan(games);
});

test('home says who is thinking while nobody waits for one', async () => {
  const [me, other] = [await site.visit(), await site.visit()];
  const table = await makeTable(other.page, { game: GAME, seats: ['me', 'anyone'], options: { firstPlayer: 0 } });
  await other.page.request.put('/api/me', { data: { name: 'Signe' } });
  await whoAmI(me.page);
  await me.page.request.post(`/api/tables/${table}/join`, { data: {} });
  await other.page.request.post(`/api/tables/${table}/start`, { data: {} });
  await me.page.goto('/');
  await me.page.getByText('Nobody is waiting for you. Signe is thinking.').waitFor();
  await me.page.getByRole('heading', { name: 'Others are thinking' }).waitFor();
  const line = me.page.getByRole('link', { name: /Signe is thinking/ });
  expect(await line.getAttribute('href')).toBe(`/table/${table}`);
});

test('one’s matches are filtered by state, game and who played', async () => {
  const { page } = await site.visit();
  await makeTable(page);
  await makeTable(page, { ...AGAINST_A_BOT, game: 'cave-troll', options: {} });
  await makeTable(page, FOR_TWO);
  await page.goto('/matches');
  const listed = page.locator('.table-line');
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  const filter = page.getByRole('search', { name: 'Find matches' });
  await filter.getByLabel('Game').selectOption('Cave Troll');
  await expect.poll(() => listed.count()).toBe(1);
  await filter.getByLabel('Game').selectOption('All games');
  await filter.getByLabel('Show').selectOption('Waiting for players');
  await expect.poll(() => listed.count()).toBe(1);
  await filter.getByLabel('Played with').fill('nobody at all');
  await page.getByText('No match fits. Try fewer filters.').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => listed.count()).toBe(3);
});

import { expect, test } from 'vitest';
import { violationsOn } from './accessible.ts';
import { eventually, playUntil } from './play.ts';
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

test('a card shows the board as it lies now, at tables of the server and of this browser', async () => {
  const { page } = await site.visit();
  const games = ['gnome-elf-troll', 'cave-troll', 'caverna'];
  for (const game of games) await makeTable(page, { game, seats: ['me', 'me'], start: true });
  await page.goto('/');
  const pictures = page.locator('.turn-card .miniature');
  await eventually('three boards are drawn', () => pictures.count()).toBe(3);
  // Decoration: what it shows is said in words beside it.
  expect(await pictures.evaluateAll((each) => each.map((picture) => picture.getAttribute('aria-hidden')))).toEqual([
    'true',
    'true',
    'true',
  ]);
  expect(await violationsOn(page)).toEqual([]);

  const other = await site.visit();
  await other.page.goto('/');
  await other.page.getByRole('button', { name: 'Play now' }).first().click();
  await playUntil(other.page, async () => true);
  await other.page.goto('/');
  await other.page.locator('.turn-card .miniature').waitFor();
});

test('G and then T leads from any page to the tables that wait, unless letters are no keys', async () => {
  const { page } = await site.visit();
  const first = await makeTable(page);
  const second = await makeTable(page);
  await page.goto('/learn');
  await page.getByRole('heading', { level: 1, name: 'Learn' }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await page.waitForURL(`**/table/${first}`);
  await page.getByRole('region', { name: 'Board' }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await page.waitForURL(`**/table/${second}`);
  // At a table without a clock, T alone says so.
  await page.getByRole('region', { name: 'Board' }).waitFor();
  await page.keyboard.press('t');
  await page.getByText('Nobody’s time is limited here.').waitFor();

  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Keyboard shortcuts' }).uncheck();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await page.goto('/learn');
  await page.getByRole('heading', { level: 1, name: 'Learn' }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await page
    .getByRole('button', { name: /guided match/ })
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/learn');
});

test('when matches cannot be loaded, the page says so, keeps those it knew, and tries again', async () => {
  const { page } = await site.visit({ forgiven: /status of 500/ });
  const table = await makeTable(page);
  await page.goto('/');
  const card = page.locator(`.turn-card a[href="/table/${table}"]`);
  await card.waitFor();
  await page.route('**/api/tables/mine', (route) => route.fulfill({ status: 500, json: { code: 'trouble' } }));
  await page.reload();
  await page.getByText('Your matches could not be loaded just now.').waitFor();
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await page.unroute('**/api/tables/mine');
  await page.getByRole('button', { name: 'Try again' }).click();
  await card.waitFor();
  expect(await page.getByText('Your matches could not be loaded just now.').count()).toBe(0);
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

test('the bar leads to all pages and says on which of them one is, also on a page below it', async () => {
  const { page } = await site.visit();
  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Pages' });
  await page.goto('/');
  expect(await bar.getByRole('link').allInnerTexts()).toEqual(['Tables', 'Matches', 'Puzzles', 'People', 'Learn']);
  const current = () =>
    bar
      .getByRole('link')
      .evaluateAll((links) => links.flatMap((link) => (link.hasAttribute('aria-current') ? [link.textContent] : [])));
  for (const [path, link] of [
    ['/puzzles', 'Puzzles'],
    ['/study', 'Matches'],
    ['/new', 'Tables'],
    ['/tournaments/new', 'Tables'],
    ['/groups', 'People'],
    [`/rules/${GAME}`, 'Learn'],
  ] as const) {
    await page.goto(path);
    await eventually(`the link of ${path} is marked`, current).toEqual([link]);
  }
});

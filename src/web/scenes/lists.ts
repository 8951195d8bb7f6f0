import type { Page } from 'playwright-core';
import { letDo, offerPlace } from './others.ts';
import { ask, atRest, GAME, type Shots, visit } from './shot.ts';

/** Home, and the pages on which people find a match: the lobby, watching, playing somebody, one's own matches, a new table. */
export const ofLists: Shots = {
  home: atRest('/'),
  'home-playing': { open: comeHome },
  'home-invited': { open: findInvitation },
  'home-offline': { open: (page) => withoutServer(page, '/') },
  lobby: atRest('/tables'),
  'lobby-tables': { open: (page) => laySomeTables(page, '/tables') },
  'lobby-places': { open: findPlace },
  'lobby-offline': { open: (page) => withoutServer(page, '/tables') },
  watch: { open: (page) => laySomeTables(page, '/watch') },
  play: atRest('/play'),
  'play-searching': { open: searchForSomebody },
  matches: visit('/matches'),
  'matches-none-fit': {
    async open(page) {
      await comeHome(page);
      await page.goto('/matches');
      await page.getByLabel('Played with').fill('Nobody');
      await page.getByText('No match fits.').waitFor();
    },
  },
  'new-table': visit(`/new/${GAME}`),
  'new-table-days': { open: choosePace },
  'new-table-own-times': {
    async open(page) {
      await choosePace(page);
      await page.getByText('Your own times').click();
      await page.getByText('Clocks rest at night').click();
    },
  },
  'new-table-rated': {
    async open(page) {
      await page.goto('/new/caverna');
      await page
        .getByRole('group', { name: 'Does it count?' })
        .evaluate((group) => group.scrollIntoView({ block: 'end' }));
    },
  },
  'new-table-screen': {
    async open(page) {
      await page.goto('/new/troll-town');
      await page.getByText('Friends at this screen').click();
    },
  },
  'new-table-invite': {
    async open(page) {
      await page.goto(`/new/${GAME}`);
      await page.getByLabel('Seat 2', { exact: true }).selectOption({ label: 'Invite by name…' });
    },
  },
};

/** Home with matches in which it is one's turn, one in which others are asked, and a table that waits for players. */
async function comeHome(page: Page): Promise<void> {
  const make = (data: object) => ask(page, 'POST', 'tables', data);
  const own = { seats: ['me', { bot: 'troll' }, { bot: 'elder' }], options: { firstPlayer: 0 }, start: true };
  await page.goto('/');
  if ((await page.locator('.turn-card').count()) === 0) {
    await make({ game: 'cave-troll', seats: ['me', { bot: 'troll' }, { bot: 'elder' }, { bot: 'king' }], start: true });
    await make({ game: 'caverna', seats: ['me', { bot: 'troll' }], start: true });
    await make({ game: GAME, ...own });
    await make({ game: GAME, ...own });
    await make({ game: GAME, seats: ['me', 'anyone'] });
  }
  await page.goto('/');
  await page.locator('.turn-card').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Somebody keeps a seat for the reader. */
async function findInvitation(page: Page): Promise<void> {
  const { id } = await ask<{ id: string }>(page, 'GET', 'me');
  // Only somebody who can sign in again is found by others.
  await ask(page, 'POST', 'me/codes');
  await letDo(page, 'Friedrich-Wilhelm', (other) =>
    ask(other, 'POST', 'tables', { game: 'trolls-and-princesses', seats: ['me', { invite: id }], pace: 'days-steady' }),
  );
  await page.goto('/');
  await page.getByText('invites you to').first().waitFor();
}

/** As on a train, with the app on the device. */
async function withoutServer(page: Page, path: string): Promise<void> {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(path);
}

/** Open tables of every game, some waiting for players and some being played by bots. */
async function laySomeTables(page: Page, path: string): Promise<void> {
  await page.request.get('/api/me');
  await page.request.delete('/api/me/waiting');
  const bot = { bot: 'mossling' };
  const tables = [
    { game: GAME, seats: ['me', 'anyone'], options: { goal: 12 }, pace: 'live-quick' },
    { game: 'cave-troll', seats: ['me', 'anyone', 'anyone'], pace: 'days-steady' },
    ...['cave-troll', 'caverna', 'trolls-and-princesses', GAME].map((game) => ({
      game,
      seats: ['me', bot],
      start: true,
    })),
  ];
  for (const table of tables) await page.request.post('/api/tables', { data: { ...table, open: true } });
  await page.goto(path);
  await page
    .locator(path === '/watch' ? '.watch-card' : '.open-table')
    .first()
    .waitFor();
}

/** The lobby, with a place at a match that somebody has left. */
async function findPlace(page: Page): Promise<void> {
  const { close } = await offerPlace(page, GAME);
  await page.goto('/tables');
  await page
    .getByRole('heading', { name: 'Places at running matches' })
    .evaluate((heading) => heading.scrollIntoView());
  await close();
}

/** Waits for somebody who does not come, while others look for other matches. */
async function searchForSomebody(page: Page): Promise<void> {
  await atRest('/play').open(page, {});
  await page.getByText('Cave Troll').click();
  await page.getByText('Keep looking', { exact: true }).click();
  await page.getByRole('button', { name: 'Play somebody' }).click();
  await page.getByRole('timer').waitFor();
}

async function choosePace(page: Page): Promise<void> {
  await page.goto(`/new/${GAME}`);
  await page.getByRole('radio', { name: /^(Over days|Över dagar)/ }).check();
}

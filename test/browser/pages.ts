import type { Page } from 'playwright-core';
import type { CarryLink } from '../../src/protocol/http.ts';
import { visit } from '../server/kit/client.ts';
import { DEALT_A_FOLK } from './caverna.ts';
import { enterHostRoom } from './host-room.ts';
import { playUntil, resultDialog, whatIsWanted } from './play.ts';
import { AGAINST_A_BOT, FOR_TWO, GAME, makeTable, makeTournament, sitDown, whoAmI } from './tables.ts';
import { chooseStats, TOWN_WITH_A_BOT } from './troll-town.ts';

/** A page, or a page in some state, and how to get there. */
export interface Sight {
  readonly name: string;
  open(page: Page): Promise<void>;
}

function address(path: string, heading: RegExp | string): Sight {
  return {
    name: path,
    async open(page) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      // What is fetched after the heading belongs to the page too.
      await page.waitForLoadState('networkidle');
    },
  };
}

/** Plays until there is something to buy, so that the board shows all it can. */
async function playToTheShop(page: Page): Promise<void> {
  const done = page.getByRole('button', { name: 'Finish' });
  await playUntil(page, () => done.isVisible());
}

/** Ends the match; against a single rival, nobody is left to play on. The name is needed if both are people. */
export async function resign(page: Page, name?: string): Promise<void> {
  const panel = page.getByRole('button', { name: 'Players', exact: true });
  if (await panel.isVisible()) await panel.click();
  await page.getByRole('button', { name: name === undefined ? /’s seat$/ : `${name}’s seat` }).click();
  await page.getByRole('button', { name: 'Resign…' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await resultDialog(page).waitFor();
}

/** A group of two who have finished a match. */
async function openGroup(page: Page): Promise<void> {
  await page.goto('/groups');
  await whoAmI(page);
  const { id, link } = await (await page.request.post('/api/groups', { data: { name: 'Thursday trolls' } })).json();
  const friend = await visit(new URL(page.url()).origin);
  await friend.request('POST', '/api/groups/join', { link });
  const table = await makeTable(page, FOR_TWO);
  await friend.request('POST', `/api/tables/${table}/join`);
  await page.request.post(`/api/tables/${table}/start`, { data: {} });
  const player = await friend.connect();
  await player.watch(table);
  await player.ask({ type: 'resign', table, seat: 1, seatEntry: player.seatEntry(table, 1) });
  await player.close();
  await page.goto(`/groups/${id}`);
  await page.getByRole('table').waitFor();
}

/** A tournament of three bots and oneself, in its first round. */
async function openTournament(page: Page, rest = ''): Promise<void> {
  const id = await makeTournament(page, { seats: 4, name: 'Midwinter Cup' });
  await page.request.post(`/api/tournaments/${id}/bots`, { data: { level: 'random', count: 3 } });
  await page.request.post(`/api/tournaments/${id}/enter`, { data: {} });
  await page.request.post(`/api/tournaments/${id}/start`, { data: {} });
  await page.goto(`/tournaments/${id}${rest}`);
  await page.locator('.tournament-seats').first().waitFor();
}

export const tablesToSee: readonly Sight[] = [
  {
    name: 'a table being laid',
    async open(page) {
      await page.goto(`/table/${await makeTable(page, FOR_TWO)}`);
      await page.getByRole('img', { name: 'Scan it with a phone' }).waitFor();
    },
  },
  {
    name: 'a table with a question',
    async open(page) {
      await sitDown(page);
      await whatIsWanted(page);
    },
  },
  {
    name: 'a table where folks are chosen',
    async open(page) {
      await sitDown(page, DEALT_A_FOLK);
      await page.locator('.cv-folk-card').nth(1).waitFor();
    },
  },
  {
    name: 'a table with blocked choices',
    async open(page) {
      await sitDown(page);
      await playToTheShop(page);
    },
  },
  {
    name: 'all choices in words',
    async open(page) {
      await sitDown(page);
      await playToTheShop(page);
      await page.getByRole('button', { name: 'All choices in words' }).click();
      await page.getByRole('dialog', { name: 'All choices in words' }).waitFor();
    },
  },
  {
    name: 'the past of a table',
    async open(page) {
      await sitDown(page);
      await playToTheShop(page);
      await page.getByRole('button', { name: 'History' }).click();
      await page.getByRole('button', { name: 'Previous move' }).click();
    },
  },
  {
    name: 'a table that is over',
    async open(page) {
      await sitDown(page);
      await playToTheShop(page);
      await resign(page);
    },
  },
  {
    name: 'a table with a countdown',
    async open(page) {
      await sitDown(page, { ...TOWN_WITH_A_BOT, options: { timer: '90' } });
      await chooseStats(page);
      await page.getByRole('timer').waitFor();
    },
  },
  {
    name: 'a table nobody knows',
    async open(page) {
      await page.goto('/table/aaaaaaaaaa');
      await page.getByRole('heading', { name: 'There is no such table' }).waitFor();
    },
  },
  {
    name: 'a screen being handed over',
    async open(page) {
      await page.goto(`/new/${GAME}`);
      await page.getByText('Friends at this screen').click();
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByRole('region', { name: /Hand the screen to/ }).waitFor();
    },
  },
  {
    name: 'a guided match',
    async open(page) {
      await page.goto('/learn');
      await page.getByRole('button', { name: 'Start the guided match' }).first().click();
      await page.getByRole('region', { name: 'Guide' }).waitFor();
    },
  },
];

const SECTIONS = [
  '',
  '/people',
  '/tables',
  '/gatherings',
  '/reports',
  '/fair-play',
  '/database',
  '/jobs',
  '/announcements',
  '/settings',
  '/log',
];

/** The host's room, section by section, and what it asks. */
const hostRoomToSee: readonly Sight[] = [
  ...SECTIONS.map((section) => ({
    name: `/host${section}`,
    open: (page: Page) => enterHostRoom(page, section),
  })),
  {
    name: 'somebody in the host’s room, before they are muted',
    async open(page) {
      await enterHostRoom(page, '/people');
      // Other tests have brought more people than the list shows at once.
      await page.getByLabel('Find a name or an id').fill('Grimnir77');
      await page.getByRole('link', { name: 'Grimnir77' }).first().click();
      await page.getByRole('button', { name: 'Mute…' }).first().click();
      await page.getByRole('dialog', { name: 'Mute Grimnir77?' }).waitFor();
    },
  },
  {
    name: 'what hosts say, above a page',
    async open(page) {
      const until = Date.now() + 60_000;
      await page.route('**/api/me', async (route) => {
        const response = await route.fetch();
        const announcements = [{ id: 'a', texts: { en: 'Tonight the bridge closes.' }, made: 0, until }];
        const restraints = [{ kind: 'ban', until, why: 'Be kind.' }];
        await route.fulfill({ response, json: { ...(await response.json()), announcements, restraints } });
      });
      await page.goto('/tables');
      await page.getByText('Tonight the bridge closes.').waitFor();
    },
  },
];

export const pagesToSee: readonly Sight[] = [
  address('/', 'Underbridge'),
  address('/tables', 'Tables'),
  address('/new', 'A new table'),
  address('/play', 'Play somebody'),
  address('/watch', 'Watch'),
  address('/matches', 'My matches'),
  address('/puzzles', 'Find the move'),
  address('/study', 'Studies'),
  address('/matches/record', 'Open a record'),
  address('/settings', 'Settings'),
  address('/account', 'Keep your matches'),
  address('/sign-in', 'Sign in'),
  address('/people', 'People'),
  address('/groups', 'Groups'),
  address('/tournaments', 'Tournaments'),
  address('/tournaments/new', 'A new tournament'),
  address('/calls', 'How shall we call you?'),
  address('/people/strongest', /^Strongest at/),
  address('/people/bot/elder', 'Elder: hard'),
  address('/credits', 'Credits'),
  address('/learn', 'Learn'),
  address('/translate', 'Translating'),
  {
    name: 'a link from another device',
    async open(page) {
      await page.goto('/');
      const elsewhere = await visit(new URL(page.url()).origin);
      const { path } = await elsewhere.request<CarryLink>('POST', '/api/me/link');
      await page.goto(path);
      await page.getByRole('button', { name: /^Continue as/ }).waitFor();
    },
  },
  address(`/rules/${GAME}`, 'Rules of Gnome Elf Troll'),
  address('/offline', 'The bridge is down'),
  address('/nowhere/at/all', 'There’s no bridge here'),
  {
    name: 'a search for somebody',
    async open(page) {
      await page.goto('/play');
      // Other tests look at this page at the same time, but never six others: the search goes on.
      await page.locator('.game-tile-title').getByText('Caverna').click();
      await page.getByRole('group', { name: 'Players' }).getByText('7', { exact: true }).click();
      await page.getByRole('button', { name: 'Play somebody' }).click();
      await page.getByRole('heading', { name: /^Looking for \d more players/ }).waitFor();
    },
  },
  {
    name: 'a list of tables and matches to watch',
    async open(page) {
      await makeTable(page, { ...FOR_TWO, open: true, pace: 'live-quick' });
      await makeTable(page, { ...AGAINST_A_BOT, open: true });
      await page.goto('/tables?game=gnome-elf-troll');
      await page.getByText('One seat left').first().waitFor();
      await page.goto('/watch');
      await page.locator('.watch-card .miniature').first().waitFor();
    },
  },
  address('/host', 'The host’s room'),
  // From here on the visitor has matches, which a link from another device would ask about.
  { name: 'a group with a result', open: openGroup },
  { name: 'a tournament', open: (page) => openTournament(page) },
  { name: 'the screen of a tournament', open: (page) => openTournament(page, '/screen') },
  {
    name: 'one’s own profile after a match',
    async open(page) {
      await sitDown(page);
      await playToTheShop(page);
      await resign(page);
      const { id } = (await (await page.request.get('/api/me')).json()) as { id: string };
      await page.goto(`/people/${id}`);
      await page.getByRole('heading', { name: 'Recent matches' }).waitFor();
    },
  },
  {
    name: 'the page of a finished match',
    async open(page) {
      const table = await sitDown(page);
      await playToTheShop(page);
      await resign(page);
      await page.goto(`/match/${table}`);
      await page.getByRole('heading', { name: 'Was the shuffle fair?' }).waitFor();
    },
  },
  ...hostRoomToSee,
];

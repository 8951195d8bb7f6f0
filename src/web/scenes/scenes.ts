import type { BrowserContext, Page } from 'playwright-core';
import type { CompanionList } from '../../protocol/companions.ts';
import { cutMark } from '../../protocol/house-mark.ts';
import type { Leaderboard } from '../../protocol/people.ts';
import type { Scenes } from '../board-kit/scenes.ts';
import { offerPlace, resignAs } from './places.ts';
import { playAt, sitDown, type TableSetup, untilAsked } from './play.ts';

/** The game used for the app's own pages. */
const GAME = 'gnome-elf-troll';

/** The tables of the app's own scenes. */
const TABLES: Readonly<Record<string, TableSetup>> = {
  three: { game: GAME, seats: 3, until: { answers: 12 }, prefers: 'price-' },
  over: { game: GAME, seats: 3, prefers: 'price-' },
};

type Tables = Readonly<Record<string, string>>;

/** A picture: how to get there, and which table it needs. */
export interface Shot {
  readonly table?: string;
  open(page: Page, tables: Tables): Promise<unknown>;
}

/** The app's own pages, and its frame around a table. */
const OF_THE_APP: Readonly<Record<string, Shot>> = {
  home: atRest('/'),
  'home-playing': { open: comeHome },
  lobby: atRest('/tables'),
  'lobby-tables': { open: (page) => laySomeTables(page, '/tables') },
  'lobby-places': { open: findPlace },
  watch: { open: (page) => laySomeTables(page, '/watch') },
  play: atRest('/play'),
  'play-searching': { open: searchForSomebody },
  'new-table': visit(`/new/${GAME}`),
  'new-table-days': { open: choosePace },
  'table-live': { open: (page) => sitWithClock(page, 'live-quick') },
  'table-days': { open: (page) => sitWithClock(page, 'days-steady') },
  'table-place': { open: lookAtPlace },
  'waiting-room': { open: waitForFriends },
  'table-history': atTable('three', lookBack),
  'table-rules': atTable('three', openRule),
  'table-score': atTable('three', (page) => openPanel(page, 'Score')),
  'table-choices': atTable('three', (page) => page.getByRole('button', { name: 'All choices in words' }).click()),
  'table-hint': atTable('three', askForHint),
  'hot-seat': { open: handOver },
  match: {
    table: 'over',
    async open(page, { over }) {
      await page.goto(`/match/${over}`);
      await page.locator('.seat-chart').waitFor();
    },
  },
  'match-review': {
    table: 'over',
    async open(page, { over }) {
      await page.goto(`/match/${over}`);
      await page.getByRole('button', { name: 'Review the match' }).click();
      await page.locator('.swings').last().waitFor();
      await page.locator('.review').evaluate((panel) => panel.scrollIntoView());
    },
  },
  'match-former': { open: playOn },
  result: { open: resign },
  matches: visit('/matches'),
  people: visit('/people'),
  'people-met': { open: meetCompanions },
  groups: visit('/groups'),
  group: { open: visitGroup },
  tournaments: visit('/tournaments'),
  'new-tournament': visit('/tournaments/new'),
  tournament: { open: (page) => visitTournament(page, '') },
  'tournament-screen': { open: (page) => visitTournament(page, '/screen') },
  settings: visit('/settings'),
  account: visit('/account'),
  'account-kept': { open: keepAccount },
  'sign-in': visit('/sign-in'),
  calls: visit('/calls'),
  strongest: visit('/people/strongest'),
  'strongest-listed': { open: readLeaderboard },
  'people-bot': visit('/people/bot/elder'),
  profile: { open: seeOwnProfile },
  'settings-bots': { open: makeToken },
  learn: visit('/learn'),
  guide: { open: followGuide },
  credits: visit('/credits'),
  rules: visit(`/rules/${GAME}`),
  translate: visit('/translate'),
  'not-found': visit('/no/such/page'),
  offline: visit('/offline'),
  'host-room': { open: (page) => enterHostRoom(page, '') },
  'host-people': { open: (page) => enterHostRoom(page, '/people') },
  'host-person': { open: meetReported },
  'host-mute': {
    async open(page) {
      await meetReported(page);
      await page.getByRole('button', { name: 'Mute…' }).first().click();
    },
  },
  'host-tables': { open: (page) => enterHostRoom(page, '/tables') },
  'host-gatherings': {
    async open(page) {
      await visitTournament(page, '');
      await enterHostRoom(page, '/gatherings');
      await page.locator('.host-row').first().waitFor();
    },
  },
  'host-reports': { open: (page) => enterHostRoom(page, '/reports') },
  'host-database': { open: (page) => enterHostRoom(page, '/database') },
  'host-restore': {
    async open(page) {
      await enterHostRoom(page, '/database');
      await page
        .getByRole('button', { name: /^Restore/ })
        .first()
        .click();
    },
  },
  'host-jobs': { open: (page) => enterHostRoom(page, '/jobs') },
  'host-announcements': {
    async open(page) {
      await enterHostRoom(page, '/announcements');
      await page.getByRole('textbox', { name: 'English' }).fill(ANNOUNCED);
    },
  },
  'host-settings': { open: (page) => enterHostRoom(page, '/settings') },
  'host-log': { open: (page) => enterHostRoom(page, '/log') },
  'host-door': { open: (page) => atDoor(page, 'closed') },
  'host-no-host': { open: (page) => atDoor(page, 'no-host') },
  'host-link': visit(`/host/open/${'a'.repeat(43)}`),
  'host-announced': { open: (page) => hearHost(page, '/') },
  'host-announced-table': { open: (page) => hearHost(page, `/new/${GAME}`) },
};

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

/** Waits for somebody who does not come, while others look for other matches. */
async function searchForSomebody(page: Page): Promise<void> {
  await atRest('/play').open(page, {});
  await page.getByText('Cave Troll').click();
  await page.getByText('Keep looking', { exact: true }).click();
  await page.getByRole('button', { name: 'Play somebody' }).click();
  await page.getByRole('timer').waitFor();
}

const ANNOUNCED = 'Tonight at 23:00 the bridge closes for ten minutes. Clocks stand still meanwhile.';

async function enterHostRoom(page: Page, section: string): Promise<void> {
  await page.goto(`/host${section}`);
  await page.locator('.host-section .paper').first().waitFor();
}

async function meetReported(page: Page): Promise<void> {
  await enterHostRoom(page, '/people');
  await page.getByRole('link', { name: 'Grimnir77' }).first().click();
  await page.getByRole('button', { name: 'Mute…' }).first().waitFor();
}

async function atDoor(page: Page, state: string): Promise<void> {
  await page.route('**/api/host/door', (route) => route.fulfill({ json: { state, passkeys: 1, codes: 10 } }));
  await page.goto('/host');
  await page.locator('.host-door').waitFor();
}

/** Somebody who is muted, while something is announced. */
async function hearHost(page: Page, path: string): Promise<void> {
  const until = Date.now() + 24 * 60 * 60_000;
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    const announcements = [{ id: 'announced', texts: { en: ANNOUNCED }, made: 0, until }];
    const restraints = [{ kind: 'mute', until, why: 'Please be kind to the others at the table.' }];
    await route.fulfill({ response: answer, json: { ...(await answer.json()), announcements, restraints } });
  });
  await page.goto(path);
  await page.locator('.announced').first().waitFor();
}

const NAMES = ['Marit', 'Friedrich-Wilhelm', 'Ylva', 'Bo', 'Signe', 'Leif', 'Grimnir77', 'Åsa-Lena'];

function companion(name: string) {
  return { name, mark: cutMark(name) };
}

/** It would take weeks of matches to know so many. */
async function meetCompanions(page: Page): Promise<void> {
  const list: CompanionList = {
    people: NAMES.map((name, place) => ({
      ...companion(name),
      id: `person-${place}`,
      matches: 2 * (NAMES.length - place) - 1,
      ...(place < 2 && { relation: 'follow' }),
      last: {
        table: 'table',
        game: place % 2 === 0 ? GAME : 'troll-town',
        ended: Date.now() - (place + 1) * 7_000_000,
      },
    })),
    blocked: 1,
  };
  await page.route('**/api/me/people*', (route) => route.fulfill({ json: list }));
  await page.goto('/people');
  await page.getByText('Friedrich-Wilhelm').waitFor();
}

async function readLeaderboard(page: Page): Promise<void> {
  const rows = NAMES.map((name, place) => ({
    ...companion(name),
    person: `person-${place}`,
    place: place + 1,
    rating: 1780 - 61 * place,
    band: 38 + 9 * place,
    matches: 64 - 6 * place,
    wins: 30 - 3 * place,
    recent: [0, 1, 2, 3, 4].map((match) => ((match + place) % 3) + 1),
  }));
  const board: Leaderboard = {
    game: GAME,
    listed: 23,
    hidden: 2,
    rows,
    more: true,
    missing: { matches: 4, opponents: 2 },
    newcomers: { people: [{ ...companion('Tuva'), person: 'tuva' }], all: 5 },
  };
  await page.route('**/api/leaderboards/**', (route) => route.fulfill({ json: board }));
  await page.goto('/people/strongest');
  await page.getByText('Friedrich-Wilhelm').first().waitFor();
}

/** All pictures and their tables: the app's own, and each game's as `<game>-<scene>`. */
export function collectShots(games: Readonly<Record<string, Scenes>>) {
  const tables = { ...TABLES };
  const shots = { ...OF_THE_APP };
  for (const [game, scenes] of Object.entries(games)) {
    for (const [name, scene] of Object.entries(scenes)) {
      tables[`${game}-${name}`] = { game, ...scene };
      shots[`${game}-${name}`] = atTable(`${game}-${name}`, (page) => press(page, scene.presses ?? []));
    }
  }
  return { shots, tables };
}

/** The number of tables played at the same time, each in a page of its own. */
const CONCURRENT_TABLES = 4;

/** Runs the action; if it fails, records the error under that name and returns undefined. */
type Attempt = <T>(name: string, action: () => Promise<T>) => Promise<T | undefined>;

/** Plays the named tables, several at a time; returns those that could be played. */
export async function setUpTables(
  context: BrowserContext,
  tables: Readonly<Record<string, TableSetup>>,
  attempt: Attempt,
): Promise<Tables> {
  // The first page signs in with the server, once for all tables.
  const page = await context.newPage();
  await page.request.get('/api/me');
  const waiting = Object.entries(tables);
  const laid: Record<string, string> = {};
  const setUpNext = async (): Promise<void> => {
    const [name, table] = waiting.shift() ?? [];
    if (name === undefined || table === undefined) return;
    await attempt(`the table of ${name}`, async () => {
      const own = await context.newPage();
      try {
        laid[name] = await playAt(own, table);
      } finally {
        await own.close();
      }
    });
    await setUpNext();
  };
  await Promise.all(Array.from({ length: CONCURRENT_TABLES }, setUpNext));
  return laid;
}

function visit(path: string): Shot {
  return { open: (page) => page.goto(path) };
}

/** A page as it is for somebody who looks for nobody; an earlier picture may have begun a search. */
function atRest(path: string): Shot {
  return {
    async open(page) {
      await page.request.get('/api/me');
      await page.request.delete('/api/me/waiting');
      await page.goto(path);
    },
  };
}

function atTable(table: string, then: (page: Page) => Promise<unknown> = async () => {}): Shot {
  return {
    table,
    async open(page, tables) {
      await page.goto(`/table/${tables[table]}`);
      // On a folded board the first place may be in a hidden section.
      await page.locator('.stage [data-place]:visible').first().waitFor();
      await then(page);
    },
  };
}

async function press(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name, exact: true }).first().click();
}

/** Home with matches in which it is one's turn, one in which others are asked, and a table that waits for players. */
async function comeHome(page: Page): Promise<void> {
  const make = async (data: object) => {
    const response = await page.request.post('/api/tables', { data });
    if (!response.ok()) throw new Error(await response.text());
  };
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

/** After a match that was given up. */
async function seeOwnProfile(page: Page): Promise<void> {
  await resign(page);
  const { id } = (await (await page.request.get('/api/me')).json()) as { id: string };
  await page.goto(`/people/${id}`);
  await page.locator('.results li').first().waitFor();
}

async function choosePace(page: Page): Promise<void> {
  await page.goto(`/new/${GAME}`);
  await page.getByRole('radio', { name: /^(Over days|Över dagar)/ }).check();
}

async function visitGroup(page: Page): Promise<void> {
  await page.request.get('/api/me');
  const response = await page.request.post('/api/groups', { data: { name: 'Thursday trolls' } });
  const { id } = (await response.json()) as { readonly id: string };
  await page.goto(`/groups/${id}`);
  await page.locator('.group-members li').first().waitFor();
}

/** A tournament of eleven bots and oneself, in its first round. */
async function visitTournament(page: Page, rest: string): Promise<void> {
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`/api/${path}`, { data });
    if (!response.ok()) throw new Error(await response.text());
    return (await response.json()) as { readonly id: string };
  };
  await page.request.get('/api/me');
  await post('me/codes', {});
  const { id } = await post('tournaments', { name: 'Midwinter Cup', game: 'cave-troll', seats: 4, pace: 'live-quick' });
  await post(`tournaments/${id}/bots`, { level: 'random', count: 11 });
  await post(`tournaments/${id}/enter`, {});
  await post(`tournaments/${id}/notice`, { text: 'Soup is served in the kitchen.' });
  await post(`tournaments/${id}/start`, {});
  await page.goto(`/tournaments/${id}${rest}`);
  await page.locator('.tournament-seats').first().waitFor();
}

/** Against bots alone no clock runs but one's own. */
async function sitWithClock(page: Page, pace: string): Promise<void> {
  await page.request.get('/api/me');
  const response = await page.request.post('/api/tables', {
    data: { game: 'cave-troll', seats: ['me', { bot: 'troll' }, { bot: 'elder' }], pace, start: true },
  });
  if (!response.ok()) throw new Error(await response.text());
  const { table } = (await response.json()) as { table: string };
  await page.goto(`/table/${table}`);
  await page.locator('.seat-clock, .own-clock').first().waitFor();
}

async function makeToken(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Name of the bot' }).fill('Grinder');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await page.getByRole('textbox', { name: 'Token of Grinder' }).scrollIntoViewIfNeeded();
}

async function waitForFriends(page: Page): Promise<void> {
  await page.goto(`/new/${GAME}`);
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.locator('.qr-frame svg').waitFor();
}

async function handOver(page: Page): Promise<void> {
  await page.goto(`/new/${GAME}`);
  await page.getByText('Friends at this screen').click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.curtain').waitFor();
}

/** On a phone the panels are opened from the bar. */
async function openPanel(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  await ((await tab.count()) > 0 ? tab : page.getByRole('button', { name, exact: true })).first().click();
}

async function askForHint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.locator('.hint-panel').waitFor();
}

async function lookBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'History' }).click();
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Previous move' }).click();
}

async function openRule(page: Page): Promise<void> {
  await page.locator('.prompt .rule-link').click();
  await page.locator('.rules-shown').waitFor();
}

async function resign(page: Page): Promise<void> {
  await sitDown(page, { game: GAME, seats: 2 });
  await untilAsked(page, 'before resigning');
  const players = page.getByRole('button', { name: 'Players', exact: true });
  if (await players.isVisible()) await players.click();
  await page.getByRole('button', { name: /’s seat$/ }).click();
  await page.getByRole('button', { name: 'Resign…' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.locator('.result-places').waitFor();
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

/** The table of that match, as somebody sees it who could sit down. */
async function lookAtPlace(page: Page): Promise<void> {
  const { table, close } = await offerPlace(page, GAME);
  await page.goto(`/table/${table}`);
  await page.locator('.stage [data-place]:visible').first().waitFor();
  const players = page.getByRole('button', { name: 'Players', exact: true });
  if (await players.isVisible()) await players.click();
  await page.getByRole('button', { name: 'Play on' }).first().waitFor();
  await close();
}

/** The page of a match in which somebody has played on for somebody else. */
async function playOn(page: Page): Promise<void> {
  const { table, seat, stays, close } = await offerPlace(page, GAME);
  const response = await page.request.post(`/api/tables/${table}/take-over`, { data: { seat } });
  if (!response.ok()) throw new Error(await response.text());
  await resignAs(stays, table, 0);
  await page.goto(`/match/${table}`);
  await page.locator('.seat-chart').waitFor();
  await close();
}

async function followGuide(page: Page): Promise<void> {
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Start the guided match' }).first().click();
  await page.getByRole('button', { name: 'Next' }).click();
}

/** With recovery codes and words for another device on the page. */
async function keepAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: /^Make (new )?codes$/ }).click();
  await page.getByRole('list', { name: 'Your recovery codes' }).waitFor();
  await page.getByRole('button', { name: 'Show three words' }).click();
  await page.locator('.account-words').waitFor();
}

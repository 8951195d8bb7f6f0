import type { BrowserContext, Page } from 'playwright-core';
import type { Scenes } from '../board-kit/scenes.ts';
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
  home: visit('/'),
  'home-playing': { open: comeHome },
  lobby: visit('/tables'),
  'new-table': visit(`/new/${GAME}`),
  'new-table-days': { open: choosePace },
  'table-live': { open: (page) => sitWithClock(page, 'live-quick') },
  'table-days': { open: (page) => sitWithClock(page, 'days-steady') },
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
  result: { open: resign },
  matches: visit('/matches'),
  settings: visit('/settings'),
  account: visit('/account'),
  'account-kept': { open: keepAccount },
  'sign-in': visit('/sign-in'),
  calls: visit('/calls'),
  'settings-bots': { open: makeToken },
  learn: visit('/learn'),
  guide: { open: followGuide },
  credits: visit('/credits'),
  rules: visit(`/rules/${GAME}`),
  'not-found': visit('/no/such/page'),
  offline: visit('/offline'),
};

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

async function choosePace(page: Page): Promise<void> {
  await page.goto(`/new/${GAME}`);
  await page.getByRole('radio', { name: /^(Over days|Över dagar)/ }).check();
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
  await page.getByRole('button', { name: 'Begin' }).click();
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

async function followGuide(page: Page): Promise<void> {
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Begin the guided match' }).first().click();
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

import type { Page } from 'playwright-core';
import type { CarryLink } from '../../src/protocol/http.ts';
import { visit } from '../server/kit/client.ts';
import { DEALT_A_FOLK } from './caverna.ts';
import { playUntil, resultDialog, whatIsWanted } from './play.ts';
import { FOR_TWO, GAME, makeTable, sitDown } from './tables.ts';
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

/** Ends the match; against a single rival, nobody is left to play on. */
export async function resign(page: Page): Promise<void> {
  const panel = page.getByRole('button', { name: 'Players', exact: true });
  if (await panel.isVisible()) await panel.click();
  await page.getByRole('button', { name: /’s seat$/ }).click();
  await page.getByRole('button', { name: 'Resign…' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await resultDialog(page).waitFor();
}

export const tablesToSee: readonly Sight[] = [
  {
    name: 'a table being laid',
    async open(page) {
      await page.goto(`/table/${await makeTable(page, FOR_TWO)}`);
      await page.getByRole('img', { name: 'Point a phone at it' }).waitFor();
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
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.getByRole('region', { name: /Hand the screen to/ }).waitFor();
    },
  },
  {
    name: 'a guided match',
    async open(page) {
      await page.goto('/learn');
      await page.getByRole('button', { name: 'Begin the guided match' }).first().click();
      await page.getByRole('region', { name: 'Guide' }).waitFor();
    },
  },
];

export const pagesToSee: readonly Sight[] = [
  address('/', 'Underbridge'),
  address('/tables', 'Tables'),
  address('/new', 'A new table'),
  address('/matches', 'My matches'),
  address('/settings', 'Settings'),
  address('/account', 'Keep your matches'),
  address('/sign-in', 'Sign in'),
  address('/calls', 'How shall we call you?'),
  address('/credits', 'Credits'),
  address('/learn', 'Learn'),
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
    name: 'the page of a finished match',
    async open(page) {
      const table = await sitDown(page);
      await playToTheShop(page);
      await resign(page);
      await page.goto(`/match/${table}`);
      await page.getByRole('heading', { name: 'Was the shuffle fair?' }).waitFor();
    },
  },
];

import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Shots } from './shot.ts';

const RECORDS = new URL('../../../test/records/', import.meta.url);

/** The newest record of a game that is kept for tests, with names as people have them. */
function recordOf(game: string): string {
  const folder = new URL(`${game}/`, RECORDS);
  const newest = readdirSync(folder)
    .filter((name) => /^\d+\.underbridge\.json$/.test(name))
    .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
    .at(-1);
  const record = JSON.parse(readFileSync(new URL(newest ?? '', folder), 'utf8'));
  return JSON.stringify({ ...record, names: ['Ragna', 'Pebble', 'Old Root', 'Moss', 'Birch'].slice(0, record.seats) });
}

/** Opens a record from a file, at a moment of the match. */
async function openRecord(page: Page, game: string, share: number): Promise<void> {
  const record = recordOf(game);
  const moves = JSON.parse(record).moves.length;
  await page.goto(`/matches/record?at=${Math.floor(moves * share)}`);
  await page.locator('.record-text').fill(record);
  await page.locator('.record-drop button[type="submit"]').click();
  await page.locator('.eyes-bar').waitFor();
}

const GAMES = ['gnome-elf-troll', 'cave-troll', 'trolls-and-princesses', 'troll-town', 'caverna'];

/** A match that is over, in the midst of it, with all hands open. */
const EYES: Shots = Object.fromEntries(
  GAMES.map((game) => [
    `study-eyes-${game}`,
    {
      async open(page: Page) {
        await openRecord(page, game, 0.6);
        await page.locator('.eyes-bar select').selectOption('0');
        await page.locator('.eyes-bar input[role="switch"]').check();
        await page.locator('.eyes-held').waitFor();
      },
    },
  ]),
);

/** A picture of a moment, before it is saved. */
const PICTURES: Shots = Object.fromEntries(
  GAMES.map((game) => [
    `study-picture-${game}`,
    {
      async open(page: Page) {
        await openRecord(page, game, 0.6);
        await page.getByRole('button', { name: 'Picture of this moment' }).click();
        await page.locator('.moment-picture').waitFor();
      },
    },
  ]),
);

/** Tries something else from the midst of a match: a line of one's own, and another that is dealt anew. */
export async function playLines(page: Page, game: string): Promise<void> {
  await openRecord(page, game, 0.5);
  await page.getByRole('button', { name: 'Try something else' }).click();
  await page.locator('.study-main .stage').waitFor();
  await page.getByRole('button', { name: 'Let bots answer' }).click();
  await page.getByText('Bots are answering').waitFor({ state: 'detached' });
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Shuffle the unknown' }).click();
  await page.locator('.study-badge:not(.is-match)').waitFor();
  await page.getByRole('button', { name: 'Let bots answer' }).click();
  await page.getByText('Bots are answering').waitFor({ state: 'detached' });
}

const LINES: Shots = Object.fromEntries(
  GAMES.map((game) => [`study-lines-${game}`, { open: (page: Page) => playLines(page, game) }]),
);

/** Two endings side by side, the notes of a step, and the page of all studies. */
const PARTS: Shots = {
  'study-compare': {
    async open(page: Page) {
      await playLines(page, 'gnome-elf-troll');
      await page.getByRole('tab', { name: 'Compare' }).click();
      await page.getByRole('button', { name: 'Compare both' }).click();
      await page.getByText(/^(Sure|Not sure)|nothing to compare/).waitFor();
    },
  },
  'study-notes': {
    async open(page: Page) {
      await playLines(page, 'cave-troll');
      await page.getByRole('tab', { name: 'Notes' }).click();
      await page.getByLabel('Comment on this step').fill('Twelve gold lie there, but the wraith is one room away.');
      await page.getByLabel('Title of a chapter that begins here').fill('The way to the Throne');
      await page.getByRole('button', { name: 'Add chapter' }).click();
    },
  },
  'study-two-boards': {
    async open(page: Page) {
      await playLines(page, 'cave-troll');
      await page.getByRole('button', { name: 'Two boards' }).click();
      await page.locator('.study-twin .stage').waitFor();
    },
  },
  'study-lesson': {
    async open(page: Page) {
      await page.goto('/study');
      await page.getByRole('button', { name: 'Its guided match' }).click();
      await page.locator('.study-main .stage').waitFor();
      await page.getByRole('tab', { name: 'Notes' }).click();
      await page.getByRole('button', { name: 'Read chapter by chapter' }).click();
      const next = page.getByRole('button', { name: 'Next', exact: true });
      while ((await next.count()) > 0) await next.click();
      await page.getByText('Find the answer on the board.').waitFor();
    },
  },
  'study-share': {
    async open(page: Page) {
      await playLines(page, 'gnome-elf-troll');
      await page.getByRole('tab', { name: 'Share' }).click();
    },
  },
  studies: {
    async open(page: Page) {
      await playLines(page, 'gnome-elf-troll');
      await page.goto('/study');
      await page.locator('.study-list li').first().waitFor();
    },
  },
};

export const ofStudies: Shots = { ...EYES, ...PICTURES, ...LINES, ...PARTS };

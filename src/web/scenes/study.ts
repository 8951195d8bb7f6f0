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

export const ofStudies: Shots = { ...EYES, ...PICTURES };

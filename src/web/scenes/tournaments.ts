import type { Page } from 'playwright-core';
import { ask, type Shots, visit } from './shot.ts';

/** Tournaments: their list, the page of one in all its states, the screen in a room. */
export const ofTournaments: Shots = {
  tournaments: visit('/tournaments'),
  'new-tournament': visit('/tournaments/new'),
  'tournament-entry': { open: enterTournament },
  tournament: { open: (page) => visitTournament(page, '') },
  'tournament-decide': {
    async open(page) {
      await visitTournament(page, '');
      await page.getByRole('button', { name: 'Decide this table' }).first().click();
    },
  },
  'tournament-over': { open: seeWinner },
  'tournament-screen': { open: (page) => visitTournament(page, '/screen') },
  'tournament-unknown': visit('/tournaments/aaaaaaaaaa'),
};

/** A tournament of so many bots and oneself, before it begins. */
async function makeTournament(page: Page, wanted: object, bots: number): Promise<string> {
  await page.request.get('/api/me');
  await ask(page, 'POST', 'me/codes');
  const { id } = await ask<{ id: string }>(page, 'POST', 'tournaments', { pace: 'live-quick', ...wanted });
  await ask(page, 'POST', `tournaments/${id}/bots`, { level: 'random', count: bots });
  await ask(page, 'POST', `tournaments/${id}/enter`);
  return id;
}

async function enterTournament(page: Page): Promise<void> {
  const id = await makeTournament(page, { name: 'Midwinter Cup', game: 'cave-troll', seats: 4 }, 5);
  await page.goto(`/tournaments/${id}`);
  await page.getByText('You’re in.').waitFor();
}

/** In its first round. */
export async function visitTournament(page: Page, rest: string): Promise<void> {
  const id = await makeTournament(page, { name: 'Midwinter Cup', game: 'cave-troll', seats: 4 }, 11);
  await ask(page, 'POST', `tournaments/${id}/notice`, { text: 'Soup is served in the kitchen.' });
  await ask(page, 'POST', `tournaments/${id}/start`);
  await page.goto(`/tournaments/${id}${rest}`);
  await page.locator('.tournament-seats').first().waitFor();
}

/** Over after a single round, in which its host has left. */
async function seeWinner(page: Page): Promise<void> {
  const wanted = { name: 'Breakfast Cup', game: 'gnome-elf-troll', seats: 4, rounds: 1 };
  const id = await makeTournament(page, wanted, 3);
  await ask(page, 'POST', `tournaments/${id}/start`);
  await ask(page, 'POST', `tournaments/${id}/withdraw`);
  await page.goto(`/tournaments/${id}`);
  await page.getByRole('heading', { name: 'Final standings' }).waitFor();
}

import type { Page } from 'playwright-core';
import type { NewTable } from '../../src/protocol/client.ts';
import type { DurationList } from '../../src/protocol/durations.ts';
import type { Person, TableInfo } from '../../src/protocol/server.ts';
import type { NewTournament, TournamentPage } from '../../src/protocol/tournaments.ts';

export const GAME = 'gnome-elf-troll';
const WEAK_BOT = { bot: 'random' } as const;

/** One person against bots that play anything, to the lowest goal there is. */
export const AGAINST_A_BOT: NewTable = {
  game: GAME,
  seats: ['me', WEAK_BOT],
  options: { goal: 8, firstPlayer: 0 },
  start: true,
};

/** Two seats for whoever has the link, one of them taken by who makes the table. */
export const FOR_TWO: NewTable = { game: GAME, seats: ['me', 'anyone'], options: { goal: 8 } };

/** Makes a table as the page would, for tests about something else. Says its name. */
export async function makeTable(page: Page, wanted: NewTable = AGAINST_A_BOT): Promise<string> {
  await whoAmI(page);
  const answer = await page.request.post('/api/tables', { data: wanted });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as TableInfo).table;
}

/** Makes a tournament, as somebody who can sign in again. Says its id. */
export async function makeTournament(page: Page, wanted: Partial<NewTournament>): Promise<string> {
  await whoAmI(page);
  await page.request.post('/api/me/codes', { data: {} });
  const answer = await page.request.post('/api/tournaments', { data: { game: GAME, pace: 'live-quick', ...wanted } });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as TournamentPage).id;
}

/** Who the server knows the browser as. */
export async function whoAmI(page: Page): Promise<Person> {
  return (await page.request.get('/api/me')).json();
}

/** Sits down at a new table against a bot. */
export async function sitDown(page: Page, wanted: NewTable = AGAINST_A_BOT): Promise<string> {
  const table = await makeTable(page, wanted);
  await page.goto(`/table/${table}`);
  await page.getByRole('region', { name: 'Board' }).waitFor();
  return table;
}

/**
 * The minutes that a match for two usually takes, as the page is told when it asks: matches of other tests on the same server
 * may have told the server how long one takes; else the game says it.
 */
export async function minutesForTwo(page: Page): Promise<number> {
  const answer = await page.waitForResponse((response) => response.url().endsWith('/api/durations'));
  const { durations }: DurationList = await answer.json();
  const measured = durations.find(({ game, seats, pace }) => game === GAME && seats === 2 && pace === 'none');
  return measured === undefined ? 20 : Math.max(5, 5 * Math.round(measured.duration / 300_000));
}

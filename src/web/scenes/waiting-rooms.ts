import type { Page } from 'playwright-core';
import type { CalledList } from '../../protocol/calls.ts';
import { letDo } from './others.ts';
import { ask, GAME, holdable, type Shots } from './shot.ts';

const HOUR = 60 * 60_000;

/** Tables that wait for players. */
export const ofWaitingRooms: Shots = {
  'waiting-room': { open: waitForFriends },
  'waiting-room-guest': { open: comeToTable },
  'waiting-room-seven': { open: waitForSix },
  'waiting-room-begins': { open: (page) => waitForBeginning(page, false) },
  'waiting-room-held': { open: (page) => waitForBeginning(page, true) },
  'waiting-room-called': { open: seeInvitedCalled },
};

async function waitForFriends(page: Page): Promise<void> {
  await page.goto(`/new/${GAME}`);
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.locator('.qr-frame svg').waitFor();
}

/** Somebody else's table, by its link. */
async function comeToTable(page: Page): Promise<void> {
  const { table } = await letDo(page, 'Friedrich-Wilhelm', (other) =>
    ask<{ table: string }>(other, 'POST', 'tables', {
      game: 'cave-troll',
      seats: ['me', 'anyone', { bot: 'elder' }, 'anyone'],
      options: { set: 'alternate' },
      pace: 'days-steady',
    }),
  );
  await page.goto(`/table/${table}`);
  await page.locator('.qr-frame svg').waitFor();
}

async function waitForSix(page: Page): Promise<void> {
  await page.request.get('/api/me');
  const { table } = await ask<{ table: string }>(page, 'POST', 'tables', {
    game: 'caverna',
    seats: ['me', 'anyone', 'anyone', { bot: 'king' }, 'anyone', { bot: 'mossling' }, 'anyone'],
    open: true,
  });
  await letDo(page, 'Friedrich-Wilhelm', (other) => ask(other, 'POST', `tables/${table}/join`, { seat: 2 }));
  await page.goto(`/table/${table}`);
  await page.locator('.qr-frame svg').waitFor();
}

/** Every seat is taken: the match begins in a moment, unless somebody would like to wait. */
async function waitForBeginning(page: Page, held: boolean): Promise<void> {
  const hold = await holdable(page);
  // The candle burns slowly, so that it burns in every picture.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 20;
  });
  await page.request.get('/api/me');
  const { table } = await ask<{ table: string }>(page, 'POST', 'tables', {
    game: 'troll-town',
    seats: ['me', 'anyone', { bot: 'elder' }],
    pace: 'days-steady',
  });
  await page.goto(`/table/${table}`);
  await letDo(page, 'Friedrich-Wilhelm', (other) => ask(other, 'POST', `tables/${table}/join`, { seat: 1 }));
  const wait = page.getByRole('button', { name: 'Wait', exact: true });
  if (held) await wait.click();
  await (held ? page.getByRole('button', { name: 'Begin after all' }) : wait).waitFor();
  hold();
}

/** A seat is kept for somebody who was called and has not looked yet. */
async function seeInvitedCalled(page: Page): Promise<void> {
  await page.request.get('/api/me');
  const invited = await letDo(page, 'Friedrich-Wilhelm', async (other) => {
    await ask(other, 'POST', 'me/codes');
    return ask<{ id: string }>(other, 'GET', 'me');
  });
  const { table } = await ask<{ table: string }>(page, 'POST', 'tables', {
    game: 'caverna',
    seats: ['me', { invite: invited.id }, 'anyone'],
    pace: 'days-steady',
  });
  await callAt(page, { seats: [{ seat: 1, at: Date.now() - 13 * HOUR, again: Date.now() - HOUR }] });
  await page.goto(`/table/${table}`);
  await page.getByText(/called at/).waitFor();
}

/** A way to be called would have to be set up, and minutes to pass. */
export async function callAt(page: Page, list: CalledList): Promise<void> {
  await page.route('**/api/tables/*/called', (route) => route.fulfill({ json: list }));
}

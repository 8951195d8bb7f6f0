import type { Page } from 'playwright-core';
import type { NewTable } from '../../src/protocol/client.ts';
import { act, placeNamed, whatIsWanted } from './play.ts';
import type { openSite } from './site.ts';
import { makeTable } from './tables.ts';
import type { Visitor } from './visitor.ts';

const TOWN = 'troll-town';

/** One person and a bot that plays anything. */
export const TOWN_WITH_A_BOT: NewTable = {
  game: TOWN,
  seats: ['me', { bot: 'random' }],
  options: { timer: 'none' },
  start: true,
};

const TOWN_FOR_TWO: NewTable = { game: TOWN, seats: ['me', 'anyone'], options: { timer: 'none' } };

/** Two browsers at one table. */
export async function twoInTown(site: ReturnType<typeof openSite>): Promise<readonly [Visitor, Visitor]> {
  const [host, guest] = [await site.visit(), await site.visit()];
  const table = await makeTable(host.page, TOWN_FOR_TWO);
  await host.page.goto(`/table/${table}`);
  await guest.page.goto(`/table/${table}`);
  await guest.page.getByRole('button', { name: 'Sit here' }).click();
  await host.page.getByRole('button', { name: 'Begin the match' }).click();
  return [host, guest];
}

/** Touches a place, and waits for what comes of it. */
export async function go(page: Page, place: string): Promise<void> {
  await whatIsWanted(page);
  await act(page, () => placeNamed(page, place).last().click());
}

/** Chooses the stats of an even Troll. */
export async function chooseStats(page: Page): Promise<void> {
  for (let stat = 0; stat < 4; stat++) await go(page, 'points-3');
}

export function planLine(page: Page, part: 'deed' | 'order-1' | 'order-2') {
  return placeNamed(page, `plan-${part}`);
}

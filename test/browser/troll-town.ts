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

/** Two browsers at one table; the guest's may be a phone. */
export async function twoInTown(
  site: ReturnType<typeof openSite>,
  guests: { readonly phone?: boolean } = {},
): Promise<readonly [Visitor, Visitor]> {
  const [host, guest] = [await site.visit(), await site.visit(guests)];
  const table = await makeTable(host.page, TOWN_FOR_TWO);
  await host.page.goto(`/table/${table}`);
  await guest.page.goto(`/table/${table}`);
  await guest.page.getByRole('button', { name: 'Sit here' }).click();
  await host.page.getByRole('button', { name: 'Start the match' }).click();
  return [host, guest];
}

/** Waits until one is asked, and goes on from what became of the last turn. */
async function planOn(page: Page): Promise<void> {
  await whatIsWanted(page);
  const next = placeNamed(page, 'grunt-next');
  if ((await next.count()) > 0) await act(page, () => next.click());
}

/** Touches a place, and another one where the first only leads on; then waits for what comes of it. */
export async function go(page: Page, place: string, then?: string): Promise<void> {
  await planOn(page);
  const first = placeNamed(page, place).last();
  if (then === undefined) await act(page, () => first.click());
  else {
    await first.click();
    await act(page, () => page.locator(then).first().click());
  }
}

/** What is read of the last turn. */
export function summaryOf(page: Page) {
  return page.getByRole('region', { name: 'How the turn went' });
}

/** Grunts; where nothing is planned, says so a second time. */
export async function grunt(page: Page): Promise<void> {
  await planOn(page);
  const button = placeNamed(page, 'grunt');
  await act(page, () => button.click());
  if ((await placeNamed(page, 'plan-on').count()) > 0) await act(page, () => button.click());
}

/** What the one who looks had planned in the last turn, and what became of it. */
export function planResults(page: Page) {
  return summaryOf(page).locator('.tt-results');
}

/** Chooses the stats of an even Troll. */
export async function chooseStats(page: Page): Promise<void> {
  for (let stat = 0; stat < 4; stat++) await go(page, 'points-3');
}

export function planLine(page: Page, part: 'deed' | 'order-1' | 'order-2') {
  return placeNamed(page, `plan-${part}`);
}

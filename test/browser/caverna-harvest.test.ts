import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { arrange } from '../games/caverna/testing.ts';
import { FOR_TWO, inStore } from './caverna.ts';
import { openGround } from './planted.ts';
import { act, answerButtons, eventually, go, placeNamed, untilAsked } from './play.ts';
import { makeTable } from './tables.ts';

const { site, plant } = openGround();

/** A turn on a space where nothing more is asked. */
async function use(page: Page, space: string): Promise<void> {
  await untilAsked(page, /^Place /);
  await go(page, `space-${space}`);
}

test('a harvest is answered in two browsers in the same instant', async () => {
  const [{ page: host }, { page: guest }] = [await site.visit(), await site.visit()];
  const table = await makeTable(host, FOR_TWO);
  await host.goto(`/table/${table}`);
  await guest.goto(`/table/${table}`);
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await host.getByRole('button', { name: 'Start the match' }).click();

  const families = host.getByRole('navigation', { name: 'Families' }).locator('.cv-family-row');
  const line = host.locator('.cv-harvest');
  await untilAsked(host, /^Place /);
  expect(await families.count()).toBe(2);
  expect(await families.first().innerText()).toContain('2 of 2 to place');
  expect(await line.innerText()).toContain('Harvest in round 3: 4 food');
  await line.click();
  await host.getByRole('region', { name: 'Forecast' }).getByText('nothing is sown').waitFor();
  await line.click();

  await use(host, 'supplies');
  await use(guest, 'sustenance-13');
  await act(guest, () => answerButtons(guest).last().click());
  for (const round of [1, 2, 3]) {
    if (round > 1) {
      await use(host, round === 2 ? 'supplies' : 'logging-13');
      await use(guest, 'wood-gathering');
    }
    await use(host, 'ore-mining-13');
    await use(guest, 'drift-mining-13');
    await act(guest, () => answerButtons(guest).last().click());
  }

  await Promise.all([host, guest].map((page) => untilAsked(page, /^Feed your family/)));
  await host.getByText('Still at table').waitFor();
  await host.getByRole('button', { name: 'Cheapest way: use 2 gold' }).click();
  await host.getByText('Everybody is fed.').waitFor();
  await Promise.all([host, guest].map((page) => placeNamed(page, 'feed').click()));
  await untilAsked(host, /^Place /);

  await eventually('both have fed their families', async () => [
    await inStore(host, 'food'),
    await inStore(guest, 'food'),
  ]).toEqual([0, 0]);
  expect(await inStore(host, 'gold')).toBe(2);
  expect(await host.locator('[data-about="good-begging"]').count()).toBe(0);
  // The guest kept the grain, and begged for what was missing.
  expect([await inStore(guest, 'grain'), await inStore(guest, 'begging')]).toEqual([1, 2]);
});

test('what a harvest that asks nothing has brought stands over the stores until one acts', async () => {
  const { position } = arrange({
    round: 3,
    home: { goods: { food: 9 }, people: [0, 0], tops: { '3,4': 'field' }, sown: { '3,4': ['grain', 3] } },
    others: [{ goods: { food: 9 }, people: [] }],
    goods: { 'ore-mining-13': { ore: 2 } },
  });
  const page = await plant(
    { game: 'caverna', seats: ['me', { bot: 'random' }], options: { firstPlayer: 0 }, start: true },
    position,
  );
  await use(page, 'ore-mining-13');
  await use(page, 'supplies');
  await untilAsked(page, /^Place /);
  const brought = page.locator('.cv-brought');
  await eventually('what was reaped and eaten', () => brought.innerText()).toBe(
    'You reaped 1 grain. You fed the family with 4 food.',
  );
  await use(page, 'ore-mining-13');
  await eventually('nothing stands there any more', () => brought.count()).toBe(0);
});

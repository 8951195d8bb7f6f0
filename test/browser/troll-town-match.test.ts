import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { placeNamed, resultDialog, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';
import { chooseStats, go, grunt, summaryOf, TOWN_WITH_A_BOT, twoInTown } from './troll-town.ts';

const site = openSite();

const TURNS = 40;

/** Plans the same in each turn: a Minion while there are any, and nothing built. Lends nobody. */
async function playTurns(page: Page): Promise<void> {
  await chooseStats(page);
  for (let answers = 0; answers < 3 * TURNS; answers++) {
    if ((await whatIsWanted(page)) === 'over') return;
    const lends = (await placeNamed(page, 'lend-0').count()) > 0;
    const canGet = (await page.locator('[data-place="deed-get-minion"][data-mood="lit"]').count()) > 0;
    try {
      if (lends || canGet) await go(page, lends ? 'lend-0' : 'deed-get-minion');
      else await grunt(page);
    } catch (trouble) {
      // The other one's last answer may have ended the match meanwhile.
      if ((await whatIsWanted(page)) !== 'over') throw trouble;
      return;
    }
  }
}

test('a whole match of two, in two browsers, with four Feasts', async () => {
  const [host, guest] = await twoInTown(site);
  await Promise.all([playTurns(host.page), playTurns(guest.page)]);
  for (const { page } of [host, guest]) {
    await page.locator('dialog[open] .result-places').waitFor();
    expect(await resultDialog(page).or(page.locator('dialog[open]')).count()).toBeGreaterThan(0);
  }
  const feasts = (text: string) => text.split('told.feast-begins').length - 1;
  expect(feasts(host.received.join(''))).toBeGreaterThanOrEqual(4);
});

test('the turn is a show that can be paused, gone through and ended, and then read', async () => {
  const { page } = await site.visit({ motion: true, settings: { pace: 'normal' } });
  await sitDown(page, TOWN_WITH_A_BOT);
  await chooseStats(page);
  await go(page, 'deed-get-minion');
  await grunt(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Go on' }).waitFor();
  await page.getByRole('region', { name: /step by step/ }).waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  const summary = summaryOf(page);
  await summary.getByText('Get a Minion').first().waitFor();
  await summary.getByRole('button', { name: 'TT-4.1' }).first().waitFor();
  await summary.getByRole('button', { name: 'Watch again' }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
});

test('all pictures are explained on one page', async () => {
  const { page } = await site.visit();
  await sitDown(page, TOWN_WITH_A_BOT);
  await chooseStats(page);
  await whatIsWanted(page);
  await page.getByRole('button', { name: 'Pictures' }).click();
  const reference = page.getByRole('dialog', { name: 'Pictures' });
  await reference.getByText('a lit window for each Minion at home').waitFor();
  expect(await reference.locator('dt').count()).toBeGreaterThan(40);
});

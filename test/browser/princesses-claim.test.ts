import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { act, answerButtons, litAs, litPlaces, resultDialog, whatIsWanted } from './play.ts';
import { question, RAID } from './princesses.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

/** What to press first: caves, and stone to pay for them. As the tiles are shuffled, that leads to a card to be claimed. */
const WISHES = [
  'cell-',
  'tile-cave-princess',
  'tile-cave-bell',
  'tile-cave-resource',
  'tile-',
  'act-build-tiles',
  'act-mine-obsidian',
  'act-refresh-cave',
  'area-building',
  'area-mining',
  'trolls-camp',
  'trolls-village',
  'trolls-power',
  'trolls-mining',
  'trolls-',
] as const;

async function pressNext(page: Page): Promise<void> {
  const places = await litPlaces(page).evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.place));
  const wish = WISHES.find((each) => places.some((place) => place?.startsWith(each)));
  await act(page, () => (wish === undefined ? answerButtons(page).last() : litAs(page, wish).first()).click());
}

/** Plays on until a card can be claimed. */
async function reachClaim(page: Page): Promise<void> {
  for (;;) {
    expect(await whatIsWanted(page)).not.toBe('over');
    if ((await litAs(page, 'king-card').count()) > 0) return;
    await pressNext(page);
  }
}

test('a King’s card is claimed in the middle of a turn, and the turn goes on where it was', async () => {
  const { page } = await site.visit();
  await sitDown(page, RAID);
  await reachClaim(page);
  const card = litAs(page, 'king-card');
  const before = await question(page);
  await act(page, () => card.first().click());
  await page.locator('.prompt-sentence').filter({ hasText: 'King’s tile' }).waitFor();
  await act(page, () => litAs(page, 'tile-king').first().click());
  const cell = litAs(page, 'cell-').first();
  if (await cell.isVisible()) await act(page, () => cell.click());
  await page.locator('.tp-built .tp-tile[data-kind="king"]').waitFor();
  expect(await question(page)).toBe(before);
  expect(await resultDialog(page).isVisible()).toBe(false);
  expect(await page.locator('.tp-claimed .seat-mark').count()).toBe(1);
});

import type { Locator, Page } from 'playwright-core';
import type { NewTable } from '../../src/protocol/client.ts';
import { act, answerButtons, placeNamed } from './play.ts';

const GAME = 'trolls-and-princesses';

/** One person, who begins, against a bot that plays anything. */
export const RAID: NewTable = {
  game: GAME,
  seats: ['me', { bot: 'random' }],
  options: { firstPlayer: 0, clans: 'teal-yellow' },
  start: true,
};

/** Two people, of whom the one who makes the table begins. */
export const RAID_FOR_TWO: NewTable = {
  game: GAME,
  seats: ['me', 'anyone'],
  options: { firstPlayer: 0, clans: 'teal-yellow' },
};

export function question(page: Page): Promise<string | null> {
  return page.locator('.prompt-sentence').textContent();
}

/** Presses places one after another, each once it is lit. */
export async function go(page: Page, ...places: readonly string[]): Promise<void> {
  for (const place of places) {
    const lit = placeNamed(page, place)
      .and(page.locator(':is([data-mood="lit"], [data-mood="instead"]):visible'))
      .first();
    await act(page, () => lit.click());
  }
}

/** Sends a troll; one from the camp, as long as somebody waits there, need not be pointed at. */
export async function send(page: Page, from: string, to: string): Promise<void> {
  await go(page, ...(from === 'camp' ? [] : [`trolls-${from}`]), `area-${to}`);
}

/** Chooses by finger: the first tap explains, and the button of what it says chooses. What only leads on is chosen at once. */
export async function tapOn(page: Page, target: Locator): Promise<void> {
  await target.tap();
  const button = page.locator('#about-panel .button-primary');
  if (await button.isVisible()) await act(page, () => button.tap());
}

export async function endPhase(page: Page): Promise<void> {
  await act(page, () => answerButtons(page).filter({ hasText: 'End the phase' }).click());
}

/** The places that are lit and begin like this. */
export function litAs(page: Page, beginning: string) {
  return page.locator(`[data-mood="lit"][data-place^="${beginning}"]:visible`);
}

/** Waits until one is asked something like this. */
export async function untilAsked(page: Page, words: RegExp): Promise<void> {
  await page.locator('.prompt-sentence').filter({ hasText: words }).waitFor();
}

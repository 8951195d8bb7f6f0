import type { Page } from 'playwright-core';
import type { NewTable } from '../../src/protocol/client.ts';
import { act, answerButtons, placeNamed, type Wanted, whatIsShown } from './play.ts';

const GAME = 'caverna';
const LONGEST_MATCH = 600;

/** Alone: nothing is left to chance. */
export const ALONE: NewTable = { game: GAME, seats: ['me'], start: true };

/** Alone with The Forgotten Folk, and any folk to choose from. */
export const LEADING: NewTable = { ...ALONE, options: { forgottenFolk: true, folkSelection: 'free' } };

/** Alone with two folks to choose from. */
export const DEALT_A_FOLK: NewTable = { ...ALONE, options: { forgottenFolk: true, dwarvesAllowed: false } };

/** One person, who begins, against a bot that plays anything. */
export const AGAINST_A_BOT: NewTable = {
  game: GAME,
  seats: ['me', { bot: 'random' }],
  options: { firstPlayer: 0 },
  start: true,
};

/** Two people, of whom the one who makes the table begins. */
export const FOR_TWO: NewTable = { game: GAME, seats: ['me', 'anyone'], options: { firstPlayer: 0 } };

/** What glows besides what is asked: exchanges, and whoever would go for a ruby. */
const BESIDES = /^(exchanges$|free-|person-)/;
/** What sends what was packed. */
const ENDS = ['send', 'buy-all', 'sow-all'];

/** The places that glow because something is asked there. */
async function asked(page: Page): Promise<string[]> {
  const places = await page
    .locator('[data-mood="lit"]:visible')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.place ?? ''));
  return places.filter((place) => !BESIDES.test(place));
}

/** Answers once: sends what is packed, else takes the first thing that glows, else the last button. */
async function answerByRule(page: Page): Promise<Wanted> {
  const before = await whatIsShown(page);
  if (before.wanted !== 'place' && before.wanted !== 'button') return before.wanted;
  const places = await asked(page);
  const place = places.find((each) => ENDS.includes(each)) ?? places[0];
  const target = place === undefined ? answerButtons(page).last() : placeNamed(page, place).first();
  await act(page, () => target.click(), before);
  return before.wanted;
}

export async function playByRule(page: Page): Promise<void> {
  for (let answers = 0; answers < LONGEST_MATCH; answers++) {
    if ((await answerByRule(page)) === 'over') return;
  }
  throw new Error(`no end after ${LONGEST_MATCH} answers`);
}

/** How many of a good the stores show. */
export async function inStore(page: Page, good: string): Promise<number> {
  return Number(await page.locator(`.cv-goods [data-about="good-${good}"] b`).textContent());
}

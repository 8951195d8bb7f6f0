import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { NewTable } from '../../src/protocol/client.ts';
import { act, answerButtons, expectNothingRefused, type Wanted, whatIsWanted } from './play.ts';

/** One person in the dungeon against a bot that plays anything. */
export const IN_THE_CAVE: NewTable = {
  game: 'cave-troll',
  seats: ['me', { bot: 'random' }],
  options: { firstPlayer: 0, escalatingStart: false },
  start: true,
};

export const lit = {
  areas: (page: Page) => page.locator('.ct-area[data-mood="lit"]'),
  figures: (page: Page) => page.locator('.ct-token[data-mood="lit"]'),
  cards: (page: Page) => page.locator('.ct-hand [data-mood="lit"]'),
  lines: (page: Page) => page.locator('.ct-line-button[data-mood="lit"]'),
};

/** Whoever won. */
export function caveResult(page: Page): Locator {
  return page.locator('dialog[open]', { has: page.locator('.result-places') });
}

/** Where it says what a figure can do. */
export function figureCard(page: Page): Locator {
  return page.locator('.ct-figure-card');
}

export function figureIn(page: Page, area: string): Locator {
  return page.locator(`.ct-token[data-at="${area}"]`);
}

type Press = (target: Locator) => Promise<void>;

/** The ring's middle is a pit, so the ring is pressed near a corner. */
async function spotOn(target: Locator) {
  return (await target.getAttribute('data-area')) === 'throne-ring' ? { position: { x: 8, y: 8 } } : {};
}

export const click: Press = async (target) => target.click(await spotOn(target));
export const tap: Press = async (target) => target.tap(await spotOn(target));

/** What to press: what was begun is finished; else somebody walks now and then, and otherwise cards are played. */
async function choice(page: Page, turn: number): Promise<Locator> {
  if ((await lit.areas(page).count()) > 0) {
    const count = await lit.areas(page).count();
    return lit.areas(page).nth((turn * 5) % count);
  }
  const figures = await lit.figures(page).count();
  const cards = await lit.cards(page).count();
  if (figures > 0 && (cards === 0 || turn % 3 === 0)) return lit.figures(page).nth(turn % figures);
  if (cards > 0) return lit.cards(page).nth(turn % cards);
  if ((await lit.lines(page).count()) > 0) return lit.lines(page).first();
  return page.locator('[data-mood="lit"]').first();
}

/** Answers once, and says what was wanted. */
export async function answerInCave(page: Page, turn: number, press: Press = click): Promise<Wanted> {
  const wanted = await whatIsWanted(page);
  if (wanted === 'place') {
    const target = await choice(page, turn);
    await act(page, () => press(target));
  }
  if (wanted === 'button') await act(page, () => answerButtons(page).first().click());
  await expectNothingRefused(page);
  return wanted;
}

const LONGEST = 600;

/** Plays until it shows what is looked for, or to the end. */
export async function playInCave(page: Page, shows: () => Promise<boolean>, press: Press = click): Promise<Wanted> {
  for (let turn = 0; turn < LONGEST; turn++) {
    const before = await whatIsWanted(page);
    if (await shows()) return before;
    const wanted = await answerInCave(page, turn, press);
    if (wanted === 'over') return wanted;
  }
  throw new Error(`no end after ${LONGEST} answers`);
}

export async function playCaveToTheEnd(page: Page, press: Press = click): Promise<void> {
  expect(await playInCave(page, async () => false, press)).toBe('over');
}

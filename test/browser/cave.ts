import type { Locator, Page } from 'playwright-core';
import type { NewTable } from '../../src/protocol/client.ts';
import { act, answerButtons, expectNothingRefused, litPlaces, tap as tapOn, type Wanted, whatIsShown } from './play.ts';

/** One person in the dungeon against a bot that plays anything. */
export const IN_THE_CAVE: NewTable = {
  game: 'cave-troll',
  seats: ['me', { bot: 'random' }],
  options: { firstPlayer: 0, escalatingStart: false },
  start: true,
};

/** The same with as many bots as there are seats. */
export const FULL_CAVE: NewTable = {
  ...IN_THE_CAVE,
  seats: ['me', { bot: 'random' }, { bot: 'random' }, { bot: 'random' }],
};

const LIT = {
  areas: '.ct-area[data-mood="lit"]',
  figures: '.ct-token[data-mood="lit"]',
  cards: '.ct-hand [data-mood="lit"]',
  lines: '.ct-line-button[data-mood="lit"]',
};

export const lit = {
  areas: (page: Page) => page.locator(LIT.areas),
  figures: (page: Page) => page.locator(LIT.figures),
  cards: (page: Page) => page.locator(LIT.cards),
  lines: (page: Page) => page.locator(LIT.lines),
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
export const tap: Press = async (target) => tapOn(target, await spotOn(target));

/** What is lit: how many of each sort. */
function countLit(page: Page) {
  return page.evaluate(
    ([areas, figures, cards, lines]) => {
      const count = (selector: string) => document.querySelectorAll(selector).length;
      return { areas: count(areas), figures: count(figures), cards: count(cards), lines: count(lines) };
    },
    [LIT.areas, LIT.figures, LIT.cards, LIT.lines] as const,
  );
}

/** What to press: what was begun is finished; else somebody walks now and then, and otherwise cards are played. */
async function choice(page: Page, turn: number): Promise<Locator> {
  const { areas, figures, cards, lines } = await countLit(page);
  if (areas > 0) return lit.areas(page).nth((turn * 5) % areas);
  if (figures > 0 && (cards === 0 || turn % 3 === 0)) return lit.figures(page).nth(turn % figures);
  if (cards > 0) return lit.cards(page).nth(turn % cards);
  if (lines > 0) return lit.lines(page).first();
  return litPlaces(page).first();
}

/** Answers once, and says what was wanted. */
export async function answerInCave(page: Page, turn: number, press: Press = click): Promise<Wanted> {
  const before = await whatIsShown(page);
  const { wanted } = before;
  if (wanted === 'place') {
    const target = await choice(page, turn);
    expectNothingRefused(await act(page, () => press(target), before));
  }
  if (wanted === 'button') {
    expectNothingRefused(await act(page, () => answerButtons(page).first().click(), before));
  }
  return wanted;
}

const LONGEST = 600;

/** Plays until it shows what is looked for, or to the end. */
export async function playInCave(page: Page, shows: () => Promise<boolean>, press: Press = click): Promise<Wanted> {
  for (let turn = 0; turn < LONGEST; turn++) {
    const { wanted: before } = await whatIsShown(page);
    if (await shows()) return before;
    const wanted = await answerInCave(page, turn, press);
    if (wanted === 'over') return wanted;
  }
  throw new Error(`no end after ${LONGEST} answers`);
}

export async function playCaveToTheEnd(page: Page, press: Press = click): Promise<void> {
  for (let turn = 0; turn < LONGEST; turn++) if ((await answerInCave(page, turn, press)) === 'over') return;
  throw new Error(`no end after ${LONGEST} answers`);
}

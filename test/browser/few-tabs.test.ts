import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FOLDERS } from '../../src/games/index.ts';
import type { Position } from '../../src/kernel/game.ts';
import { answerByKeyboard } from './keyboard.ts';
import { perspectiveFrom } from './offered.ts';
import { whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

/** People give up before they have pressed Tab more often than this. */
const MOST_TABS = 6;
/** What is chosen before the match begins counts as a turn in some games: after it comes a whole one. */
const TURNS = 2;
const LONGEST_TURN = 60;
const MOST_CHOICES = 20;

/** What is asked glows on the board; only where nothing there does, a button beside the question is the answer. */
const ANSWERS = {
  place: '.stage [data-mood="lit"]:not([data-besides])',
  button: '.prompt-actions [data-answer]',
} as const;

/** In the page: lets the Tab key begin at the top again, wherever reading on has led. */
function beginAtTop(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

/** In the page: what the focus is on, and whether that is an answer. */
function focused(answer: string): { readonly name: string; readonly answers: boolean } {
  const focus = document.activeElement as HTMLElement;
  const name = focus.dataset.place ?? focus.ariaLabel ?? focus.textContent.trim().slice(0, 40);
  return { name, answers: focus.matches(answer) };
}

/** The stops of the Tab key from the top of the page to the first answer, the answer among them. */
async function stopsToAnswer(page: Page): Promise<readonly string[]> {
  await page.reload();
  const wanted = await whatIsWanted(page);
  if (wanted !== 'place' && wanted !== 'button') throw new Error(`nothing is asked: ${wanted}`);
  await page.evaluate(beginAtTop);
  const stops: string[] = [];
  while (stops.length < 3 * MOST_TABS) {
    await page.keyboard.press('Tab');
    const { name, answers } = await page.evaluate(focused, ANSWERS[wanted]);
    stops.push(name);
    if (answers) break;
  }
  return stops;
}

/** Answers a question to its end: a move may lie on several places. */
async function answerWhole(page: Page): Promise<void> {
  const sequence = () => page.locator('.table').getAttribute('data-revision');
  const before = await sequence();
  for (let choices = 0; choices < MOST_CHOICES; choices++) {
    await answerByKeyboard(page);
    if ((await sequence()) !== before) return;
  }
  throw new Error(`no answer after ${MOST_CHOICES} choices`);
}

test.each(FOLDERS.map(({ manifest, game }) => [manifest.title, manifest, game] as const))(
  '%s: a whole turn without a mouse, and what glows first is never more than a few Tabs from the top of the page',
  async (_, { id, seats, options }, game) => {
    const { page, received } = await site.visit();
    await sitDown(page, {
      game: id,
      seats: ['me', ...Array(Math.max(...seats) - 1).fill({ bot: 'random' })],
      options: 'firstPlayer' in options ? { firstPlayer: 0 } : {},
      start: true,
    });
    const turn = () => game.turn(perspectiveFrom(received, game).view as Position);
    const far: (readonly string[])[] = [];
    const turns = new Set<number | string>();
    for (let questions = 0; questions < LONGEST_TURN; questions++) {
      const stops = await stopsToAnswer(page);
      if (stops.length > MOST_TABS) far.push(stops);
      turns.add(turn());
      if (turns.size > TURNS) break;
      await answerWhole(page);
    }
    expect(far).toEqual([]);
    expect(turns.size, 'no turn came to its end').toBeGreaterThan(TURNS);
  },
);

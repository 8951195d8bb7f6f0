import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Expects something that comes true sooner or later. */
export function eventually<T>(look: () => Promise<T> | T) {
  return expect.poll(look, { timeout: PATIENCE });
}

/** What a table wants of the one who looks at it. */
export type Wanted = 'place' | 'button' | 'curtain' | 'over';

const PATIENCE = 90_000;
/** Looking at every frame would cost more than what is looked for. */
const OFTEN = { polling: 30 };
/** Whatever can be pressed at all is pressed long before. */
const PRESSING = { timeout: 15_000 };
const LONGEST_MATCH = 400;

/** Where something can be done, the first on the board first. */
export function litPlaces(page: Page): Locator {
  return page.locator('[data-mood="lit"]');
}

export function placeNamed(page: Page, place: string): Locator {
  return page.locator(`[data-place="${place}"]`);
}

/** The answers that have no place on the board. */
export function answerButtons(page: Page): Locator {
  return page.locator('.prompt-actions [data-answer]');
}

export function resultDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: /wins|share the win/ });
}

/** Waits until the table wants something, and nothing is under way any more. */
export async function whatIsWanted(page: Page): Promise<Wanted> {
  const wanted = await page.waitForFunction(
    (): Wanted | undefined => {
      const sees = (selector: string) => document.querySelector(selector) !== null;
      if (sees('.table[aria-busy="true"]')) return undefined;
      if (sees('dialog[open] .result-places')) return 'over';
      if (sees('.curtain')) return 'curtain';
      if (sees('[data-mood="lit"]')) return 'place';
      return sees('.prompt-actions [data-answer]') ? 'button' : undefined;
    },
    undefined,
    OFTEN,
  );
  return (await wanted.jsonValue()) as Wanted;
}

/** The moment of the match and what glows in it, if nothing is under way and that is not as it was before. */
function readLook(before: string | undefined): string | undefined {
  const table = document.querySelector<HTMLElement>('.table');
  const marks = [...document.querySelectorAll<HTMLElement>('[data-mood]')];
  const moods = marks.map(({ dataset }) => `${dataset.place} ${dataset.mood}`);
  const look = [table?.dataset.sequence, document.querySelector('.curtain')?.textContent, ...moods].join('\n');
  return look === before || table?.ariaBusy === 'true' ? undefined : look;
}

const NOTHING_SEEN: string | undefined = undefined;

async function lookAt(page: Page): Promise<string | undefined> {
  return (await (await page.waitForFunction(readLook, NOTHING_SEEN, OFTEN)).jsonValue()) as string;
}

/** Acts, and waits until all that came of it shows. */
export async function act(page: Page, action: () => Promise<void>): Promise<void> {
  const before = await lookAt(page);
  await action();
  await page.waitForFunction(readLook, before, OFTEN);
}

type Press = (target: Locator) => Promise<void>;

export const click: Press = (target) => target.click(PRESSING);
export const tap: Press = (target) => target.tap(PRESSING);

interface Manner {
  /** Buys nothing, so that the match is short. */
  readonly thrifty?: boolean;
}

/** Answers once by pressing the first thing that can be pressed. Says what was wanted. */
export async function answerOnce(page: Page, press: Press = click, manner: Manner = {}): Promise<Wanted> {
  const { thrifty = false } = manner;
  const wanted = await whatIsWanted(page);
  const before = await lookAt(page);
  const button = answerButtons(page).first();
  const isButton = wanted === 'button' || (wanted === 'place' && thrifty && (await button.isVisible()));
  if (!isButton && wanted !== 'place') return wanted;
  try {
    await press(isButton ? button : litPlaces(page).first());
  } catch (trouble) {
    // What was to be pressed may be gone because others went on.
    if ((await lookAt(page)) === before) throw trouble;
    return answerOnce(page, press, manner);
  }
  await page.waitForFunction(readLook, before, OFTEN);
  await expectNothingRefused(page);
  return wanted;
}

/** What glows is allowed. */
export async function expectNothingRefused(page: Page): Promise<void> {
  expect(await page.locator('.toast').allTextContents()).toEqual([]);
}

/** Plays until it shows what is looked for. Looks only when the table has settled: while it thinks, half of it is old. */
export async function playUntil(page: Page, shows: () => Promise<boolean>, press: Press = click): Promise<void> {
  for (let answers = 0; answers < LONGEST_MATCH; answers++) {
    await whatIsWanted(page);
    if (await shows()) return;
    if ((await answerOnce(page, press)) === 'over') break;
  }
  throw new Error('it never showed');
}

/** Plays on until the match is over or the screen is to be handed on. */
export async function playOn(page: Page, press: Press = click, manner: Manner = {}): Promise<Wanted> {
  for (let answers = 0; answers < LONGEST_MATCH; answers++) {
    const wanted = await answerOnce(page, press, manner);
    if (wanted === 'over' || wanted === 'curtain') return wanted;
  }
  throw new Error(`no end after ${LONGEST_MATCH} answers`);
}

export async function playToTheEnd(
  page: Page,
  { touch = false, ...manner }: Manner & { touch?: boolean } = {},
): Promise<void> {
  expect(await playOn(page, touch ? tap : click, manner)).toBe('over');
}

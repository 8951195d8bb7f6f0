import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE } from '../waiting.ts';

/** Expects something that comes true sooner or later; the words say what, should it not. */
export function eventually<T>(what: string, look: () => Promise<T> | T) {
  return expect.poll(look, { timeout: PATIENCE, message: what });
}

/** What a table wants of the one who looks at it. */
export type Wanted = 'place' | 'button' | 'curtain' | 'over';

const LONGEST_MATCH = 400;

/** What can be chosen and is in the section that is shown. */
export function litPlaces(page: Page): Locator {
  return page.locator('[data-mood="lit"]:visible');
}

export function placeNamed(page: Page, place: string): Locator {
  return page.locator(`[data-place="${place}"]`);
}

/** The answers that have no place on the board. */
export function answerButtons(page: Page): Locator {
  return page.locator('.prompt-actions [data-answer]');
}

/** Says that the server cannot be reached. */
export function connectionLost(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: 'Connection lost' });
}

export function resultDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: /wins|share the win/ });
}

/** What a table shows. */
export interface Shown {
  /** The moment of the match and what glows in it, to be told from others. */
  readonly look: string;
  /** Nothing, while it is others' turn. */
  readonly wanted: Wanted | undefined;
  /** How many answers have a button. */
  readonly buttons: number;
  /** What it says about answers it did not take. */
  readonly refusals: readonly string[];
}

interface Awaited {
  /** It is to look other than this. */
  readonly before?: string;
  /** It is to want something. */
  readonly wants?: boolean;
  /** Or there is to be something like this, however it looks otherwise. */
  readonly or?: string;
}

/** How long to wait, and the words to give up with. */
interface Wait {
  readonly what: string;
  readonly patience: number;
}

/**
 * In the page: what is shown as soon as it is what is waited for and nothing is under way any more. The page itself looks
 * whenever something has changed; to ask it again and again would cost more than the playing.
 */
function show({ before, wants, or, what, patience }: Awaited & Wait): Promise<Shown> {
  const sees = (selector: string) => document.querySelector(selector) !== null;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const read = (): Shown | undefined => {
    const table = document.querySelector<HTMLElement>('.table');
    if (table?.ariaBusy === 'true') return undefined;
    // What a board gives to read first is read at once.
    if (wants) document.querySelector<HTMLElement>('[data-go-on]')?.click();
    const buttons = all('.prompt-actions [data-answer]').length;
    let wanted: Wanted | undefined;
    if (sees('dialog[open] .result-places')) wanted = 'over';
    else if (sees('.curtain')) wanted = 'curtain';
    else if (sees('[data-mood="lit"]')) wanted = 'place';
    else if (buttons > 0) wanted = 'button';
    const moods = all('[data-mood]').map(({ dataset }) => `${dataset.place} ${dataset.mood}`);
    const look = [table?.dataset.revision, document.querySelector('.curtain')?.textContent, ...moods].join('\n');
    const isThere = or !== undefined && all(or).some((each) => each.checkVisibility({ visibilityProperty: true }));
    if (!isThere && (look === before || (wants && wanted === undefined))) return undefined;
    return { look, wanted, buttons, refusals: all('.toast').map(({ textContent }) => textContent) };
  };

  return new Promise((resolve, reject) => {
    let isAwake = false;
    const check = () => {
      isAwake = false;
      const shown = read();
      if (shown === undefined) return;
      changes.disconnect();
      clearTimeout(alarm);
      resolve(shown);
    };
    // Only what lasts to the next picture is shown to anybody.
    const wake = () => {
      if (!isAwake) requestAnimationFrame(check);
      isAwake = true;
    };
    const changes = new MutationObserver(wake);
    const alarm = setTimeout(() => {
      changes.disconnect();
      reject(new Error(`waited ${patience / 1000} s for ${what}; it shows: ${document.body.innerText}`));
    }, patience);
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    check();
  });
}

/** Waits for what the table shows when nothing is under way any more. */
function shown(page: Page, awaited: Awaited = {}): Promise<Shown> {
  let what = 'the table to settle';
  if (awaited.wants) what = 'the table to want something';
  if (awaited.before !== undefined) what = 'an answer to show on the table';
  return page.evaluate(show, { ...awaited, what, patience: PATIENCE });
}

/** Waits until the table wants something, and nothing is under way any more. */
export async function whatIsWanted(page: Page): Promise<Wanted> {
  const { wanted } = await whatIsShown(page);
  return wanted;
}

/** The same, with all that is shown then. */
export async function whatIsShown(page: Page): Promise<Shown & { readonly wanted: Wanted }> {
  return (await shown(page, { wants: true })) as Shown & { readonly wanted: Wanted };
}

/** Acts, and waits until all that came of it shows. */
export async function act(page: Page, action: () => Promise<void>, before?: Shown): Promise<Shown> {
  const { look } = before ?? (await shown(page));
  await action();
  return shown(page, { before: look });
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

/** The places that are lit and begin like this. */
export function litAs(page: Page, beginning: string) {
  return page.locator(`[data-mood="lit"][data-place^="${beginning}"]:visible`);
}

/** Waits until one is asked something like this. */
export async function untilAsked(page: Page, words: RegExp): Promise<void> {
  await page.locator('.prompt-sentence').filter({ hasText: words }).waitFor();
}

type Press = (target: Locator) => Promise<void>;

export const click: Press = (target) => target.click();
const A_MOMENT = 5000;
/** The button that acts, in the panel that explains. */
const PANEL_ACTS = '#about-panel > .button';

/** A finger's first tap may only explain; the panel it opens then has the button that acts. */
export async function tap(target: Locator, where: { position?: { x: number; y: number } } = {}): Promise<void> {
  const page = target.page();
  const { look } = await shown(page);
  await target.tap(where);
  await shown(page, { before: look, or: PANEL_ACTS });
  const act = page.locator(PANEL_ACTS);
  if (!(await act.isVisible())) return;
  try {
    await act.tap({ timeout: A_MOMENT });
  } catch (error) {
    // News may close the panel just then; whoever sees that taps again.
    if (await act.isVisible()) throw error;
    await tap(target, where);
  }
}

interface Manner {
  /** Buys nothing, so that the match is short. */
  readonly thrifty?: boolean;
}

/** Answers once by pressing the first thing that can be pressed. Says what was wanted. */
export async function answerOnce(page: Page, press: Press = click, manner: Manner = {}): Promise<Wanted> {
  const { thrifty = false } = manner;
  const before = await whatIsShown(page);
  const { wanted, buttons } = before;
  const isButton = wanted === 'button' || (wanted === 'place' && thrifty && buttons > 0);
  if (!isButton && wanted !== 'place') return wanted;
  try {
    await press((isButton ? answerButtons(page) : litPlaces(page)).first());
  } catch (trouble) {
    // What was to be pressed may be gone because others went on.
    if ((await shown(page)).look === before.look) throw trouble;
    return answerOnce(page, press, manner);
  }
  const after = await shown(page, { before: before.look });
  expectNothingRefused(after);
  return wanted;
}

/** What glows is allowed. */
export function expectNothingRefused({ refusals }: Shown): void {
  expect(refusals).toEqual([]);
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

import type { Page } from 'playwright-core';
import type { BoardScene } from '../board-kit/scenes.ts';
import { waitingFor } from './waiting.ts';

/** A scene's table and its game; without an end it is played until the match is over. */
export interface TableSetup extends Partial<BoardScene> {
  readonly game: string;
  readonly seats: number;
}

/** Creates a table against bots, sits down and gives a name. */
export async function sitDown(page: Page, { game, seats, options = {} }: TableSetup): Promise<string> {
  const rivals = Array(seats - 1).fill({ bot: 'greedy' });
  const response = await page.request.post('/api/tables', {
    data: { game, seats: ['me', ...rivals], options, start: true },
  });
  if (!response.ok()) throw new Error(`no table of ${game}: ${await response.text()}`);
  const { table } = (await response.json()) as { table: string };
  await page.goto(`/table/${table}`);
  return table;
}

/** Plays a table until its scene's end. */
export async function playAt(page: Page, setup: TableSetup): Promise<string> {
  const { until, prefers = '' } = setup;
  const table = await sitDown(page, setup);
  for (let turn = 0; ; turn++) {
    const now = await untilAsked(page, `after ${turn} answers`);
    if (now === 'over') return table;
    if (until !== undefined && 'answers' in until && turn >= until.answers) return table;
    if (until !== undefined && 'count' in until && (await page.locator(until.of).count()) >= until.count) return table;
    await answerOnce(page, turn, prefers);
  }
}

/** Answers what the player is asked, and waits for what that changes. */
export async function answerOnce(page: Page, turn: number, prefers = ''): Promise<void> {
  await page.evaluate(dismissReading);
  const before = await page.evaluate(look, undefined);
  await page.evaluate(answer, { turn, prefers });
  await waitingFor(`what answer ${turn + 1} changes`, page.waitForFunction(look, before));
}

/** Waits until the player is asked or the match is over, and returns which. */
export async function untilAsked(page: Page, when: string): Promise<string> {
  const found = await waitingFor(`a question or the end, ${when}`, page.waitForFunction(situation));
  return found.jsonValue();
}

/** Runs in the page: whether the player is asked, the match is over, or neither. */
function situation(): string {
  if (document.querySelector('dialog[open] .result-places')) return 'over';
  return document.querySelector('[data-mood="lit"], .prompt [data-answer]') ? 'asked' : '';
}

/** Runs in the page: closes what a board shows before one can answer. */
function dismissReading(): void {
  document.querySelector<HTMLElement>('[data-go-on]')?.click();
}

/**
 * Runs in the page: a digest of everything that an answer can change, if it differs from before. Two questions in a row may look
 * alike, as for two goods one after another: then only the revision differs.
 */
function look(before: string | undefined): string | undefined {
  const revision = document.querySelector<HTMLElement>('.table')?.dataset.revision;
  const marks = [...document.querySelectorAll<HTMLElement>('[data-place], [data-piece]')];
  const moods = marks.map(({ dataset }) => `${dataset.place} ${dataset.mood} ${dataset.piece}`);
  const now = [revision, document.querySelector('.prompt-sentence')?.textContent, ...moods].join('\n');
  return now === before ? undefined : now;
}

/** Runs in the page: chooses any lit place. */
function answer({ turn, prefers }: { turn: number; prefers: string }): void {
  const lit = [...document.querySelectorAll<HTMLElement>('[data-mood="lit"]')];
  const preferred = prefers === '' ? [] : lit.filter(({ dataset }) => dataset.place?.startsWith(prefers));
  const choices = preferred.length > 0 ? preferred : lit;
  const taken = choices[(turn * 7) % choices.length] ?? document.querySelector('.prompt [data-answer]');
  // SVG elements have no `click` method.
  taken?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { found } from '../../src/games/gnome-elf-troll/puzzles/found.ts';
import { violationsOn } from './accessible.ts';
import { eventually } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

/** One that has an answer which leads nowhere, and no long solution. */
const PUZZLE = found.puzzles.filter(({ line }) => line.length <= 4)[0] ?? found.puzzles[0];
if (PUZZLE === undefined) throw new Error('there are no puzzles');
const ADDRESS = `/puzzle/${found.game}/${PUZZLE.id}`;
const { line, costs } = PUZZLE;

/** Answers by the list of all choices, as somebody without a mouse would. */
async function answer(page: Page, place: number): Promise<void> {
  const number = await page.locator('.puzzle-page').getAttribute('data-answers');
  await page.getByRole('button', { name: 'All choices' }).click();
  await page.locator('button.answer').nth(place).click();
  await eventually('the answer is on the board', () =>
    page.locator('.puzzle-page').getAttribute('data-answers'),
  ).not.toBe(number);
}

async function solve(page: Page): Promise<void> {
  for (const place of line) await answer(page, place);
}

test('a line that falls short is told what it lacks; the solution counts for a rating, once', async () => {
  const { page } = await site.visit();
  await page.goto('/puzzles');
  await page.getByLabel('Game').selectOption(found.game);
  await page.getByText('Your rating begins with the first puzzle.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.goto(ADDRESS);

  await answer(page, costs.indexOf(Math.max(...costs)));
  const verdict = page.locator('.verdict');
  while ((await verdict.count()) === 0) {
    // The last of all choices ends the turn where it can be ended.
    await page.getByRole('button', { name: 'All choices' }).click();
    const choices = page.locator('button.answer');
    await choices.nth((await choices.count()) - 1).click();
  }
  await verdict.getByText(/^Try 1: (Not yet|The first answer is right)$/).waitFor();
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Try again' }).click();
  await solve(page);
  await page.getByRole('heading', { name: 'Try 2: Solved' }).waitFor();
  await page.getByText('Every line was tried', { exact: false }).waitFor();
  await page.reload();
  await page.getByText('it doesn’t count for your rating', { exact: false }).waitFor();

  await page.goto('/puzzles');
  await page.getByText('1 of 1 solved').waitFor();
  // The server knows it too: another browser of the same person begins with it.
  const { tries } = await (await page.request.get('/api/me/puzzles')).json();
  expect(tries).toMatchObject([{ game: found.game, puzzle: PUZZLE.id, score: 0.5 }]);
});

test('nudges tell the theme, the beginning and the place; the solution is played on the board', async () => {
  const { page } = await site.visit({ phone: true });
  await page.goto(ADDRESS);
  const nudge = page.getByRole('button', { name: 'A nudge' });
  await nudge.click();
  await nudge.click();
  await page.getByText('It begins with:').waitFor();
  await nudge.click();
  await page.locator('[data-hinted]').first().waitFor();
  expect(await nudge.count()).toBe(0);
  await page.getByRole('button', { name: 'Show me' }).click();
  const steps = page.locator('.solution-step');
  await eventually('the whole line is shown', () => steps.count()).toBe(line.length);
  await steps.last().click();
  await page.getByText(`Step ${line.length} of ${line.length}`).waitFor({ state: 'attached' });
  expect(await violationsOn(page)).toEqual([]);
});

test('the puzzle of the day is solved without a server, and the week on the first page tells it', async () => {
  const { page, context } = await site.visit({ installed: true, forgiven: /ERR_INTERNET_DISCONNECTED|WebSocket/ });
  await page.goto('/');
  await page.getByRole('region', { name: 'Puzzle of the day' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await eventually('the service worker is in charge', () =>
    page.evaluate(() => navigator.serviceWorker.controller !== null),
  ).toBe(true);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Solve it' }).click();
  await page.locator('.puzzle-question').waitFor();
  await page.goto('/puzzle/today');
  const nudge = page.getByRole('button', { name: 'A nudge' });
  for (let nudges = 0; nudges < 3; nudges++) await nudge.click();
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.goto('/');
  await page.getByText('Tried. A new one comes at midnight.').waitFor();
});

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from './accessible.ts';
import { eventually, playUntil, resultDialog } from './play.ts';
import { openSite } from './site.ts';
import { AGAINST_A_BOT, makeTable, sitDown } from './tables.ts';

const site = openSite();

const strokes = (page: Page) => page.locator('.ink-mark');
const note = (page: Page) => page.getByRole('textbox', { name: /^Now, move \d+$/ });
const openNotes = (page: Page) => page.getByRole('tab', { name: 'Notes' }).click();

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('a place that is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Two places of the board with other names, and room between them. */
async function twoPlaces(page: Page): Promise<[Locator, Locator]> {
  const places = page.locator('.stage [data-place^="price-"]:visible, .stage [data-place^="hand-"]:visible');
  await places.first().waitFor();
  return [places.first(), places.last()];
}

test('words and marks are drawn by the right button, kept, hidden by a key and removed without a pointer', async () => {
  const { page } = await site.visit();
  await sitDown(page);
  await openNotes(page);
  await page.getByRole('button', { name: 'Arrow' }).waitFor();
  const [first, last] = await twoPlaces(page);
  const [from, to] = [await middleOf(first), await middleOf(last)];
  const lit = await page.locator('[data-mood="lit"]').count();

  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.locator('.ink-draft').waitFor({ state: 'attached' });
  await page.mouse.move(to.x, to.y);
  await page.mouse.up({ button: 'right' });
  await page.mouse.click(to.x, to.y, { button: 'right' });
  await eventually('an arrow and a ring are drawn', () => strokes(page).count()).toBe(2);
  expect(await page.locator('[data-mood="lit"]').count()).toBe(lit);

  const marks = page.getByRole('list', { name: 'Marks on the board' }).getByRole('listitem');
  expect(await marks.allInnerTexts()).toEqual([
    expect.stringMatching(/^Arrow from .+ to .+/),
    expect.stringMatching(/^Ring around .+/),
  ]);
  await page.getByRole('textbox', { name: /^Words beside: Ring/ }).fill('here by then');
  await page.locator('.ink-words', { hasText: 'here by then' }).waitFor();
  await note(page).fill('The troll goes left.');
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);

  await page.locator('.stage').focus();
  await page.keyboard.press('m');
  await eventually('the marks are hidden', () => strokes(page).count()).toBe(0);
  await page.keyboard.press('m');

  await page.reload();
  await eventually('the marks are there again', () => strokes(page).count()).toBe(2);
  await openNotes(page);
  expect(await note(page).inputValue()).toBe('The troll goes left.');
  await page.getByRole('button', { name: /^Remove: Arrow/ }).focus();
  await page.keyboard.press('Enter');
  await eventually('the arrow is gone', () => strokes(page).count()).toBe(1);

  await page.getByText('Choose from a list').click();
  const ring = page.getByRole('combobox', { name: 'Around' });
  await ring.selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Draw the ring' }).click();
  await eventually('a ring is drawn by its name', () => strokes(page).count()).toBe(2);
});

test('marks go with the move unless they are pinned; notes are on the page of the finished match, for their writer alone', async () => {
  const { page } = await site.visit();
  const table = await sitDown(page);
  await openNotes(page);
  await page.getByRole('button', { name: 'Arrow' }).waitFor();
  // What everybody sees lies there in the end, too.
  for (const thing of ['pile', 'marker']) {
    const { x, y } = await middleOf(page.locator(`.stage [data-about="${thing}"]:visible`).first());
    await page.mouse.click(x, y, { button: 'right' });
  }
  await page
    .getByRole('button', { name: /^Keep on the board: Ring/ })
    .first()
    .click();
  await note(page).fill('Only for me');
  await page.getByText('Saved', { exact: true }).waitFor();
  let answers = 0;
  await playUntil(page, async () => answers++ > 0);
  await eventually('one ring has stayed', () => strokes(page).count()).toBeLessThanOrEqual(1);
  await openNotes(page);
  const earlier = page.locator('.notes-page', { hasText: 'Only for me' });
  await earlier.getByText('2 rings').waitFor();
  await earlier.getByRole('button', { name: 'Look' }).click();
  await page.getByRole('slider', { name: 'History' }).waitFor();
  await eventually('both rings are there in the past', () => strokes(page).count()).toBe(2);
  await page.keyboard.press('Escape');

  await playUntil(page, async () => (await resultDialog(page).count()) > 0);
  await page.goto(`/match/${table}`);
  await page.getByRole('switch', { name: /^Show my notes/ }).click();
  await page.locator('.notes-page', { hasText: 'Only for me' }).getByRole('button', { name: 'Look' }).click();
  await eventually('the rings are there again', () => strokes(page).count()).toBe(2);
  expect(await page.getByRole('list', { name: 'Marks on the board' }).getByRole('listitem').count()).toBe(2);

  const { page: other } = await site.visit();
  await other.goto(`/match/${table}`);
  await other.getByRole('region', { name: 'Board' }).waitFor();
  expect(await other.getByText('My notes').count()).toBe(0);
});

test('on a phone a finger that is held still draws, and one that is not acts as ever', async () => {
  const { page } = await site.visit({ phone: true });
  const table = await makeTable(page, AGAINST_A_BOT);
  await page.goto(`/table/${table}`);
  const [first] = await twoPlaces(page);
  await first.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(first);
  await eventually('the board takes ink', () => page.locator('.stage[data-inked]').count()).toBe(1);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
  await touch('touchStart', { x, y });
  await page.locator('.ink-draft').waitFor({ state: 'attached' });
  await touch('touchEnd');
  await eventually('a ring is drawn', () => strokes(page).count()).toBe(1);
  expect(await page.locator('.about-panel:visible').count()).toBe(0);
});

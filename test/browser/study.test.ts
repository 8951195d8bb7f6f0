import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { MatchRecord } from '../../src/kernel/record.ts';
import { violationsOn } from './accessible.ts';
import { openSite } from './site.ts';

const site = openSite();

const RECORD: MatchRecord = {
  ...JSON.parse(readFileSync(new URL('../records/gnome-elf-troll/1.underbridge.json', import.meta.url), 'utf8')),
  names: ['Ragna', 'Pebble'],
};
const MOVES = RECORD.moves.length;

/** Opens the record at a step. */
async function openRecord(page: Page, step: number): Promise<void> {
  await page.goto(`/matches/record?at=${step}`);
  await page.getByLabel('Text of a record').fill(JSON.stringify(RECORD));
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.locator('.match-log').waitFor();
}

test('a match that is over is seen through any eyes, and with all hands open', async () => {
  const { page } = await site.visit();
  await openRecord(page, 17);
  expect(await page.getByRole('region', { name: 'Your hand' }).count()).toBe(0);
  await page.getByText('Known then: you see what they could see.').waitFor();
  await page.getByLabel('Seen by').selectOption('Ragna');
  await page.getByRole('region', { name: 'Your hand' }).waitFor();
  expect(await page.getByRole('list', { name: 'What everybody holds' }).count()).toBe(0);
  await page.getByRole('switch', { name: 'Open all hands' }).check();
  await page.getByText('Known now: nobody at the table saw all of this.').waitFor();
  expect(await page.getByRole('list', { name: 'What everybody holds' }).getByRole('listitem').count()).toBe(2);
  expect(await violationsOn(page)).toEqual([]);
});

test('the match plays by itself: the space bar begins and pauses it, and it ends at the end', async () => {
  const { page } = await site.visit();
  await openRecord(page, MOVES - 2);
  // These browsers ask for little motion: then nothing plays faster than usual.
  expect(await page.getByLabel('Speed').locator('option').allInnerTexts()).toEqual(['Slow', 'Normal']);
  await page.locator('h1').click();
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.getByText(`${MOVES} of ${MOVES}`).waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
});

test('a moment becomes a picture, drawn from the board itself', async () => {
  const { page } = await site.visit();
  await openRecord(page, 12);
  await page.getByRole('button', { name: 'Picture of this moment' }).click();
  const picture = page.getByRole('img', { name: /^The board of/ });
  await picture.waitFor();
  const board = await page.locator('.match-board .stage').boundingBox();
  const size = await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(size).toEqual([2 * Math.ceil(board?.width ?? 0), 2 * Math.ceil(board?.height ?? 0)]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^gnome-elf-troll-\w{8}-12\.png$/);
});

/** Opens the study of the record at a step. */
async function tryFrom(page: Page, step: number): Promise<void> {
  await openRecord(page, step);
  await page.getByRole('button', { name: 'Try something else' }).click();
  await page.locator('.study-main .stage').waitFor();
}

test('a study is annotated, saved as a file, opened again, and shared for others to read', async () => {
  const { page } = await site.visit();
  await tryFrom(page, 10);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByLabel('Comment on this step').fill('Here it was decided.');
  await page.getByLabel('Title of a chapter that begins here').fill('The turn');
  await page.getByRole('button', { name: 'Add chapter' }).click();
  await page.getByRole('button', { name: 'The turn', exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Share' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/\.underbridge-study\.json$/);
  const text = readFileSync(await saved.path(), 'utf8');
  await page.getByRole('button', { name: 'Share by link' }).click();
  await page.getByText('Everybody sees what you see here.').waitFor();
  const link = await page.getByRole('textbox').last().inputValue();

  const { page: reader } = await site.visit();
  await reader.goto(new URL(link).pathname + new URL(link).search);
  await reader.getByText('Here it was decided.').waitFor();
  expect(await reader.getByRole('button', { name: 'Let bots answer' }).count()).toBe(0);

  await reader.goto('/study');
  const open = (content: string) =>
    reader
      .locator('input[type="file"]')
      .setInputFiles({ name: 'a.underbridge-study.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await open('Once upon a time');
  await reader.getByText('This isn’t a study: it isn’t JSON.').waitFor();
  await open(JSON.stringify({ ...JSON.parse(text), lines: [{}] }));
  await reader.getByText('“lines” isn’t what it should be').waitFor();
  await open(text);
  await reader.locator('.study-main .stage').waitFor();
  await reader.getByRole('tab', { name: 'Notes' }).click();
  await reader.getByRole('button', { name: 'The turn', exact: true }).waitFor();
});

test('something else is tried from a step: a line by bots and by hand, dealt anew, named, compared, and found again', async () => {
  const { page } = await site.visit();
  await tryFrom(page, 14);
  await page.getByText('the match', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Let bots answer' }).click();
  await page.getByText('not the match', { exact: true }).waitFor();
  await page.getByText('Bots are answering').waitFor({ state: 'detached' });
  await page.getByLabel('Name of this line').fill('Beans first');
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await page.getByRole('button', { name: /Beans first/ }).waitFor();

  // By key back to the match, and a line of its own in which the unknown is dealt anew.
  await page.locator('.study-badge').click();
  await page.keyboard.press('Home');
  await page.getByText('the match', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Shuffle the unknown/ }).click();
  await page.getByText(/^dealt anew from what/).waitFor();
  await page.getByRole('button', { name: 'All choices in words' }).click();
  await page.locator('.answers button').first().click();
  // Where a bot answers as in the match, the line leaves it later.
  await page.getByRole('button', { name: /from step 1\d · 1 move dealt anew/ }).waitFor();

  await page.getByRole('tab', { name: 'Compare' }).click();
  await page.getByRole('button', { name: 'Compare both' }).click();
  await page.getByText(/^(Sure|Not sure): the ranges|^Both begin with the same/).waitFor();
  expect(await violationsOn(page)).toEqual([]);

  await page.goto('/study');
  await page.getByRole('link', { name: /2 lines/ }).click();
  await page.getByRole('button', { name: /Beans first/ }).waitFor();
});

test('two boards stand beside each other, on a phone one above the other, and are swapped and stepped by key and hand', async () => {
  for (const phone of [false, true]) {
    const { page } = await site.visit({ phone });
    await tryFrom(page, 14);
    await page.getByRole('button', { name: 'Two boards' }).click();
    const twin = page.getByRole('region', { name: 'Second board' });
    const at = (step: number) => twin.locator('.history-moment', { hasText: `${step} of ${MOVES}` }).waitFor();
    await at(MOVES);
    await twin.getByRole('button', { name: 'Second board: one step back' }).click();
    await at(MOVES - 1);
    expect(await page.locator('.study-main .stage').count()).toBe(2);
    const [first, second] = await page
      .locator('.study-main')
      .evaluateAll((mains) => mains.map((main) => main.getBoundingClientRect().toJSON() as DOMRect));
    if (phone) expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.NaN);
    else expect(second?.left).toBeGreaterThanOrEqual(first?.right ?? Number.NaN);
    // One after the other: both have parts of the same names, each within a region of its own.
    for (const board of ['.study-main:not(.study-twin)', '.study-twin']) {
      expect(await violationsOn(page, [board])).toEqual([]);
    }
    await page.locator('.study-badge').first().click();
    await page.keyboard.press('x');
    await at(14);
    await page.keyboard.press('t');
    await twin.waitFor({ state: 'detached' });
  }
});

test('a guided match is read as a lesson: what is asked has to be found, something else is to be tried again', async () => {
  const { page } = await site.visit();
  await page.goto('/study');
  await page.getByRole('button', { name: 'Its guided match' }).click();
  await page.locator('.study-main .stage').waitFor();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('button', { name: 'Read chapter by chapter' }).click();
  await page.getByRole('heading', { name: 'Step 1', exact: true }).waitFor();
  expect(await page.getByRole('slider', { name: 'Step' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText('Find the answer on the board.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  // Neither arrows nor letters lead past the question.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('b');
  const answers = page.locator('.answers button');
  const choose = async (answer: number) => {
    await page.getByRole('button', { name: 'All choices in words' }).click();
    await answers.nth(answer).click();
  };
  await page.getByRole('button', { name: 'All choices in words' }).click();
  const words = await answers.allInnerTexts();
  await page.keyboard.press('Escape');
  const wanted = words.findIndex((each) => /bean/i.test(each));
  await choose(wanted === 0 ? 1 : 0);
  await page.getByText('Something else is meant here. Try again.').waitFor();
  await choose(wanted);
  await page.getByRole('heading', { name: 'Step 4' }).waitFor();
  await page.getByText('Right.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  await page.getByRole('tab', { name: 'Notes' }).waitFor();
});

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
  await page.getByText('Others see what you see here.').waitFor();
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

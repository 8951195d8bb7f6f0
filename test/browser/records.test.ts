import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { commitment } from '../../src/kernel/random.ts';
import type { MatchRecord } from '../../src/kernel/record.ts';
import { violationsOn } from './accessible.ts';
import { playToTheEnd } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

const RECORD: MatchRecord = JSON.parse(
  readFileSync(new URL('../records/gnome-elf-troll/1.underbridge.json', import.meta.url), 'utf8'),
);
const MOVES = RECORD.moves.length;

function file(content: string) {
  return { name: 'match.underbridge.json', mimeType: 'application/json', buffer: Buffer.from(content) };
}

async function openFile(page: Page, record: object): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(file(JSON.stringify(record)));
  await page.locator('.match-log').waitFor();
}

test('what is no record, or cannot be opened, is said in a sentence and harms nothing', async () => {
  const { page } = await site.visit();
  await page.goto('/matches/record');
  const status = page.getByRole('status');
  const texts: readonly (readonly [text: string, said: string])[] = [
    ['Once upon a time', 'it isn’t JSON'],
    ['{ "chess": "e4" }', 'it has no field “underbridge”'],
    [JSON.stringify({ ...RECORD, underbridge: 7 }), 'has format 7'],
    [JSON.stringify({ ...RECORD, moves: 'none' }), '“moves” isn’t what it should be'],
    [JSON.stringify({ ...RECORD, commitment: commitment('0'.repeat(64)) }), 'damaged or forged'],
    [JSON.stringify({ ...RECORD, game: '__proto__' }), 'a record of __proto__, a game that isn’t played here'],
    [JSON.stringify({ ...RECORD, version: 99 }), 'follows version 99 of the rules'],
    [JSON.stringify({ ...RECORD, seats: 40 }), 'can’t be played with these seats and options'],
  ];
  for (const [text, said] of texts) {
    await page.getByLabel('Text of a record').fill(text);
    await page.getByRole('button', { name: 'Open it' }).click();
    await status.getByText(said).waitFor();
  }
  await page.locator('input[type="file"]').setInputFiles(file(' '.repeat(9_000_000)));
  await status.getByText('This file has 9 MB. A record has at most 8 MB.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

test('a record is shown at any moment, also as far as it is sound', async () => {
  const { page } = await site.visit();
  await page.goto('/matches/record');
  await openFile(page, RECORD);
  await page.getByText(`All ${MOVES} moves follow the rules, and the match ends as the record says.`).waitFor();
  await page.getByText(`${MOVES} of ${MOVES}`).waitFor();
  expect(await page.getByRole('button', { name: 'Play again' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Previous move' }).click();
  expect(new URL(page.url()).search).toBe(`?at=${MOVES - 1}`);
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Open another record' }).click();
  await openFile(page, { ...RECORD, moves: RECORD.moves.map((move, at) => (at === 5 ? [0, { do: 'fly' }] : move)) });
  await page.getByText(/Move 6, by .*, is against rule GET-/).waitFor();
  await page.getByRole('heading', { name: 'Unfinished' }).waitFor();
  await page.getByText('5 of 5').waitFor();

  await page.getByRole('button', { name: 'Open another record' }).click();
  await openFile(page, { ...RECORD, places: RECORD.places?.map(() => 1) });
  await page.getByText('The record names other places than the moves lead to.').waitFor();
});

test('an evening’s records come in as one file and go out as one, and a match is played on from any move', async () => {
  const { page } = await site.visit();
  await page.goto('/matches/record');
  const zip = (files: Record<string, string>) => ({
    name: 'evening.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(
      zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { level: 9 }),
    ),
  });
  const input = page.locator('input[type="file"]');
  await input.setInputFiles(zip({ 'bomb.json': ' '.repeat(40_000_000) }));
  await page.getByRole('status').getByText('far too large for records, so it wasn’t opened').waitFor();
  await input.setInputFiles(zip({ 'a.json': JSON.stringify(RECORD), 'b.json': '{"chess":"e4"}' }));
  await page.getByRole('heading', { name: '2 records in this file' }).waitFor();
  const found = page.locator('.records-found li');
  await found.filter({ hasText: 'b.json' }).getByText('it has no field “underbridge”').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await found.getByRole('button', { name: 'Open it' }).click();
  await page.getByText(`${MOVES} of ${MOVES}`).waitFor();
  await page.getByText('Go back to a move before the end').waitFor();
  await page.getByRole('button', { name: 'Previous move' }).click();
  await page.getByRole('button', { name: `Play on from move ${MOVES - 1}` }).click();
  await page.getByRole('region', { name: 'Board' }).waitFor();
  await page.getByText(`Played on from move ${MOVES - 1} of another match`).waitFor();
  await playToTheEnd(page);

  await page.goto('/matches');
  await page.getByText('Save several as one file').click();
  await page.getByRole('checkbox').first().check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save 1 record' }).click();
  const saved = unzipSync(readFileSync(await (await download).path()));
  const [text] = Object.values(saved).map((bytes) => strFromU8(bytes));
  expect(JSON.parse(text ?? '')).toMatchObject({ seed: RECORD.seed, playedBefore: MOVES - 1 });
});

import { expect, test } from 'vitest';
import { lastRound } from '../games/caverna/arranged-scenes.ts';
import { arrange } from '../games/caverna/testing.ts';
import { AGAINST_A_BOT, ALONE, playByRule } from './caverna.ts';
import { openGround } from './planted.ts';
import { sitDown } from './tables.ts';

const { site, plant } = openGround();

test('a whole match alone by clicks, to its score', async () => {
  const { page } = await site.visit();
  await sitDown(page, ALONE);
  await playByRule(page);
  expect(await page.locator('dialog[open] .result-places > *').count()).toBe(1);
});

test('the last round of two by clicks, to the score of both', async () => {
  const page = await plant(AGAINST_A_BOT, arrange({ seats: 2, ...lastRound(2) }).position);
  await playByRule(page);
  expect(await page.locator('dialog[open] .result-places > *').count()).toBe(2);
});

test('everybody’s home is one touch away', async () => {
  const { page } = await site.visit();
  await sitDown(page, AGAINST_A_BOT);
  await page.locator('[data-guide="seat-1"]').click();
  await page.getByRole('region', { name: /’s home$/ }).waitFor();
  await page.locator('[data-guide="seat-0"]').click();
  await page.getByRole('region', { name: 'Your home' }).waitFor();
});

test('all pictures are explained on one page', async () => {
  const { page } = await site.visit();
  await sitDown(page, ALONE);
  await page.getByRole('button', { name: 'Pictures and rules on one page' }).click();
  const reference = page.getByRole('dialog', { name: 'Pictures and rules on one page' });
  await reference.getByText('Ruby mine: 1 donkey, 4 points').waitFor();
  expect(await reference.locator('dt').count()).toBeGreaterThan(25);
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from './accessible.ts';
import { isFocused } from './keyboard.ts';
import { act, eventually, litPlaces, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { FOR_TWO, makeTable, sitDown } from './tables.ts';

const site = openSite();

function hintPanel(page: Page) {
  return page.getByRole('region', { name: 'Hint' });
}

function askForHint(page: Page) {
  return page.getByRole('button', { name: 'Hint', exact: true });
}

/** Does what the hint says, place by place. */
async function followHint(page: Page): Promise<void> {
  const pointedAt = page.locator('[data-hinted]');
  while ((await hintPanel(page).count()) > 0) {
    await act(page, () => pointedAt.first().click());
  }
}

test('a hint says what a bot would do, why and what else, shows it on the board, and can be followed', async () => {
  const { page } = await site.visit();
  await sitDown(page);
  await whatIsWanted(page);
  await askForHint(page).click();
  await hintPanel(page).waitFor();
  const answers = hintPanel(page).locator('.hint-answer');
  expect(await answers.count()).toBe(3);
  expect(await answers.first().textContent()).toMatch(/^A bot’s choice: .*\d+% chance to win$/);
  expect(await hintPanel(page).locator('.hint-reasons li').count()).toBeGreaterThan(0);
  const hinted = page.locator('.stage [data-hinted]');
  expect(await hinted.count()).toBeGreaterThan(0);
  expect(await hinted.first().getAttribute('data-mood')).toBe('lit');
  expect(await litPlaces(page).count()).toBeGreaterThan(await hinted.count());

  const happened = page.getByRole('list', { name: 'What happened' });
  expect(await happened.getByText(/sowed/).count()).toBe(0);
  await followHint(page);
  await happened.getByText(/You sowed/).waitFor();
});

test('on a phone the hint lies over the board, clear of what it points at', async () => {
  const { page } = await site.visit({ phone: true });
  await sitDown(page);
  await whatIsWanted(page);
  await askForHint(page).tap();
  await hintPanel(page).waitFor();
  await followHint(page);
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  await page
    .getByRole('list', { name: 'What happened' })
    .getByText(/You sowed/)
    .first()
    .waitFor();
});

test('an alternative is shown on the board instead when it is pressed, and Escape closes the hint', async () => {
  const { page } = await site.visit();
  await sitDown(page);
  await whatIsWanted(page);
  await askForHint(page).focus();
  await page.keyboard.press('Enter');
  await hintPanel(page).waitFor();
  await eventually('the hint has the focus', () => isFocused(page, '.hint-panel')).toBe(true);
  const second = hintPanel(page).locator('.hint-answer').nth(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await second.getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('[data-hinted]').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await hintPanel(page).waitFor({ state: 'hidden' });
  expect(await page.locator('[data-hinted]').count()).toBe(0);
});

test('without a server a hint is thought out in the browser', async () => {
  const { page } = await site.visit();
  await page.goto('/new/gnome-elf-troll');
  await page.getByText('Friends at this screen').click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: /^I am/ }).click();
  await whatIsWanted(page);
  await askForHint(page).click();
  await hintPanel(page).waitFor();
  expect(await page.locator('[data-hinted]').count()).toBeGreaterThan(0);
});

test('among friends nobody is offered a hint', async () => {
  const host = await site.visit();
  const guest = await site.visit();
  const table = await makeTable(host.page, { ...FOR_TWO, options: { goal: 8, firstPlayer: 0 } });
  await guest.page.goto(`/table/${table}`);
  await guest.page.getByRole('button', { name: 'Sit here' }).click();
  await host.page.goto(`/table/${table}`);
  await host.page.getByRole('button', { name: 'Start the match' }).click();
  await whatIsWanted(host.page);
  expect(await askForHint(host.page).count()).toBe(0);
  expect(await askForHint(guest.page).count()).toBe(0);
});

test('axe finds nothing wrong with a hint, by day and night, wide and narrow', async () => {
  const { page } = await site.visit();
  await sitDown(page);
  await whatIsWanted(page);
  await askForHint(page).click();
  await hintPanel(page).waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

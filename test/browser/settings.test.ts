import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually } from './play.ts';
import { openSite } from './site.ts';
import { sitDown, whoAmI } from './tables.ts';

const site = openSite();

function choose(page: Page, setting: string, value: string): Promise<void> {
  return page.getByRole('group', { name: setting }).getByText(value, { exact: true }).click();
}

function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

test('the language can be changed to Swedish, for pages, tables and rules of play', async () => {
  const { page } = await site.visit();
  await page.goto('/settings');
  await choose(page, 'Language', 'Svenska');
  await page.getByRole('heading', { name: 'Inställningar' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('sv');

  await page.reload();
  await page.getByRole('heading', { name: 'Inställningar' }).waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Spela nu' }).first().click();
  await page.getByRole('region', { name: 'Din hand' }).waitFor();
  await eventually('the title is Swedish', () => page.title()).toContain('Din tur');
  await page
    .locator('.players-list')
    .getByText(/^Gäst \w{4}/)
    .waitFor();
});

test('what is changed in one tab changes the others too', async () => {
  const { page, context } = await site.visit();
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  const other = await context.newPage();
  await other.goto('/learn');
  await other.getByRole('heading', { name: 'Learn' }).waitFor();
  await choose(page, 'Theme', 'Day');
  await choose(page, 'Language', 'Svenska');
  await other.getByRole('link', { name: 'Inställningar' }).first().waitFor();
  expect(await other.locator('html').getAttribute('data-theme')).toBe('day');
});

test('a browser that wants Swedish gets it without asking', async () => {
  const { page } = await site.visit({ language: 'sv-SE' });
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Inställningar' }).waitFor();
});

test('the theme follows the device until one is chosen, which then stays', async () => {
  const { page } = await site.visit();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  const day = await groundOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await eventually('the ground is dark', () => groundOf(page)).not.toBe(day);
  await choose(page, 'Theme', 'Day');
  await eventually('the ground is light again', () => groundOf(page)).toBe(day);
  await page.reload();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(await groundOf(page)).toBe(day);
});

test('a name that is saved is seen at the table', async () => {
  const { page } = await site.visit();
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Åsa-Mari');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  await sitDown(page);
  await page.getByRole('region', { name: 'Players' }).getByText('Åsa-Mari').waitFor();
});

test('the link to carry makes a phone the same person, once', async () => {
  const desk = await site.visit();
  const table = await sitDown(desk.page);
  await desk.page.goto('/account');
  await desk.page.getByRole('button', { name: 'Make a link and QR code' }).click();
  await desk.page.getByRole('img', { name: 'Scan it with a phone' }).waitFor();
  const link = await desk.page.getByRole('textbox', { name: 'Copy the link' }).inputValue();

  const phone = await site.visit({ phone: true });
  await phone.page.goto(link);
  await phone.page.getByRole('button', { name: /^Continue as/ }).tap();
  await phone.page.getByRole('link', { name: 'Matches' }).first().tap();
  expect((await whoAmI(phone.page)).id).toBe((await whoAmI(desk.page)).id);
  await phone.page.getByRole('main').locator(`a[href="/table/${table}"]`).tap();
  await phone.page.getByRole('region', { name: 'Your hand' }).waitFor();

  const thief = await site.visit({ forgiven: /status of 404/ });
  await thief.page.goto(link);
  await thief.page.getByText('This link has been used already').waitFor();
  expect((await whoAmI(thief.page)).id).not.toBe((await whoAmI(desk.page)).id);
});

test('a link opened by somebody who plays already asks what becomes of that, and nothing is lost by looking', async () => {
  const desk = await site.visit();
  await desk.page.goto('/account');
  await desk.page.getByRole('button', { name: 'Make a link and QR code' }).click();
  const link = await desk.page.getByRole('textbox', { name: 'Copy the link' }).inputValue();

  const other = await site.visit();
  await sitDown(other.page);
  const before = await whoAmI(other.page);
  await other.page.goto(link);
  await other.page.getByRole('heading', { name: `You’ve been playing here as ${before.name}` }).waitFor();
  await other.page.getByText('1 match', { exact: true }).first().waitFor();
  await other.page.getByRole('link', { name: `Keep playing as ${before.name}` }).click();
  expect((await whoAmI(other.page)).id).toBe(before.id);

  await other.page.goto(link);
  await other.page.getByText('Leave it behind').click();
  await other.page.getByRole('button', { name: /anyway$/ }).click();
  await other.page.getByText('Your matches are here too').waitFor();
  expect((await whoAmI(other.page)).id).toBe((await whoAmI(desk.page)).id);
});

test('a device that is signed out is somebody else afterwards', async () => {
  const desk = await site.visit();
  await desk.page.goto('/account');
  await desk.page.getByRole('button', { name: 'Make a link and QR code' }).click();
  const link = await desk.page.getByRole('textbox', { name: 'Copy the link' }).inputValue();
  const phone = await site.visit({ phone: true });
  await phone.page.goto(link);
  await phone.page.getByRole('button', { name: /^Continue as/ }).tap();
  await phone.page.getByText('Your matches are here too').waitFor();
  await phone.page.goto('about:blank');

  await desk.page.reload();
  const list = desk.page.getByRole('list', { name: 'Where you are signed in' });
  await list.getByRole('listitem').nth(1).waitFor();
  await list.getByRole('button', { name: /^Sign out/ }).click();
  await eventually('one device is left', () => list.getByRole('listitem').count()).toBe(1);
  await phone.page.goto('/');
  expect((await whoAmI(phone.page)).id).not.toBe((await whoAmI(desk.page)).id);
});

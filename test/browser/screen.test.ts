import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { click, playOn, resultDialog } from './play.ts';
import { expectNoSecretsOn } from './secrets.ts';
import { openSite } from './site.ts';

const site = openSite();

async function takeOver(page: Page): Promise<string> {
  const curtain = page.getByRole('region', { name: /Hand the screen to/ });
  const name = /Hand the screen to (.*)/.exec((await curtain.getByRole('heading').textContent()) ?? '')?.[1] ?? '';
  await curtain.getByRole('button', { name: `I am ${name}` }).click();
  await curtain.waitFor({ state: 'hidden' });
  return name;
}

test('two people at one screen hand it over, and the curtain hides what only one may see', async () => {
  const { page } = await site.visit();
  await page.goto('/new/gnome-elf-troll');
  await page.getByText('Friends at this screen').click();
  await page.getByRole('group', { name: 'Players' }).getByText('2', { exact: true }).click();
  await page.getByRole('group', { name: 'needed to win' }).getByText('8', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Name at seat 1' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Name at seat 2' }).fill('Bo');
  await page.getByRole('button', { name: 'Start' }).click();

  const sat: string[] = [];
  const playThriftily = () => playOn(page, click, { thrifty: true });
  for (let wanted = await playThriftily(); wanted === 'curtain'; wanted = await playThriftily()) {
    await expectNoSecretsOn(page, undefined);
    const name = await takeOver(page);
    await expectNoSecretsOn(page, name);
    sat.push(name);
    expect(await page.getByRole('region', { name: 'Your hand' }).getByRole('listitem').count()).toBeGreaterThan(0);
  }
  expect(new Set(sat)).toEqual(new Set(['Ada', 'Bo']));
  await resultDialog(page).waitFor();
});

test('a match at this screen goes on after the page was loaded again, behind the curtain', async () => {
  const { page } = await site.visit();
  await page.goto('/new/gnome-elf-troll');
  await page.getByText('Friends at this screen').click();
  await page.getByRole('button', { name: 'Start' }).click();
  expect(await playOn(page)).toBe('curtain');
  const name = await takeOver(page);
  await page.reload();
  expect(await playOn(page)).toBe('curtain');
  await expectNoSecretsOn(page, undefined);
  expect(await takeOver(page)).toBe(name);
});

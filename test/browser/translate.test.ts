import { expect, test } from 'vitest';
import { openSite } from './site.ts';

const site = openSite();

test('translators find a text by its id, in both languages, with the file it belongs to', async () => {
  const { page } = await site.visit();
  await page.goto('/translate');
  await page.getByLabel('Deutsch').check();
  await page.getByText(/^Nothing is missing: all \d+ texts are there\.$/).waitFor();
  await page.getByText('No texts match.').waitFor();
  await page.getByRole('group', { name: 'Show' }).getByLabel('All').check();
  await page.getByRole('searchbox').fill('table.skip-to-turn');
  const entry = page.getByRole('listitem').filter({ hasText: 'table.skip-to-turn' });
  expect(await entry.innerText()).toContain('src/web/messages/de/table.ts');
  expect(await entry.locator('[lang="en"]').innerText()).toBe('Skip to my turn');
  expect(await entry.locator('[lang="de"]').innerText()).toBe('Zu meinem Zug');
});

test('texts tell their ids when they are pointed at, on every page, until that is switched off', async () => {
  const { page } = await site.visit();
  const ids = page.locator('.text-ids');
  await page.goto('/translate');
  await page.getByRole('switch', { name: /^Show text ids/ }).check();
  await page.goto('/credits');
  await page.getByRole('heading', { level: 1, name: /^Credits/ }).hover();
  await ids.getByText('credits.title').click();
  await page.getByRole('listitem').filter({ hasText: 'src/web/messages/de/reading.ts' }).waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('credits.title');

  await page.getByRole('switch', { name: /^Show text ids/ }).uncheck();
  await page.getByRole('heading', { level: 1, name: 'Translating' }).hover();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Translating');
  expect(await ids.count()).toBe(0);
});

import { expect, test } from 'vitest';
import { violationsOn } from './accessible.ts';
import { openSite } from './site.ts';

const site = openSite();

/** In the page: takes the kept positions away from all matches of this browser. */
async function losePositions(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('underbridge');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = database.transaction('snapshots', 'readwrite');
  transaction.objectStore('snapshots').clear();
  await new Promise<void>((resolve) => {
    transaction.oncomplete = () => resolve();
  });
  database.close();
}

test('a match that cannot be read is listed as such, says so when it is opened, and hides no other', async () => {
  const { page } = await site.visit({ forgiven: /a message made trouble/ });
  const begin = async () => {
    await page.goto('/new/gnome-elf-troll');
    await page.getByText('Friends at this screen').click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL('**/table/**');
    await page.locator('.curtain').waitFor();
  };
  await begin();
  const damaged = page.url();
  await page.goto('/credits');
  await page.evaluate(losePositions);
  await begin();

  await page.goto(damaged);
  await page.getByRole('heading', { name: 'This match can’t be opened' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);

  await page.goto('/matches');
  const lines = page.locator('.table-line');
  await lines.filter({ hasText: 'can’t be opened' }).waitFor();
  expect(await lines.count()).toBe(2);
  expect(await lines.filter({ hasText: 'can’t be opened' }).count()).toBe(1);
});

/** In the page: what is kept of the newest match loses its seats, and its rules come from tomorrow. */
async function damageNewest(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('underbridge');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const matches = database.transaction('matches', 'readwrite').objectStore('matches');
  const kept = await new Promise<{ id: string; row: object }[]>((resolve) => {
    const request = matches.getAll();
    request.onsuccess = () => resolve(request.result);
  });
  const newest = kept.at(-1);
  await new Promise<void>((resolve) => {
    matches.put({ ...newest, seats: 'none', row: { ...newest?.row, options: '{' } }).onsuccess = () => resolve();
  });
  database.close();
}

test('a row of the browser’s own that makes no sense is listed with a kind word, and can be removed', async () => {
  const { page } = await site.visit({ forgiven: /a message made trouble/ });
  for (let match = 0; match < 2; match++) {
    await page.goto('/new/gnome-elf-troll');
    await page.getByText('Friends at this screen').click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL('**/table/**');
    await page.locator('.curtain').waitFor();
  }
  await page.goto('/credits');
  await page.evaluate(damageNewest);

  await page.goto('/matches');
  const lines = page.locator('.table-line');
  const damaged = lines.filter({ hasText: 'This browser’s copy can’t be read' });
  await damaged.waitFor();
  expect(await lines.count()).toBe(2);
  expect(await violationsOn(page)).toEqual([]);
  await damaged.getByRole('link').click();
  await page.getByRole('heading', { name: 'This match can’t be opened' }).waitFor();
  await page.goto('/matches');
  await damaged.getByRole('button').click();
  await damaged.waitFor({ state: 'detached' });
  expect(await lines.count()).toBe(1);
  await lines.getByRole('link').click();
  await page.locator('.curtain').waitFor();
});

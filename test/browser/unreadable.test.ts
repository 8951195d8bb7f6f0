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
    await page.getByRole('button', { name: 'Begin' }).click();
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

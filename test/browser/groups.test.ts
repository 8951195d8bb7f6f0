import { expect, test } from 'vitest';
import { violationsOn } from './accessible.ts';
import { resign } from './pages.ts';
import { openSite } from './site.ts';
import { FOR_TWO, makeTable, minutesForTwo, whoAmI } from './tables.ts';

const site = openSite();

test('two friends make a group, play a match in it, and start the next in one press', async () => {
  const [{ page }, { page: friend }] = [await site.visit(), await site.visit()];
  for (const [who, name] of [
    [page, 'Astrid'],
    [friend, 'Bertil'],
  ] as const) {
    await whoAmI(who);
    await who.request.put('/api/me', { data: { name } });
  }
  await page.goto('/groups');
  await page.getByLabel('Name of the group').fill('Thursday trolls');
  await page.getByRole('button', { name: 'Make a group' }).click();
  await page.getByRole('heading', { level: 1, name: 'Thursday trolls' }).waitFor();
  const link = await page.getByRole('textbox', { name: 'Copy the link' }).inputValue();

  await friend.goto(link);
  await friend.getByText('invites you to Thursday trolls').waitFor();
  expect(await violationsOn(friend)).toEqual([]);
  await friend.getByRole('button', { name: 'Join' }).click();
  await friend.getByRole('heading', { level: 1, name: 'Thursday trolls' }).waitFor();
  await friend.getByText('Once you have finished a match together').waitFor();

  const table = await makeTable(page, FOR_TWO);
  await friend.request.post(`/api/tables/${table}/join`, { data: {} });
  await page.request.post(`/api/tables/${table}/start`, { data: {} });
  await page.goto(`/table/${table}`);
  await resign(page, 'Astrid');

  const minutes = minutesForTwo(friend);
  await friend.goto('/groups');
  await friend.getByRole('link', { name: /Thursday trolls/ }).click();
  const rows = friend.getByRole('row');
  await rows.nth(2).waitFor();
  expect(await rows.nth(1).innerText()).toMatch(/1\s+Bertil\s+1\s+1\s+100\s?%/);
  expect(await rows.nth(2).innerText()).toMatch(/2\s+Astrid\s+1\s+0\s+0\s?%/);
  await friend.getByText(`· about ${await minutes} min`).waitFor();
  await friend.getByRole('button', { name: 'Play the usual' }).click();
  await friend.waitForURL(/\/table\//);
  await page.goto('/groups');
  await page.getByRole('link', { name: /Thursday trolls/ }).click();
  await page
    .getByRole('link', { name: /Bertil/ })
    .first()
    .waitFor();

  await page.getByRole('button', { name: 'Leave the group' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the group' }).click();
  await page.getByText('You aren’t in a group yet.').waitFor();
});

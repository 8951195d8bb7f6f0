import { expect, test } from 'vitest';
import { eventually } from './play.ts';
import { openSite } from './site.ts';
import { FOR_TWO, makeTable } from './tables.ts';

const site = openSite();

test('whoever can be called chooses in the dialog of their seat how loud a table may be', async () => {
  const host = await site.visit();
  const guest = await site.visit();
  const table = await makeTable(host.page, FOR_TWO);
  for (const { page } of [host, guest]) await page.request.get('/api/me');
  await guest.page.request.post(`/api/tables/${table}/join`, { data: {} });
  await host.page.request.post(`/api/tables/${table}/start`);
  const { page } = host;
  await page.request.put('/api/me/calls/webhook', {
    data: { url: 'https://example.org/calls', language: 'en', zone: 'UTC' },
  });
  await page.goto(`/table/${table}`);
  const me = (await (await page.request.get('/api/me')).json()) as { name: string };
  await page.getByRole('button', { name: `${me.name}’s seat` }).click();
  await page.getByLabel('Calls from this table').selectOption('Silent');
  await page.getByText('This table does not call you.').waitFor();
  const modes = async () => ((await (await page.request.get('/api/me/calls')).json()) as { tables: unknown }).tables;
  await eventually('the server knows', modes).toEqual({ [table]: 'silent' });
  await page.getByLabel('Calls from this table').selectOption('As usual');
  await eventually('the server knows', modes).toEqual({});
  expect(host.troubles).toEqual([]);
});

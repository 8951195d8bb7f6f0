import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { OFTEN, passUntil } from '../server/kit/calls.ts';
import { serversOn } from '../server/kit/server.ts';
import { standingTime } from '../standing-time.ts';
import { violationsOn } from './accessible.ts';
import { answerOnce, eventually, playUntil } from './play.ts';
import { openSite } from './site.ts';
import { FOR_TWO, makeTable } from './tables.ts';

const servers = serversOn('sqlite');
const site = openSite({ server: false });

const think = (page: Page) => page.getByRole('button', { name: 'Think ahead' });

test('while waiting one thinks ahead on a copy, plans a move, withdraws it, plans again, and it is made in time', async () => {
  const time = standingTime(Date.now());
  const { url } = await servers.start({ web: site.web(), time, ...OFTEN });
  const host = (await site.visit({ url })).page;
  const guest = (await site.visit({ url, phone: true })).page;
  const table = await makeTable(host, { ...FOR_TWO, options: { goal: 12, firstPlayer: 0 }, pace: 'days-steady' });
  await guest.request.get('/api/me');
  await guest.request.post(`/api/tables/${table}/join`, { data: {} });
  await host.request.post(`/api/tables/${table}/start`, { data: {} });
  for (const page of [host, guest]) await page.goto(`/table/${table}`);
  expect(await think(host).count()).toBe(0);
  await think(guest).click();
  await guest.getByText('Thinking ahead on a copy.').waitFor();
  expect(await guest.getByRole('button', { name: 'Plan these moves' }).isDisabled()).toBe(true);
  await playUntil(guest, async () => guest.getByRole('button', { name: 'Plan these moves' }).isEnabled());
  expect(await violationsOn(guest)).toEqual([]);
  await guest.getByRole('button', { name: 'Plan these moves' }).click();
  await guest.waitForURL(`**/table/${table}`);
  await guest.getByText('Planned:').waitFor();
  await guest.getByRole('button', { name: 'Withdraw' }).click();
  await think(guest).click();
  await playUntil(guest, async () => guest.getByRole('button', { name: 'Plan these moves' }).isEnabled());
  await guest.getByRole('button', { name: 'Plan these moves' }).click();
  await guest.getByText('Planned:').waitFor();

  const asked = async () => (await (await host.request.get(`/api/tables/${table}`)).json()).asked as number[];
  while ((await asked())[0] === 0) await answerOnce(host);
  await passUntil(time, 100_000, 'the plan is carried out or dropped', async () => {
    const { plans } = await (await guest.request.get(`/api/tables/${table}/ahead`)).json();
    return (plans as { dropped?: object }[]).every(({ dropped }) => dropped !== undefined);
  });
  await guest.reload();
  await eventually(
    'it is said that it was made or why not',
    async () =>
      (await guest.getByText('Your planned move wasn’t made:').count()) +
      ((await guest.getByText('Planned:').count()) === 0 ? 1 : 0),
  ).toBeGreaterThan(0);
});

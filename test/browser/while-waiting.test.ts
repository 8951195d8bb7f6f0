import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { NewTable } from '../../src/protocol/client.ts';
import type { TableInfo } from '../../src/protocol/server.ts';
import { callsIn, OFTEN, passUntil } from '../server/kit/calls.ts';
import { receivers } from '../server/kit/receivers.ts';
import { serversOn } from '../server/kit/server.ts';
import { standingTime } from '../standing-time.ts';
import { violationsOn } from './accessible.ts';
import { openSite } from './site.ts';
import { FOR_TWO, makeTable, whoAmI } from './tables.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

// What comes last is closed first: pages before their server.
const receive = receivers();
const servers = serversOn('sqlite');
const site = openSite({ server: false });

/** Two people, the first of whom has made a table; the server's time passes when the test says so. */
async function openFor(wanted: Partial<NewTable>) {
  const receiver = await receive();
  const time = standingTime(Date.now());
  const { url } = await servers.start({ web: site.web(), time, ...OFTEN, webhookAllow: [receiver.host] });
  const host = (await site.visit({ url })).page;
  const guest = (await site.visit({ url, phone: true })).page;
  const { id } = await whoAmI(guest);
  const table = await makeTable(host, { ...FOR_TWO, ...wanted });
  const pass = (milliseconds: number, what: string, isSo: () => Promise<boolean>) =>
    passUntil(time, milliseconds, what, isSo);
  const info = async () => (await (await host.request.get(`/api/tables/${table}`)).json()) as TableInfo;
  return { receiver, host, guest, guestId: id, table, pass, info };
}

const board = (page: Page) => page.getByRole('region', { name: 'Board' });

test('a match that begins by itself counts down, waits as long as somebody would like to, and begins', async () => {
  const { host, guest, table, pass, info } = await openFor({ begins: 'when-full' });
  for (const page of [host, guest]) await page.goto(`/table/${table}`);
  for (const page of [host, guest])
    await page
      .locator('.room-start')
      .getByText(/^The match begins by itself/)
      .waitFor();
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await guest.getByRole('button', { name: 'Stand up' }).waitFor();
  await host.getByRole('status').filter({ hasText: 'sat down at seat 2.' }).waitFor({ state: 'attached' });
  await pass(0, 'it counts down', async () => (await info()).begins?.at !== undefined);
  for (const page of [host, guest]) await page.getByText(/^Begins (in \d+ seconds?|now)\.$/).waitFor();
  expect(await violationsOn(guest)).toEqual([]);

  await guest.getByRole('button', { name: 'Wait', exact: true }).click();
  for (const page of [host, guest])
    await page.locator('.room-start').getByText('Somebody would like to wait.').waitFor();
  await pass(MINUTE, 'chores have run', async () => true);
  expect(await host.getByText(/^Begins /).count()).toBe(0);

  await host.getByRole('button', { name: 'Begin after all' }).click();
  for (const page of [host, guest]) await page.getByText(/^Begins (in \d+ seconds?|now)\.$/).waitFor();
  await pass(10 * SECOND, 'the match runs', async () => (await info()).state === 'running');
  for (const page of [host, guest]) await board(page).waitFor();
});

test('who waits sees when the other one was called, and can have them called once more', async () => {
  const { receiver, host, guest, guestId, table, pass } = await openFor({
    options: { goal: 8, firstPlayer: 1 },
    pace: 'days-steady',
  });
  await guest.request.put('/api/me/calls/webhook', { data: { url: receiver.url, language: 'en', zone: 'UTC' } });
  const { preferences } = await (await guest.request.get('/api/me/calls')).json();
  await guest.request.put('/api/me/calls', { data: { ...preferences, quiet: null } });
  await guest.request.put('/api/me', { data: { name: 'Ylva' } });
  await guest.request.post(`/api/tables/${table}/join`, { data: {} });
  await host.request.post(`/api/tables/${table}/start`, { data: {} });
  const database = await servers.database();
  const isSent = async () =>
    (await callsIn(database)).some((call) => call.person === guestId && call.state === 'sent' && call.kind === 'turn');
  await pass(3 * MINUTE, 'Ylva is called', isSent);

  await host.goto(`/table/${table}`);
  const seat = host.getByRole('dialog', { name: 'Ylva' });
  const again = seat.getByRole('button', { name: 'Call again' });
  await host
    .locator('.players-list')
    .getByText(/called at .*, not seen yet$/)
    .waitFor();
  await host.getByRole('button', { name: 'Ylva’s seat' }).click();
  await seat.getByText(/^called at .*, not seen yet$/).waitFor();
  expect(await again.count()).toBe(0);

  await pass(12 * HOUR, 'chores have run', async () => true);
  // Half a day later by the page's clock, too.
  await host.clock.install({ time: Date.now() + 13 * HOUR });
  await host.reload();
  await host.getByRole('button', { name: 'Ylva’s seat' }).click();
  await again.click();
  await seat.getByText('They get another call.').waitFor();
  expect(await again.count()).toBe(0);
  expect(await violationsOn(host)).toEqual([]);
  await pass(0, 'Ylva is called again', async () => receiver.received.length === 2);
  expect(receiver.received[1]?.json.body).toContain('The others are waiting for you.');
});

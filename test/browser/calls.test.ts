import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { CallSettings } from '../../src/protocol/calls.ts';
import { mailServers } from '../server/kit/mail-server.ts';
import { type PushService, pushServices } from '../server/kit/push-service.ts';
import { serversOn } from '../server/kit/server.ts';
import { violationsOn } from './accessible.ts';
import { answerOnce, eventually } from './play.ts';
import { openSite } from './site.ts';
import { makeTable, whoAmI } from './tables.ts';
import type { Visitor } from './visitor.ts';

const SITE = 'https://play.example.org';
const ADDRESS = 'astrid@example.org';

// What comes last is closed first: pages before their server.
const openMail = mailServers();
const openService = pushServices();
const servers = serversOn('sqlite');
const site = openSite({ server: false });

async function settingsOf(page: Page): Promise<CallSettings> {
  return (await page.request.get('/api/me/calls')).json();
}

async function openCalls(page: Page): Promise<void> {
  await page.goto('/calls');
  await page.getByRole('heading', { name: 'Quiet hours' }).waitFor();
}

/** The path of a link in a mail. */
function pathIn(text: string, part: string): string {
  return new RegExp(`${SITE}(/calls/${part}/[\\w.-]+)`).exec(text)?.[1] ?? '';
}

test('an address is confirmed and mail is stopped on pages that do nothing before a button is pressed', async () => {
  const mail = await openMail();
  const from = 'Underbridge <bridge@example.org>';
  const { url } = await servers.start({ web: site.web(), mail: { smtp: mail.url, from, site: SITE } });
  const { page } = await site.visit({ url, forgiven: /status of 404/ });
  await openCalls(page);
  await page.getByLabel('Your e-mail address').fill(ADDRESS);
  await page.getByRole('button', { name: 'Add' }).first().click();
  await page.getByText('Not confirmed yet.').waitFor();
  await mail.has(1);
  expect(await violationsOn(page)).toEqual([]);

  const confirm = pathIn(mail.letters[0]?.text ?? '', 'mail');
  // Programs that look through mail open every link: nothing comes of that.
  for (let opened = 0; opened < 2; opened++) {
    await page.goto(confirm);
    await page.getByText(`Should Underbridge send its calls to ${ADDRESS}?`).waitFor();
  }
  expect((await settingsOf(page)).mail).toMatchObject({ confirmed: false });
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, confirm' }).click();
  await page.getByText(`${ADDRESS} is confirmed.`).waitFor();
  await page.goto(confirm);
  await page.locator('.error').waitFor();

  await openCalls(page);
  await page.getByText('Confirmed.').waitFor();
  await page.getByRole('button', { name: 'Try it by e-mail' }).click();
  await mail.has(2);
  const letter = mail.letters[1];
  const stop = pathIn(`${letter?.text} ${letter?.headers.get('list-unsubscribe')}`, 'stop');
  await page.goto(stop);
  await page.getByText('Should Underbridge stop sending you mail?').waitFor();
  expect((await settingsOf(page)).mail).toMatchObject({ confirmed: true });
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop all mail' }).click();
  await page.getByText('You won’t get any more mail from us.').waitFor();
  expect((await settingsOf(page)).mail).toBeUndefined();
});

test('quiet hours are set by the keys of the dial, and the page is whole in all its states', async () => {
  const { url } = await servers.start({ web: site.web() });
  const { page } = await site.visit({ url });
  await openCalls(page);
  await page.getByText('Notifications aren’t set up on this server.').waitFor();
  const begin = page.getByRole('slider', { name: 'Quiet begins' });
  expect(await begin.getAttribute('aria-valuetext')).toBe('22:30');
  await begin.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await begin.getAttribute('aria-valuetext')).toBe('00:30');
  const end = page.getByRole('slider', { name: 'Quiet ends' });
  await end.focus();
  await page.keyboard.press('ArrowLeft');
  await eventually('the server knows', async () => (await settingsOf(page)).preferences.quiet).toEqual({
    from: 30,
    to: 7 * 60,
  });
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('switch', { name: 'Keep quiet at night' }).uncheck();
  await eventually('nothing is quiet', async () => (await settingsOf(page)).preferences.quiet).toBe(null);
  expect(await violationsOn(page)).toEqual([]);
});

/** Chromium has no push service here; that of the test takes its place in the browser, and ours sends to it. */
async function subscribeTo(service: PushService, { context }: Visitor): Promise<void> {
  const subscription = service.subscribe();
  await context.addInitScript((made) => {
    const given = (key: BufferSource) => ({
      ...made,
      options: { applicationServerKey: key },
      toJSON: () => made,
      unsubscribe: async () => true,
    });
    let current: unknown = null;
    Object.assign(PushManager.prototype, {
      subscribe: async ({ applicationServerKey }: { applicationServerKey: BufferSource }) => {
        current = given(applicationServerKey);
        return current;
      },
      getSubscription: async () => current,
    });
  }, subscription);
}

/** A table over days at which the visitor has just made a move, and another is asked. */
async function moveOverDays(me: Visitor, other: Visitor): Promise<string> {
  const table = await makeTable(me.page, {
    game: 'gnome-elf-troll',
    seats: ['me', 'anyone'],
    options: { firstPlayer: 0 },
    pace: 'days-steady',
  });
  await whoAmI(other.page);
  await other.page.request.post(`/api/tables/${table}/join`, { data: {} });
  await me.page.request.post(`/api/tables/${table}/start`, { data: {} });
  await me.page.goto(`/table/${table}`);
  await me.page.getByRole('region', { name: 'Board' }).waitFor();
  while ((await me.page.locator('.own-clock').count()) > 0) await answerOnce(me.page);
  return table;
}

const card = (page: Page) => page.getByRole('region', { name: 'Calls to the table' });

test('after the first move over days one is asked how to be called, and a kind no is remembered', async () => {
  const { url } = await servers.start({ web: site.web() });
  const me = await site.visit({ url });
  const other = await site.visit({ url });
  await moveOverDays(me, other);
  await card(me.page).waitFor();
  expect(await violationsOn(me.page)).toEqual([]);
  await card(me.page).getByRole('button', { name: 'Not now' }).click();
  await card(me.page).waitFor({ state: 'hidden' });
  await me.page.reload();
  await me.page.getByRole('region', { name: 'Board' }).waitFor();
  expect(await card(me.page).count()).toBe(0);
  // Once more at the next match, then never again.
  await moveOverDays(me, other);
  await card(me.page).getByRole('button', { name: 'Not now' }).click();
  await moveOverDays(me, other);
  await me.page.waitForLoadState('networkidle');
  expect(await card(me.page).count()).toBe(0);
});

test('a device is turned on from the card, called by the server, and turned off again', async () => {
  const service = await openService();
  const { url } = await servers.start({
    web: site.web(),
    pushSubject: 'mailto:bridge@example.org',
    pushAllow: [service.host],
    authority: service.authority,
  });
  const me = await site.visit({ url, installed: true });
  const other = await site.visit({ url });
  await me.context.grantPermissions(['notifications']);
  await subscribeTo(service, me);
  await moveOverDays(me, other);
  await card(me.page).getByRole('button', { name: 'On this device' }).click();
  await card(me.page).waitFor({ state: 'hidden' });
  expect((await settingsOf(me.page)).devices).toMatchObject([{ here: true }]);

  await openCalls(me.page);
  await me.page.getByRole('button', { name: 'Try it' }).first().click();
  await service.has(1);
  const [delivered] = service.delivered;
  expect(delivered?.call).toMatchObject({ title: 'A trial call' });
  await me.page.getByRole('button', { name: 'Remove' }).first().click();
  await eventually('the server knows', async () => (await settingsOf(me.page)).devices).toEqual([]);
});

test('where notifications are blocked, the page says where to allow them', async () => {
  const { url } = await servers.start({ web: site.web(), pushSubject: 'mailto:bridge@example.org' });
  const { page, context } = await site.visit({ url, installed: true });
  await context.clearPermissions();
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await openCalls(page);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.locator('.error').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

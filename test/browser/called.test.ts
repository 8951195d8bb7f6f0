import type { BrowserContext, Worker } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PushedCall } from '../../src/protocol/calls.ts';
import { violationsOn } from './accessible.ts';
import { eventually } from './play.ts';
import { openSite } from './site.ts';
import { makeTable, sitDown } from './tables.ts';

/** How somebody is called who is not looking: by a clock that runs low, by a notification, by the badge of the app. */

const site = openSite();

test('a clock that runs low says so in colour, in words and by a knock, louder each time', async () => {
  const { page } = await site.visit({ settings: { sound: 'on' } });
  await page.addInitScript(() => {
    // This Chromium has no loudspeaker, so it is written down how loud each tone is to be.
    const tones: number[] = [];
    Object.assign(window, { tones });
    const { exponentialRampToValueAtTime } = AudioParam.prototype;
    AudioParam.prototype.exponentialRampToValueAtTime = function (value, at) {
      // Frequencies are beyond that.
      if (value <= 1) tones.push(value);
      return exponentialRampToValueAtTime.call(this, value, at);
    };
  });
  await page.clock.install();
  await sitDown(page, {
    game: 'gnome-elf-troll',
    seats: ['me', { bot: 'random' }],
    options: { firstPlayer: 0, goal: 8 },
    pace: 'live-quick',
    start: true,
  });
  const own = page.locator('.own-clock');
  await own.waitFor();
  const shown = () => own.evaluate((clock) => getComputedStyle(clock.querySelector('b') ?? clock).color);
  const calm = await shown();
  expect(await own.getAttribute('data-short')).toBeNull();
  const loudest = () => page.evaluate(() => Math.max(0, ...(window as unknown as { tones: number[] }).tones.splice(0)));
  await loudest();
  const spoken = own.locator('[role="status"]');
  const heard: number[] = [];
  // The bank is ten minutes; what is shown may be a few seconds behind the test.
  for (const [passes, words] of [
    [9 * 60 + 5, '1 min'],
    [28, '30 s'],
    [21, '10 s'],
  ] as const) {
    await page.clock.fastForward(passes * 1000);
    await eventually(`${words} are told of`, () => spoken.textContent()).toContain(words);
    let knock = 0;
    await eventually('a knock is heard', async () => (knock = Math.max(knock, await loudest()))).toBeGreaterThan(0);
    heard.push(knock);
  }
  expect(await own.getAttribute('data-short')).toBe('true');
  await own.getByText('Then a bot plays').waitFor();
  expect(await shown()).not.toBe(calm);
  expect(heard).toEqual([...heard].sort((one, other) => one - other));
  expect(new Set(heard).size).toBe(3);
  expect(await violationsOn(page)).toEqual([]);
});

/** What the service worker was asked to show, to open and to count: this Chromium has nowhere to do so. */
interface Asked {
  readonly shown: { readonly title: string; readonly options: NotificationOptions & { readonly data: string } }[];
  readonly opened: string[];
  readonly counted: number[];
}

async function listening(context: BrowserContext): Promise<Worker> {
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
  await worker.evaluate(() => {
    const scope = globalThis as unknown as {
      asked: Asked;
      registration: { showNotification(title: string, options: unknown): Promise<void> };
      clients: { openWindow(url: string): Promise<null> };
      navigator: { setAppBadge(count: number): Promise<void> };
    };
    const asked: Asked = { shown: [], opened: [], counted: [] };
    scope.asked = asked;
    scope.registration.showNotification = async (title, options) => {
      asked.shown.push({ title, options: options as Asked['shown'][number]['options'] });
    };
    scope.clients.openWindow = async (url) => {
      asked.opened.push(url);
      return null;
    };
    scope.navigator.setAppBadge = async (count) => {
      asked.counted.push(count);
    };
  });
  return worker;
}

test('a push is shown as a notification though no page of the table is open; its click opens the table', async () => {
  const { page, context } = await site.visit({ installed: true });
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [found] }) => {
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const table = await makeTable(page);
  const worker = await listening(context);
  const asked = () => worker.evaluate(() => (globalThis as unknown as { asked: Asked }).asked);
  const push = async (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: await registered,
      data,
    });
  const call: PushedCall = {
    title: 'Your turn: Gnome Elf Troll',
    body: 'Marit sowed a bean.',
    tag: table,
    path: `/table/${table}`,
    play: 'Play',
    quiet: 'Quiet for today',
    waiting: 3,
  };
  await push(JSON.stringify(call));
  await eventually('it is shown', async () => (await asked()).shown.length).toBe(1);
  const url = new URL(call.path, page.url()).href;
  expect(await asked()).toMatchObject({
    shown: [{ title: call.title, options: { body: call.body, tag: table, data: url } }],
    counted: [3],
  });
  // What cannot be read is shown all the same: browsers take the permission away from those who are silent.
  await push('no JSON');
  await eventually('something is shown', async () => (await asked()).shown.map(({ title }) => title)).toEqual([
    call.title,
    'Underbridge',
  ]);
  const click = (action: string) =>
    worker.evaluate(
      ([data, which]) => {
        const event = Object.assign(new Event('notificationclick'), {
          waitUntil() {},
          action: which,
          notification: { data, close() {} },
        });
        dispatchEvent(event);
      },
      [url, action] as const,
    );
  await click('');
  await eventually('the table opens', async () => (await asked()).opened).toEqual([url]);
  const quieted = context.waitForEvent('request', (request) => request.url().endsWith('/api/me/calls/quiet'));
  await click('quiet');
  expect((await quieted).method()).toBe('POST');
  expect((await asked()).opened).toEqual([url]);
});

test('the badge of the app counts the turns that wait', async () => {
  const { page } = await site.visit();
  await page.addInitScript(() => {
    const counted: number[] = [];
    Object.assign(window, { counted });
    Object.assign(navigator, { setAppBadge: async (count: number) => counted.push(count) });
  });
  const newest = () => page.evaluate(() => (window as unknown as { counted: number[] }).counted.at(-1));
  await page.goto('/matches');
  await eventually('nothing waits', newest).toBe(0);
  for (const waiting of [1, 2]) {
    await makeTable(page);
    await page.goto('/matches');
    await eventually('turns wait', newest).toBe(waiting);
  }
});

import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { seedFrom } from '../../src/kernel/random.ts';
import { freshDatabase } from '../server/kit/databases.ts';
import { builtServer } from '../server/processes.ts';
import { violationsOn } from './accessible.ts';
import { LONGEST_BUILD } from './app.ts';
import { tooSmallOn } from './legible.ts';
import { answerOnce, eventually, whatIsWanted } from './play.ts';
import { openSite, USUAL_SHUFFLE } from './site.ts';
import { makeTable, whoAmI } from './tables.ts';
import { builtToyApp } from './toy-app.ts';

let web = '';
let fresh: Awaited<ReturnType<typeof freshDatabase>> | undefined;

beforeAll(async () => {
  web = await builtToyApp();
}, LONGEST_BUILD);

afterEach(async () => {
  await fresh?.remove();
  fresh = undefined;
});

// What comes last is closed first: pages before their server, and it before its database.
const servers = builtServer();
const site = openSite({ server: false });

async function open(timesFaster = 1): Promise<string> {
  fresh = await freshDatabase('sqlite');
  const { url } = await servers.start(fresh.database, { web, seed: seedFrom(USUAL_SHUFFLE), timesFaster });
  return url;
}

/** Two people sit down where plans may take 90 seconds. */
async function sitDown(host: Page, guest: Page): Promise<string> {
  const table = await makeTable(host, { game: 'sealed-bids', seats: ['me', 'anyone'], options: { seconds: 90 } });
  await whoAmI(guest);
  for (const [page, what] of [[guest, 'join'] as const, [host, 'start'] as const]) {
    expect((await page.request.post(`/api/tables/${table}/${what}`)).ok()).toBe(true);
  }
  await Promise.all([host, guest].map((page) => page.goto(`/table/${table}`)));
  return table;
}

function countdown(page: Page): Locator {
  return page.getByRole('timer');
}

async function secondsLeft(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await countdown(page).textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  return minutes * 60 + seconds;
}

test('all see how much time is left to plan, and hear of its last seconds', async () => {
  const url = await open();
  const { page: host } = await site.visit({ url });
  const { page: guest } = await site.visit({ url, phone: true });
  const table = await sitDown(host, guest);
  for (const page of [host, guest]) {
    await eventually('time is left', () => countdown(page).textContent()).toMatch(/^Time left (1:30|[01]:\d\d)$/);
  }
  expect(await violationsOn(host)).toEqual([]);
  for (const page of [host, guest]) expect(await tooSmallOn(page)).toEqual([]);
  const before = await countdown(host).textContent();
  await eventually('it counts down', () => countdown(host).textContent()).not.toBe(before);

  const { page: spectator } = await site.visit({ url, language: 'sv' });
  await spectator.clock.install();
  await spectator.goto(`/table/${table}`);
  await eventually('time is left', () => countdown(spectator).textContent()).toMatch(/^Tid kvar [01]:\d\d$/);
  const warning = spectator.locator('.countdown [role="status"]');
  expect(await warning.textContent()).toBe('');
  await spectator.clock.fastForward(((await secondsLeft(spectator)) - 5) * 1000);
  await eventually('the last seconds are told', () => warning.textContent()).toBe('De sista 10 sekunderna.');
  await spectator.clock.fastForward(10_000);
  await eventually('time is up', () => countdown(spectator).textContent()).toBe('Tiden är ute 0:00');

  for (const page of [host, guest]) {
    for (let answer = 0; answer < 2; answer++) {
      await whatIsWanted(page);
      await answerOnce(page);
    }
  }
  await Promise.all([host, guest].map((page) => countdown(page).waitFor({ state: 'detached' })));
});

test('when time is up, plans are completed and revealed though nobody answers', async () => {
  const url = await open(60);
  const { page: host } = await site.visit({ url });
  const { page: guest } = await site.visit({ url });
  await sitDown(host, guest);
  const claim = /Keep the lot, or sell it to the bank\?/;
  await eventually('one of them is asked what to do with the lot', async () => {
    const asked = await Promise.all([host, guest].map((page) => page.locator('.prompt').getByText(claim).count()));
    return asked.reduce((sum, count) => sum + count, 0);
  }).toBe(1);
  await Promise.all([host, guest].map((page) => countdown(page).waitFor({ state: 'detached' })));
});

test('the clock stops while none of the players is there, which is said, and goes on when one is back', async () => {
  const url = await open();
  const { page: host } = await site.visit({ url });
  const { page: guest } = await site.visit({ url });
  const { page: spectator } = await site.visit({ url });
  const table = await sitDown(host, guest);
  await spectator.goto(`/table/${table}`);
  await eventually('time is left', () => countdown(spectator).textContent()).toMatch(/^Time left/);
  // As somebody leaves: through the app, or by closing the page.
  await host.goto('/');
  await guest.close();
  await eventually('the clock stops', () => countdown(spectator).textContent()).toMatch(/^Clock stopped [01]:\d\d$/);
  await spectator.getByText('The clock has stopped because none of the players are here.').waitFor();
  expect(await violationsOn(spectator)).toEqual([]);
  expect(await tooSmallOn(spectator)).toEqual([]);
  const left = await secondsLeft(spectator);

  await host.goto(`/table/${table}`);
  await host.getByText('The clock stopped while none of the players were here.').waitFor();
  await eventually('the clock runs', () => countdown(spectator).textContent()).toMatch(/^Time left/);
  expect(await secondsLeft(host)).toBeLessThanOrEqual(left);
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DATABASE } from '../../src/web/connection/local/database-name.ts';
import { violationsOn } from './accessible.ts';
import { act, answerButtons, eventually, litPlaces } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

const WORKER = /\/assets\/worker-[\w-]+\.js$/;
/** What Chromium itself says about a script that the test keeps from it. */
const SCRIPT_GONE = /ERR_FAILED/;

/** The guided match is played in the browser itself. */
async function begin(page: Page): Promise<void> {
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Start the guided match' }).first().click();
}

function trouble(page: Page) {
  return page.getByText('Matches on this device have stopped for a moment.');
}

test('a worker that cannot be loaded once is loaded again by itself', async () => {
  const { page } = await site.visit({ forgiven: SCRIPT_GONE });
  let kept = 0;
  await page.route(WORKER, (route) => (kept++ === 0 ? route.abort() : route.continue()));
  await begin(page);
  await page.waitForURL(/\/guide\//);
  await page.getByRole('region', { name: 'Guide' }).waitFor();
  expect(kept).toBe(2);
  await trouble(page).waitFor({ state: 'detached' });
});

test('while it cannot be loaded, that is said, and a button tries at once', async () => {
  const { page } = await site.visit({ forgiven: SCRIPT_GONE });
  let isGone = true;
  await page.route(WORKER, (route) => (isGone ? route.abort() : route.continue()));
  await begin(page);
  await trouble(page).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  isGone = false;
  // The next attempt by itself may come first, and take the button along.
  await page
    .getByRole('button', { name: 'Try now' })
    .click()
    .catch(() => undefined);
  await page.getByRole('region', { name: 'Guide' }).waitFor();
  await trouble(page).waitFor({ state: 'detached' });
});

test('a button whose work needs a script that cannot be loaded says so and is free again, and loading the page anew helps', async () => {
  const { page } = await site.visit({ forgiven: /ERR_FAILED|dynamically imported module/ });
  let isGone = false;
  await page.route(/\/assets\/[\w-]+\.js$/, (route) => (isGone ? route.abort() : route.continue()));
  await page.goto('/learn');
  const lesson = page.getByRole('article', { name: 'Gnome Elf Troll' });
  const button = lesson.getByRole('button', { name: 'Start the guided match' });
  await button.waitFor();
  isGone = true;
  await button.click();
  await lesson.getByText('reloading the page usually helps').waitFor();
  expect(await button.getAttribute('aria-busy')).toBeNull();
  // A browser asks for a script only once for each page.
  isGone = false;
  await page.reload();
  await button.click();
  await page.getByRole('region', { name: 'Guide' }).waitFor();
});

/** Requests that get no answer, and what lets them go in the end. */
async function stallOnce(page: Page, script: RegExp) {
  const stalled: (() => Promise<void>)[] = [];
  let asked = 0;
  await page.route(script, (route) => {
    if (asked++ > 0) return route.continue();
    return new Promise<void>((resolve) =>
      stalled.push(() =>
        route
          .abort()
          .catch(() => undefined)
          .then(resolve),
      ),
    );
  });
  return { asked: () => asked, letGo: () => Promise.all(stalled.map((abort) => abort())) };
}

test.each([
  ['a worker', WORKER],
  ['what a worker needs to play', /\/assets\/host-[\w-]+\.js$/],
])('%s that never comes is asked for again, and that is said', async (_, script) => {
  const { page } = await site.visit({ forgiven: SCRIPT_GONE });
  const { asked, letGo } = await stallOnce(page, script);
  await begin(page);
  await trouble(page).waitFor();
  await page.getByRole('region', { name: 'Guide' }).waitFor();
  expect(asked()).toBe(2);
  await trouble(page).waitFor({ state: 'detached' });
  await letGo();
});

test('another window that keeps the database for itself is not waited for in silence', async () => {
  const { page, context } = await site.visit();
  const old = await context.newPage();
  await old.goto('/credits');
  // As a window with the first version of the app, which does not make way.
  await old.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, 1);
        request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' });
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          Object.assign(window, { kept: request.result });
          resolve();
        };
      }),
    DATABASE,
  );
  await begin(page);
  await trouble(page).waitFor();
  expect(await page.getByRole('region', { name: 'Guide' }).isVisible()).toBe(false);
  await old.close();
  await page.getByRole('region', { name: 'Guide' }).waitFor();
  await trouble(page).waitFor({ state: 'detached' });
});

test('a worker that is killed is started again, and the match goes on where it was', async () => {
  const { page } = await site.visit();
  await begin(page);
  const guide = page.getByRole('region', { name: 'Guide' });
  const next = guide.getByRole('button', { name: 'Next' });
  // Not the revision: a new worker counts that from the start.
  const frame = page.locator('[data-moments]').first();
  const shown = async () => Number(await frame.getAttribute('data-moments'));
  await guide.waitFor();
  const step = async () => {
    await page.mouse.move(0, 0);
    if (await next.isVisible()) await next.click();
    else await act(page, () => litPlaces(page).or(answerButtons(page)).first().click());
    await next.or(litPlaces(page)).or(answerButtons(page)).first().waitFor();
  };
  while ((await shown()) === 0) await step();
  const before = await shown();
  const [worker] = page.workers();
  const gone = worker?.waitForEvent('close');
  await worker?.evaluate(() => self.close());
  await gone;
  await eventually('another worker runs', () => page.workers().length).toBe(1);
  await trouble(page).waitFor({ state: 'detached' });
  // Rivals may have answered meanwhile.
  await eventually('the match is shown as it was', shown).toBeGreaterThanOrEqual(before);
  const again = await shown();
  while ((await shown()) <= again) await step();
  const played = await shown();
  await page.reload();
  await eventually('the match is shown as it is kept', shown).toBeGreaterThanOrEqual(played);
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
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
  await page.getByRole('button', { name: 'Begin the guided match' }).first().click();
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

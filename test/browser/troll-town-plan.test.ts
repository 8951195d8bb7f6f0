import { expect, test } from 'vitest';
import type { NewTable } from '../../src/protocol/client.ts';
import type { ServerMessage } from '../../src/protocol/server.ts';
import { act, eventually, placeNamed, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';
import { chooseStats, go, grunt, planLine, planResults, summaryOf, TOWN_WITH_A_BOT, twoInTown } from './troll-town.ts';

const site = openSite();

function withoutOffers(message: ServerMessage): string {
  return JSON.stringify(message, (field, value) => (field === 'offers' ? undefined : value));
}

test('a plan is laid on the map, taken back, changed and locked', async () => {
  const { page } = await site.visit();
  await sitDown(page, TOWN_WITH_A_BOT);
  await chooseStats(page);
  await go(page, 'deed-get-minion');
  await planLine(page, 'deed').getByText('Get a Minion').waitFor();

  // Another tile instead of the one that was touched first; nothing has been answered yet.
  await placeNamed(page, 'work-i2').click();
  await page.locator('.tt-cell').first().waitFor();
  await placeNamed(page, 'work-hovel').click();
  const ground = page.locator('.tt-cell').first();
  await ground.hover();
  await act(page, () => ground.click());
  await planLine(page, 'order-1').getByText('Hovel').waitFor();
  expect(await page.locator('.tt-pin').allTextContents()).toContain('1');

  // First the site is taken back, then the piece.
  const undo = page.getByRole('button', { name: 'Undo' });
  await act(page, () => undo.click());
  await page.locator('.tt-cell').first().waitFor();
  await act(page, () => undo.click());
  await planLine(page, 'order-1').getByText('nothing yet').waitFor();

  await go(page, 'no-order');
  await go(page, 'plan-deed');
  await go(page, 'deed-loaf');
  await planLine(page, 'deed').getByText('Loaf').waitFor();
  await grunt(page);
  await planResults(page).getByText('loafed').first().waitFor();
});

test('a road shows as a ghost where it is pointed at, and turns', async () => {
  const { page } = await site.visit();
  await sitDown(page, TOWN_WITH_A_BOT);
  await chooseStats(page);
  await go(page, 'deed-loaf');
  await whatIsWanted(page);
  await placeNamed(page, 'work-i2').click();
  const cell = page.locator('.tt-cell').nth(2);
  await cell.hover();
  const ghost = page.locator('.tt-drawing[role="presentation"] .tt-ghost-rim');
  const before = await ghost.getAttribute('d');
  await page.keyboard.press('r');
  await eventually('the ghost has turned', () => ghost.getAttribute('d')).not.toBe(before);
  await act(page, () => page.locator('.tt-handle-lay').click());
  await planLine(page, 'order-1').getByText('Road 2').waitFor();
});

test('no byte of a plan reaches the other socket before the reveal', async () => {
  const [host, guest] = await twoInTown(site);
  await Promise.all([chooseStats(host.page), chooseStats(guest.page)]);
  await whatIsWanted(guest.page);
  const heard = guest.received.length;
  await go(host.page, 'deed-get-minion');
  await go(host.page, 'work-hovel', '.tt-cell');
  expect(guest.received.slice(heard)).toEqual([]);
  await grunt(host.page);
  await guest.page.getByText('grunted 1st').waitFor();
  // What the guest may answer is the guest's own; all else that was sent says only who has locked.
  const sinceThen = guest.received.slice(heard).map((text) => withoutOffers(JSON.parse(text)));
  for (const secret of ['get-minion', 'hovel', 'told.']) expect(sinceThen.join('')).not.toContain(secret);

  await go(guest.page, 'deed-loaf');
  await grunt(guest.page);
  await summaryOf(guest.page)
    .getByText(/Get a Minion done/)
    .waitFor();
  expect(guest.received.slice(heard).join('')).toContain('told.got-communal');
});

test('a plan that is shown is seen by the other as it changes, until it is closed again', async () => {
  const [host, guest] = await twoInTown(site);
  await Promise.all([chooseStats(host.page), chooseStats(guest.page)]);
  await go(host.page, 'deed-get-minion');
  await host.page.getByRole('button', { name: 'Closed slate' }).click();
  await go(host.page, 'show-all');
  const shown = guest.page.locator('.tt-open-slate');
  await shown.getByText('Get a Minion').waitFor();
  await go(host.page, 'work-hovel', '.tt-cell');
  await shown.getByText('Hovel').waitFor();
  expect(await guest.page.locator('.tt-shown .tt-ghost').count()).toBe(1);
  await go(host.page, 'hide-slate');
  await shown.waitFor({ state: 'detached' });
});

test('what is said in a turn hangs over the one who said it until the next', async () => {
  const [host, guest] = await twoInTown(site);
  await Promise.all([chooseStats(host.page), chooseStats(guest.page)]);
  await whatIsWanted(guest.page);
  await host.page.getByRole('button', { name: 'Chat' }).click();
  await host.page.getByRole('textbox').fill('I will catch Children!');
  await host.page.keyboard.press('Enter');
  const bubble = guest.page.locator('.tt-bubble');
  await bubble.getByText('I will catch Children!').waitFor();
  await host.page.keyboard.press('Escape');
  await grunt(host.page);
  await grunt(guest.page);
  await bubble.waitFor({ state: 'detached' });
});

const FIVE: NewTable['seats'] = ['me', ...Array.from({ length: 4 }, () => ({ bot: 'greedy' }) as const)];

test('five Trolls and all that can be planned are in sight on a small laptop, with large text too', async () => {
  const { page } = await site.visit();
  await page.setViewportSize({ width: 1280, height: 720 });
  await sitDown(page, { ...TOWN_WITH_A_BOT, seats: FIVE });
  await chooseStats(page);
  await whatIsWanted(page);
  const trolls = page.locator('.tt-troll');
  expect(await trolls.evaluateAll(areInSight)).toEqual(Array(5).fill(true));
  for (const troll of await trolls.all()) {
    expect(await troll.locator('.tt-crown-slot').count()).toBe(3);
    expect(await troll.locator('.tt-stat-points').allTextContents()).toHaveLength(5);
  }
  const tiles = page.locator('.tt-tile');
  expect(await tiles.evaluateAll(areInSight)).toEqual(Array(13).fill(true));
  expect(await placeNamed(page, 'deed-heal').textContent()).toBe('Healfrom era II');
  await page.evaluate(() => {
    document.documentElement.dataset.text = 'large';
  });
  await eventually('the tiles have grown', () => tiles.evaluateAll(areInSight)).toEqual(Array(13).fill(true));
  expect(await trolls.evaluateAll(areInSight)).toEqual(Array(5).fill(true));
  expect(await page.locator('.section-bar').count()).toBe(0);
  const map = await page.locator('.tt-map').boundingBox();
  expect(map?.height).toBeGreaterThan(290);
});

test('an empty plan is asked about on the button itself, once, and not by a double click', async () => {
  const { page } = await site.visit();
  await sitDown(page, TOWN_WITH_A_BOT);
  await chooseStats(page);
  await whatIsWanted(page);
  const button = placeNamed(page, 'grunt');
  const ask = page.getByRole('alert').filter({ hasText: 'Nothing is planned. Your Troll would loaf.' });
  // At its end the button says 'Grunt' once more, and the second click of a double click would lie there.
  const { width = 0 } = (await button.boundingBox()) ?? {};
  await act(page, () => button.dblclick({ position: { x: width - 30, y: 24 } }));
  await ask.waitFor();
  expect(await page.locator('.tt-grunt[data-locked]').count()).toBe(0);
  const planOn = page.getByRole('button', { name: 'Plan on' });
  await act(page, () => planOn.click());
  await ask.waitFor({ state: 'detached' });
  await act(page, () => button.click());
  expect(await planOn.evaluate((element) => element === document.activeElement)).toBe(true);
  await act(page, () => button.click());
  // Nobody grunts while the last turn is still being told: the button leads on.
  const summary = summaryOf(page);
  await summary.waitFor();
  expect(await button.count()).toBe(0);
  await act(page, () => page.getByRole('button', { name: 'Plan turn 2' }).click());
  await summary.waitFor({ state: 'detached' });
  // With a deed, one press is enough.
  await go(page, 'deed-loaf');
  await act(page, () => button.click());
  await summary.waitFor();
});

test('what could go wrong is in sight at five Trolls on a small laptop, and counted beside the button', async () => {
  const { page } = await site.visit();
  await page.setViewportSize({ width: 1280, height: 720 });
  await sitDown(page, { ...TOWN_WITH_A_BOT, seats: FIVE });
  await chooseStats(page);
  await go(page, 'deed-capture-child', '[data-place="wait"]');
  const notes = page.locator('.tt-notes li');
  await notes.filter({ hasText: 'No room for 1 Child' }).waitFor();
  // All four rivals in one line.
  expect(await notes.filter({ hasText: 'may catch too' }).count()).toBe(1);
  expect(await notes.evaluateAll(areInSight)).toEqual([true, true]);
  await placeNamed(page, 'grunt').getByText('2 warnings').waitFor({ state: 'attached' });

  // Nobody is there to build a cage, and the town's labour is shared: four warnings, three of them in sight.
  await go(page, 'work-cage', '.tt-cell');
  await notes.filter({ hasText: '1 labour short' }).waitFor();
  expect(await notes.evaluateAll(areInSight)).toEqual([true, true, true]);
  // The plan itself is in sight beside them.
  expect(await page.locator('.tt-lines').evaluate((lines) => lines.clientHeight)).toBeGreaterThan(60);
  await placeNamed(page, 'grunt').getByText('4 warnings').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: '1 more' }).click();
  await eventually('all are there', () => notes.count()).toBe(4);
});

/** Of each, whether nothing hides its top, middle or bottom. */
function areInSight(elements: Element[]): boolean[] {
  return elements.map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 3, (top + bottom) / 2, bottom - 3].every((y) =>
      element.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  });
}

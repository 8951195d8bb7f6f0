import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { give, plan, RED, stats, take, twoHuts } from '../games/troll-town/testing.ts';
import { press } from './keyboard.ts';
import { openGround } from './planted.ts';
import { act, eventually, placeNamed, whatIsWanted } from './play.ts';
import { sitDown } from './tables.ts';
import { go, grunt, planLine, planResults, summaryOf, TOWN_WITH_A_BOT } from './troll-town.ts';

const BLUE = 1;
const { site, plant } = openGround();

function boxOf(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect());
}

/** Two with Huts and private Minions, in turn 12. */
function grownTown(options: Readonly<Record<string, unknown>> = {}) {
  const p = twoHuts(options);
  p.turn = 12;
  p.feasted = 1;
  give(p, { communal: 2, own: [1, 2] });
  return p;
}

test('a player who is Boss takes a Minion and builds for less, before all others', async () => {
  const p = grownTown();
  p.title = RED;
  const page = await plant(TOWN_WITH_A_BOT, plan(p));
  await whatIsWanted(page);
  expect(await page.locator('[data-place="deed-schmooze"][data-mood="lit"]').count()).toBe(0);
  await go(page, 'deed-intimidate', `[data-place="troll-${BLUE}"]`);
  await planLine(page, 'deed').getByText('Intimidate').waitFor();
  await go(page, 'work-cage', '.tt-cell');
  await planLine(page, 'order-1').getByText('0 labour').waitFor();
  await grunt(page);
  await planResults(page)
    .getByText(/Intimidate/)
    .first()
    .waitFor();
  expect(await planResults(page).getByText('done', { exact: true }).count()).toBe(1);
  expect(await planResults(page).getByText('built', { exact: true }).count()).toBe(1);
  expect(await page.locator('.tt-head h2').textContent()).toMatch(/\.$/);
  await summaryOf(page).getByText('You took a Minion from').first().waitFor();

  // It lies over the town and the shelf, and leaves the Trolls in sight.
  const summary = await boxOf(page, '.tt-summary');
  for (const covered of ['.tt-town', '.tt-under']) {
    const { left, right, top, bottom } = await boxOf(page, covered);
    expect([left >= summary.left - 1, right <= summary.right + 1], covered).toEqual([true, true]);
    expect([top >= summary.top - 1, bottom <= summary.bottom + 1], covered).toEqual([true, true]);
  }
  expect((await boxOf(page, '.tt-trolls')).left).toBeGreaterThanOrEqual(summary.right);

  await page.keyboard.press('Escape');
  await summaryOf(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'What happened' }).click();
  await summaryOf(page).waitFor();
  await page.keyboard.press('Enter');
  await summaryOf(page).waitFor({ state: 'detached' });
});

test('the last turn is a show: nothing tells its end before the stage does, and victory comes last', async () => {
  const p = grownTown();
  p.turn = 40;
  p.feasted = 4;
  stats(p, RED, 15, 15, 15, 15, 15);
  const page = await plant(TOWN_WITH_A_BOT, plan(p), { motion: true, settings: { pace: 'normal' } });
  await whatIsWanted(page);
  await go(page, 'deed-challenge');
  await placeNamed(page, 'grunt').click();
  await page.getByRole('button', { name: 'Pause' }).click();
  const result = page.locator('dialog[open] .result-places');
  const crown = page.locator('.tt-ceremony[data-of="boss"]');
  const bar = await boxOf(page, '.tt-show-bar');
  expect(bar.top).toBeGreaterThanOrEqual((await boxOf(page, '.tt-town')).bottom - 1);
  await page.locator('.prompt-sentence').getByText('Watch what happens.').waitFor();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const log = page.getByRole('list', { name: 'What happened' });
  const isTold = () => log.getByText('the new Boss').count();
  expect([await isTold(), await result.count()]).toEqual([0, 0]);
  await page.keyboard.press('Escape');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  while ((await crown.count()) === 0) await next.click();
  await crown.getByText('You overthrew the Boss').waitFor();
  expect(await result.count()).toBe(0);

  await page.getByRole('button', { name: 'To the end' }).click();
  await summaryOf(page)
    .getByText(/with \d crown/)
    .waitFor();
  expect(await page.getByText('On to turn').count()).toBe(0);
  await result.waitFor();
});

test('every site of a road is in sight on a small laptop, and so are the buttons that turn and lay it', async () => {
  const p = grownTown();
  give(p, { communal: 8 });
  const page = await plant(TOWN_WITH_A_BOT, plan(p));
  await page.setViewportSize({ width: 1280, height: 720 });
  await go(page, 'deed-loaf');
  await placeNamed(page, 'work-i4').click();
  const cells = page.locator('.tt-cell');
  await cells.first().waitFor();
  await eventually('all of them can be pointed at', () => cells.evaluateAll(hiddenOnes)).toEqual([]);
  const handle = page.locator('.tt-handle-lay');
  const lowest = await cells.evaluateAll((all) => {
    const bottoms = all.map((each) => each.getBoundingClientRect().bottom);
    return bottoms.indexOf(Math.max(...bottoms));
  });
  for (const cell of [0, lowest, (await cells.count()) - 1]) {
    await cells.nth(cell).hover();
    await handle.waitFor();
    expect(await handle.evaluateAll(hiddenOnes), String(cell)).toEqual([]);
  }
});

/** The places whose middle is not to be seen, or lies under something else. */
function hiddenOnes(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    // Sites touch one another: another one may lie over the middle of this.
    return there?.closest('.tt-cell, .tt-handles') ? [] : [(element as HTMLElement).dataset.place ?? ''];
  });
}

test('when the time to plan is over, the plan counts as it stands', async () => {
  const p = plan(grownTown({ timer: '30' }));
  take(p, RED, { do: 'get-minion', bed: 'communal' }, { do: 'build', work: 'hovel', crew: 'communal-first' });
  const wanted = { ...TOWN_WITH_A_BOT, options: { timer: '30' } };
  const clock = { period: 12, left: 6000 };
  const page = await plant(wanted, p, { clock });
  // Nobody grunts here: the Minion comes, and the hovel that was half laid is left out.
  await planResults(page).getByText('Get a Minion').first().waitFor();
  expect(await planResults(page).getByText('done', { exact: true }).count()).toBe(1);
  expect(await planResults(page).getByText('Hovel').count()).toBe(0);
});

test('a whole turn by keyboard alone', async () => {
  const { page } = await site.visit();
  await sitDown(page, TOWN_WITH_A_BOT);
  for (let stat = 0; stat < 4; stat++) await press(page, 'points-3');
  await press(page, 'deed-get-minion');
  await press(page, 'work-cage', false);
  const cell = await page.locator('.tt-cell').first().getAttribute('data-place');
  await press(page, cell ?? '');
  await planLine(page, 'order-1').getByText('Cage').waitFor();
  await press(page, 'plan-deed');
  await press(page, 'deed-loaf');
  await press(page, 'grunt');
  await planResults(page).getByText('loafed').first().waitFor();
});

test('what was changed is changed for good, and what was taken out is gone', async () => {
  const { page } = await site.visit();
  await sitDown(page, TOWN_WITH_A_BOT);
  for (let stat = 0; stat < 4; stat++) await go(page, 'points-3');
  await go(page, 'deed-get-minion');
  await go(page, 'work-cage', '.tt-cell');
  // Three times over, from the middle of the next order.
  for (const deed of ['loaf', 'get-minion', 'loaf']) {
    await go(page, 'plan-deed');
    await go(page, `deed-${deed}`);
  }
  await planLine(page, 'deed').getByText('Loaf').waitFor();
  await act(page, () => page.getByRole('button', { name: 'Take out order 1' }).click());
  await planLine(page, 'order-1').getByText('nothing yet').waitFor();
  await grunt(page);
  await planResults(page).getByText('loafed').first().waitFor();
  expect(await planResults(page).getByText('Cage').count()).toBe(0);
});

test('the town keeps its place while deeds and pieces are looked through on a small laptop', async () => {
  const p = grownTown();
  give(p, { communal: 8 });
  const page = await plant(TOWN_WITH_A_BOT, plan(p));
  await page.setViewportSize({ width: 1280, height: 720 });
  await placeNamed(page, 'deed-loaf').waitFor();
  const before = await boxOf(page, '.tt-sheet');
  await go(page, 'deed-loaf');
  for (const work of ['work-hovel', 'work-cage', 'work-i2']) {
    await placeNamed(page, work).click();
    await page.locator('.tt-cell').first().waitFor();
    expect(await boxOf(page, '.tt-sheet'), work).toEqual(before);
  }
});

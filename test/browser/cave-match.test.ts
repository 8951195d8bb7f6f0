import { expect, test } from 'vitest';
import { caveResult, figureCard, IN_THE_CAVE, lit, playCaveToTheEnd, playInCave } from './cave.ts';
import { act, eventually, litPlaces, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

test('a whole match of Cave Troll by clicks, from the first page to the page of the match', async () => {
  const { page } = await site.visit();
  await page.goto('/');
  await page.getByRole('article', { name: 'Cave Troll' }).getByRole('button', { name: 'Play now' }).click();
  await whatIsWanted(page);
  await playCaveToTheEnd(page);
  const result = caveResult(page);
  expect(await result.getByRole('listitem').count()).toBe(4);
  await result.getByRole('link', { name: 'Match page' }).click();
  await page.getByRole('heading', { name: 'Match of Cave Troll' }).waitFor();
  await page.locator('.match-board .ct-token').first().waitFor();
});

test('the alternate set is chosen for a table and played to the end', async () => {
  const { page } = await site.visit();
  await sitDown(page, { ...IN_THE_CAVE, options: { ...IN_THE_CAVE.options, set: 'alternate', stallRounds: 2 } });
  await playCaveToTheEnd(page);
  await caveResult(page).getByText('Look at the table').click();
  await page.locator('.ct-gang-open').first().click();
  const piles = page.getByRole('dialog');
  await piles
    .getByText(/Berserker|Giant Slayer|Paladin|Assassin|Grunt|Siren Banshee|Rampaging Troll/)
    .first()
    .waitFor();
});

test('a figure shows where it may go, and its card says what it can do and why not', async () => {
  const { page } = await site.visit();
  await sitDown(page, IN_THE_CAVE);
  await playInCave(page, async () => (await lit.figures(page).count()) > 0 && (await lit.areas(page).count()) === 0);
  const figure = lit.figures(page).first();
  await figure.hover();
  await eventually('areas ahead are marked', () => page.locator('.ct-area[data-ahead]').count()).toBeGreaterThan(0);
  const ahead = await page.locator('.ct-area[data-ahead]').count();
  await figure.click();
  await figureCard(page).waitFor();
  await eventually('the areas ahead glow', () => lit.areas(page).count()).toBe(ahead);
  await figureCard(page).locator('.rule-link').first().click();
  await page.getByRole('tab', { name: 'Rules', selected: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Log', selected: true }).waitFor();
  expect(await figureCard(page).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await figureCard(page).waitFor({ state: 'hidden' });
  await eventually('no area glows', () => lit.areas(page).count()).toBe(0);
});

test('arrow keys walk through the doors, Enter chooses', async () => {
  const { page } = await site.visit();
  await sitDown(page, IN_THE_CAVE);
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.area);
  await page.locator('[data-area="stair-nw"]').focus();
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toBe('porch-nw');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('gallery-nw');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('hall-nw');

  await playInCave(page, async () => (await lit.figures(page).count()) > 0 && (await lit.areas(page).count()) === 0);
  const figure = lit.figures(page).first();
  const id = await figure.getAttribute('data-piece');
  await figure.focus();
  await page.keyboard.press('Enter');
  await lit.areas(page).first().waitFor();
  const target = await lit.areas(page).first().getAttribute('data-area');
  await lit.areas(page).first().focus();
  await page.keyboard.press('Enter');
  await page.locator(`[data-piece="${id}"][data-at="${target}"]`).waitFor();
});

test('a figure is dragged to the next room', async () => {
  const { page } = await site.visit();
  await sitDown(page, IN_THE_CAVE);
  await playInCave(page, async () => (await lit.figures(page).count()) > 0 && (await lit.areas(page).count()) === 0);
  const figure = lit.figures(page).first();
  const id = await figure.getAttribute('data-piece');
  const from = await figure.getAttribute('data-at');
  const box = await figure.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 20, box.y + box.height / 2, { steps: 4 });
  const goal = await lit.areas(page).first().boundingBox();
  if (goal === null) throw new Error('there is no goal');
  await page.mouse.move(goal.x + 8, goal.y + 8, { steps: 4 });
  await page.mouse.up();
  await eventually('the piece has moved', () => page.locator(`[data-piece="${id}"]`).getAttribute('data-at')).not.toBe(
    from,
  );
});

test.each([
  ['on a wide screen', false],
  ['on a phone', true],
])('the guided first match of Cave Troll %s, until one plays on', async (_, phone) => {
  const { page } = await site.visit({ phone });
  await page.goto('/learn');
  const lesson = page.getByRole('article', { name: 'Cave Troll' });
  await lesson.getByRole('button', { name: 'Start the guided match' }).click();
  const guide = page.getByRole('region', { name: 'Guide' });
  const next = guide.getByRole('button', { name: 'Next' });
  const playOn = guide.getByRole('button', { name: 'Play on' });
  const said = new Set<string>();
  for (let stops = 0; !(await playOn.isVisible()); stops++) {
    expect(stops).toBeLessThan(60);
    await guide.waitFor();
    said.add((await guide.getByRole('paragraph').textContent()) ?? '');
    if (await next.isVisible()) await next.click();
    else await act(page, () => litPlaces(page).first().click());
    await next.or(playOn).or(litPlaces(page)).first().waitFor();
  }
  expect(said.size).toBe(29);
  await playOn.click();
  await guide.waitFor({ state: 'hidden' });
  await litPlaces(page).first().waitFor();
});

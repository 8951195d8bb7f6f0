import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { BoardScene } from '../../src/web/board-kit/scenes.ts';
import { arrangedScenes, lastRound, middleRound } from '../games/caverna/arranged-scenes.ts';
import { arrange, take, use } from '../games/caverna/testing.ts';
import { tooSmallOn } from './legible.ts';
import { openGround, type Plot } from './planted.ts';
import { eventually, whatIsWanted } from './play.ts';
import { PHONE } from './visitor.ts';

const { plantAll } = openGround();

const LAPTOPS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
] as const;

/** How many spaces there are in the first round, in a middle one and in the last, by the number of players. */
const SPACES = {
  first: [9, 13, 16, 14, 20, 20, 23],
  middle: [14, 18, 21, 19, 25, 25, 28],
  last: [20, 24, 27, 25, 31, 31, 34],
} as const;

/** A table for one person among bots that have faces. */
function tableFor(seats: number, options: BoardScene['options'] = {}): Plot[0] {
  const bots = Array<{ bot: string }>(seats - 1).fill({ bot: 'mossling' });
  return { game: 'caverna', seats: ['me', ...bots], options, start: true };
}

function plotOf(name: string): Plot {
  const { seats, options, position } = arrangedScenes[name] as BoardScene;
  return [tableFor(seats, options), position?.() ?? {}];
}

/** The first round, with its one card. */
function first(seats: number): Plot {
  const { position } = arrange({ seats, cards: ['blacksmithing'], home: { goods: { food: 2 } } });
  return [tableFor(seats, { firstPlayer: 0 }), position];
}

function arrangedPlot(seats: number, arranged: Parameters<typeof arrange>[0]): Plot {
  return [tableFor(seats, { firstPlayer: 0 }), arrange({ seats, ...arranged }).position];
}

const PLOT_IN = {
  first,
  middle: (seats: number) => arrangedPlot(seats, middleRound(seats)),
  last: (seats: number) => arrangedPlot(seats, lastRound(seats)),
} as const;
const ROUNDS = ['first', 'middle', 'last'] as const;

/**
 * In the page: of these things, those that are not whole in the window, or lie under something else. What is drawn on a half
 * of the home belongs to its cells.
 */
function hidden(selector: string): string[] {
  const isSeen = (thing: Element) => {
    const { left, top, right, bottom, width, height } = thing.getBoundingClientRect();
    if (width < 8 || left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) return false;
    return [
      [0.5, 0.5],
      [0.2, 0.2],
      [0.8, 0.2],
      [0.2, 0.8],
      [0.8, 0.8],
    ].every(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit !== null && (thing.contains(hit) || hit.closest('.cv-half')?.contains(thing) === true);
    });
  };
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  return all.length === 0
    ? [`no ${selector}`]
    : all.filter((each) => !isSeen(each)).map((each) => each.outerHTML.slice(0, 120));
}

const hiddenOn = (page: Page, selector: string) => page.evaluate(hidden, selector);

/** In the page: words of each such box that lie below something else in it. */
function covered({ box, words, by }: { box: string; words: string; by: string }): string[] {
  const boxes = [...document.querySelectorAll(box)].filter((each) => each.querySelector(by) !== null);
  if (boxes.length === 0) return [`no ${by} in ${box}`];
  return boxes.flatMap((each) =>
    [...each.querySelectorAll<HTMLElement>(words)].flatMap((said) => {
      const range = document.createRange();
      range.selectNodeContents(said);
      const text = range.getBoundingClientRect();
      const isBelow = [...each.querySelectorAll(by)].some((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        const across = Math.min(text.right, right) - Math.max(text.left, left);
        return across > 2 && Math.min(text.bottom, bottom) - Math.max(text.top, top) > 2;
      });
      return isBelow ? [said.textContent ?? ''] : [];
    }),
  );
}

const POINTS = { box: '.cv-family', words: '.cv-family-points', by: '.cv-family-extra > *' };
const TAKEN = { box: '.cv-place', words: '.cv-label-name', by: '.cv-worker:not([data-newborn])' };

async function open(page: Page, table: string | undefined): Promise<void> {
  await page.goto(`/table/${table}`);
  await whatIsWanted(page);
}

test('every space and the whole home are in sight at once, for 1 to 7 players, in the first round, a middle one and the last', async () => {
  const cases = ROUNDS.flatMap((round) =>
    SPACES[round].map((count, index) => ({ name: `${round} round for ${index + 1}`, round, seats: index + 1, count })),
  );
  const plots = cases.map(({ round, seats }) => PLOT_IN[round](seats));
  const { pages, tables } = await plantAll(plots, {}, { phone: true });
  const [page, phone] = pages as [Page, Page];
  for (const [index, { name, round, count }] of cases.entries()) {
    await open(page, tables[index]);
    expect([name, await page.locator('.cv-place').count(), await page.locator('.cv-cell').count()]).toEqual([
      name,
      count,
      24,
    ]);
    for (const viewport of LAPTOPS) {
      await page.setViewportSize(viewport);
      for (const things of ['.cv-place', '.cv-cell', '.cv-stores']) {
        await eventually(`${things} at ${viewport.width}x${viewport.height}, ${name}`, () =>
          hiddenOn(page, things),
        ).toEqual([]);
      }
      await eventually(`points of ${name}`, () => page.evaluate(covered, POINTS)).toEqual([]);
      expect(await tooSmallOn(page)).toEqual([]);
    }
    // A middle round has fewer spaces than the last, on a phone in as many rows.
    if (round === 'middle') continue;
    await open(phone, tables[index]);
    // The offer of a guided match goes by itself after the first moves, or is waved off.
    const guided = phone.locator('.first-time').getByRole('button', { name: 'Close' });
    if (await guided.isVisible()) await guided.click();
    await eventually(`all spaces on a phone, ${name}`, () => hiddenOn(phone, '.cv-place')).toEqual([]);
    expect(await tooSmallOn(phone)).toEqual([]);
  }
});

const QUESTIONS = [
  '4-loot',
  '4-forge',
  '4-tile',
  '4-pastures',
  '4-feed',
  '4-births',
  '4-housing',
  '4-branch',
  '4-trade',
  '2-sowing',
  '2-payment',
  '5-market-basket',
];

test('a question lies on the map: the whole home and the stores stay in sight, and so does what answers it', async () => {
  const { pages, tables } = await plantAll(QUESTIONS.map(plotOf), {});
  const [page] = pages as [Page];
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const [index, name] of QUESTIONS.entries()) {
    await open(page, tables[index]);
    for (const things of ['.cv-cell', '.cv-stores', '.prompt']) {
      await eventually(`${things} of ${name}`, () => hiddenOn(page, things)).toEqual([]);
    }
    const ends = '.cv-panel .button';
    if ((await page.locator(ends).count()) > 0) expect([name, await hiddenOn(page, ends)]).toEqual([name, []]);
    expect(await tooSmallOn(page)).toEqual([]);
  }
  // Whatever lies below can be seen: the panel is folded, and comes back.
  await page.getByRole('button', { name: 'Fold away' }).click();
  await eventually('the spaces below the panel', async () => (await hiddenOn(page, '.cv-place')).length).toBeLessThan(
    5,
  );
  await page.getByRole('button', { name: 'Back to the question' }).click();
  await page.getByRole('button', { name: 'Fold away' }).waitFor();
  // Somebody else's home is whole as well.
  await page.locator('[data-guide="seat-1"]').click();
  await page.locator('.cv-guest').waitFor();
  await eventually('the home of another', () => hiddenOn(page, '.cv-home, .cv-stores')).toEqual([]);
});

test('on a phone a question and what answers it lie at the thumb, and the land above them', async () => {
  const names = ['2-sowing', '4-branch', '4-pastures', '4-loot'];
  const { pages, tables } = await plantAll(names.map(plotOf), { phone: true });
  const [phone] = pages as [Page];
  for (const [index, name] of names.entries()) {
    await open(phone, tables[index]);
    const guided = phone.locator('.first-time').getByRole('button', { name: 'Close' });
    if (await guided.isVisible()) await guided.click();
    const answer = name === '4-loot' ? '.cv-pack > .button' : '.cv-panel > :last-child';
    await eventually(`what answers ${name} is whole`, () => hiddenOn(phone, answer)).toEqual([]);
    const { y = 0, height = 0 } = (await phone.locator(answer).boundingBox()) ?? {};
    expect([name, y + height > PHONE.height * 0.6]).toEqual([name, true]);
    // What is asked is read from its beginning.
    if (name === '4-loot') await eventually('the title', () => hiddenOn(phone, '.cv-panel h2')).toEqual([]);
    expect(await tooSmallOn(phone)).toEqual([]);
  }
});

test('on a phone the names of spaces stand beside whoever is there, and the land that is asked for comes first', async () => {
  const digging = arrange({ seats: 2, ...lastRound(2) });
  take(digging, use('excavation-13'));
  const plots: Plot[] = [plotOf('4-last'), plotOf('3-imitation'), [tableFor(2), digging.position]];
  const { pages, tables } = await plantAll(plots, { phone: true });
  const [phone] = pages as [Page];
  for (const [index, name] of ['4-last', '3-imitation'].entries()) {
    await open(phone, tables[index]);
    await eventually(`names of ${name}`, () => phone.evaluate(covered, TAKEN)).toEqual([]);
  }
  // Which tile is asked before any cell glows.
  await open(phone, tables[2]);
  const tops = await phone
    .locator('.cv-half')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect((tops[1] ?? 0) < (tops[0] ?? 0)).toBe(true);
});

test('on a tablet the question has the width of the window, and its answers stand beside it', async () => {
  const { pages, tables } = await plantAll([plotOf('4-pastures')], { phone: true });
  const [page] = pages as [Page];
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, tables[0]);
  const { width = 0, height = 0 } = (await page.locator('.prompt-sentence').boundingBox()) ?? {};
  expect([width > 400, height < 60]).toEqual([true, true]);
  await eventually('every answer', () => hiddenOn(page, '.prompt-actions .button')).toEqual([]);
});

test('with large text the table folds: every space keeps its picture, and what is asked stands beside the whole home', async () => {
  const names = ['2-last', '7-last', '4-pastures', '4-branch'];
  const { pages, tables } = await plantAll(names.map(plotOf), { settings: { text: 'large' } });
  const [page] = pages as [Page];
  await page.setViewportSize({ width: 1280, height: 720 });
  const lowest = () =>
    page.evaluate(() => Math.min(...[...document.querySelectorAll('.cv-place')].map((each) => each.clientHeight)));
  for (const [index, name] of names.entries()) {
    await open(page, tables[index]);
    if (name.endsWith('last')) {
      await eventually(`all spaces of ${name}`, () => hiddenOn(page, '.cv-place')).toEqual([]);
      // A label takes two lines of 19 px letters; the rest is picture.
      expect([name, (await lowest()) >= 68]).toEqual([name, true]);
    } else {
      for (const things of ['.cv-cell', '.cv-stores', '.cv-panel']) {
        await eventually(`${things} of ${name}`, () => hiddenOn(page, things)).toEqual([]);
      }
    }
  }
});

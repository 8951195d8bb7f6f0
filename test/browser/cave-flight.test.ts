import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerInCave, click, figureIn, lit } from './cave.ts';
import { act, eventually, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { makeTable } from './tables.ts';

const site = openSite();

const FIGURES_OF_A_SEAT = 17;
const MOST_ANSWERS = 400;

/** Rooms in which the seat has a hero or monster. */
async function roomsOf(page: Page, seat: number): Promise<string[]> {
  const tokens = await page.locator('.ct-token').evaluateAll((elements) =>
    elements.map((element) => ({
      figure: Number((element as HTMLElement).dataset.figure),
      at: (element as HTMLElement).dataset.at ?? '',
    })),
  );
  return tokens
    .filter(({ figure }) => Math.floor(figure / FIGURES_OF_A_SEAT) === seat && figure % FIGURES_OF_A_SEAT < 15)
    .map(({ at }) => at)
    .filter((at) => !/^(stair|pit)/.test(at));
}

function trollCard(page: Page) {
  return page.locator('.ct-hand [data-mood="lit"]', { hasText: 'Cave Troll' });
}

/** Whose page is asked. */
async function askedOf(pages: readonly Page[]): Promise<number> {
  const isAsked = (page: Page) => page.evaluate(() => document.querySelector('[data-mood="lit"]') !== null);
  let asked = -1;
  await eventually('somebody is asked', async () => {
    const answers = await Promise.all(pages.map(isAsked));
    asked = answers.indexOf(true);
    return asked;
  }).toBeGreaterThanOrEqual(0);
  return asked;
}

test('a cave troll bursts in, and its victim flees in another browser', async () => {
  const host = await site.visit();
  const guest = await site.visit();
  const table = await makeTable(host.page, {
    game: 'cave-troll',
    seats: ['me', 'anyone'],
    options: { firstPlayer: 0, escalatingStart: false },
  });
  await guest.page.goto(`/table/${table}`);
  await guest.page.getByRole('button', { name: 'Sit here' }).click();
  await host.page.goto(`/table/${table}`);
  await host.page.getByRole('button', { name: 'Start the match' }).click();
  const pages = [host.page, guest.page];
  await Promise.all(pages.map((page) => page.locator('.ct-board').waitFor()));

  for (let turn = 0; ; turn++) {
    expect(turn).toBeLessThan(MOST_ANSWERS);
    const seat = await askedOf(pages);
    const page = pages[seat] as Page;
    const other = pages[1 - seat] as Page;
    const [room] = await roomsOf(page, 1 - seat);
    if (room === undefined || (await trollCard(page).count()) === 0) {
      await answerButTroll(page, turn);
      continue;
    }
    await act(page, () => trollCard(page).click());
    await act(page, () => click(page.locator(`[data-area="${room}"]`)));
    await other
      .getByText(/cave troll bursts into/)
      .first()
      .waitFor();
    await lit.figures(other).first().waitFor();
    await flee(other, page);
    // Nobody stays beside a cave troll.
    while ((await figureIn(page, room).count()) > 1) await flee(pages[await askedOf(pages)] as Page, page);
    await page.locator(`[data-area="${room}"][data-shut]`).waitFor();
    break;
  }
});

/** Lets somebody flee to where they may, and waits until the other screen shows it too. */
async function flee(page: Page, witness: Page): Promise<void> {
  await whatIsWanted(page);
  const fugitive = await lit.figures(page).first().getAttribute('data-piece');
  await act(page, () => lit.figures(page).first().click());
  const refuge = await lit.areas(page).first().getAttribute('data-area');
  await act(page, () =>
    lit
      .areas(page)
      .first()
      .click({ position: { x: 8, y: 8 } }),
  );
  await eventually('the fugitive is in its refuge in the other browser', () =>
    witness.locator(`[data-piece="${fugitive}"]`).getAttribute('data-at'),
  ).toBe(refuge);
}

/** Answers, but keeps the troll for when there is somebody to scare. */
async function answerButTroll(page: Page, turn: number): Promise<void> {
  await whatIsWanted(page);
  const cards = page.locator('.ct-held[data-mood="lit"]').filter({ hasNotText: 'Cave Troll' });
  const holdsTroll = (await trollCard(page).count()) > 0;
  const drawn = (await page.locator('.ct-deck[data-mood="lit"]').count()) === 0;
  if (holdsTroll && drawn && (await cards.count()) > 0) await act(page, () => cards.first().click());
  else if (holdsTroll && !drawn && (await lit.areas(page).count()) === 0 && turn % 3 !== 0) {
    await act(page, () => page.locator('.ct-deck').click());
  } else await answerInCave(page, holdsTroll ? turn * 3 : turn);
}

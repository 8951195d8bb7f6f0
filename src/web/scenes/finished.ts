import type { Page } from 'playwright-core';
import { letDo, resignAs } from './others.ts';
import { answerOnce, untilAsked } from './play.ts';
import { ask, GAME, type Shots } from './shot.ts';
import { playLines } from './study.ts';

/** What is left of a match: its film, its review to the end, its notes, a study of it that somebody else shares; and a return to one that ran on. */
export const ofFinished: Shots = {
  'match-film': {
    table: 'over',
    async open(page, { over }) {
      await page.goto(`/match/${over}?at=9`);
      await page.locator('.film-speed').selectOption('slow');
      await page.locator('.film-speed').evaluate((speed) => speed.scrollIntoView({ block: 'center' }));
    },
  },
  'match-review-last': {
    async open(page) {
      await page.goto('/matches/record');
      await page.locator('input[type="file"]').setInputFiles('test/records/gnome-elf-troll/1.underbridge.json');
      await page.getByRole('button', { name: 'Review the match' }).click();
      await page.locator('.review-sure').waitFor();
      await page.getByRole('button', { name: 'Show this moment' }).last().click();
      await page.locator('.match-board').evaluate((board) => board.scrollIntoView());
    },
  },
  'match-notes': { open: readNotes },
  'record-play-on': {
    table: 'over',
    async open(page, { over }) {
      const record = await (await page.request.get(`/api/matches/${over}/record`)).text();
      await page.goto('/matches/record?at=12');
      await page.locator('.record-text').fill(record);
      await page.locator('.record-drop button[type="submit"]').click();
      await page.locator('.play-on').evaluate((panel) => panel.scrollIntoView({ block: 'center' }));
    },
  },
  'study-shared': {
    async open(page) {
      const link = await letDo(page, 'Friedrich-Wilhelm', async (other) => {
        await playLines(other, 'cave-troll');
        await other.getByRole('tab', { name: 'Share' }).click();
        await other.getByRole('button', { name: 'Share by link' }).click();
        await other.getByText('Everybody sees what you see here.').waitFor();
        return other.getByRole('textbox').last().inputValue();
      });
      const { pathname, search } = new URL(link);
      await page.goto(pathname + search);
      await page.locator('.study-main .stage').waitFor();
    },
  },
  'study-share-own': {
    async open(page) {
      await playLines(page, GAME);
      await page.getByRole('tab', { name: 'Share' }).click();
      await page.getByRole('button', { name: 'Share by link' }).click();
      await page.getByText('Everybody sees what you see here.').waitFor();
    },
  },
  'table-returned': { open: comeBack },
};

/** One's own notes, on the page of a match that was given up. */
async function readNotes(page: Page): Promise<void> {
  await page.request.get('/api/me');
  const seats = ['me', { bot: 'troll' }];
  const { table } = await ask<{ table: string }>(page, 'POST', 'tables', { game: GAME, seats, start: true });
  const marks = [{ kind: 'ring', at: 'shop-gnome', words: 'two of these by the goal', pinned: true }];
  const words = 'Gnomes first: they pay each turn. A troll only when somebody is two ahead.';
  await ask(page, 'PUT', `tables/${table}/notes`, { seat: 0, seatEntry: 0, moment: 0, words, marks });
  await page.goto(`/table/${table}`);
  await untilAsked(page, 'before resigning');
  await resignAs(page, table, 0);
  await page.goto(`/match/${table}`);
  await page.getByRole('button', { name: 'Show my notes' }).or(page.getByText('Show my notes')).first().click();
}

/** A bot has sat in for somebody who went away, while the other one played on. */
async function comeBack(page: Page): Promise<void> {
  await page.request.get('/api/me');
  await letDo(page, 'Friedrich-Wilhelm', async (other) => {
    const { table } = await ask<{ table: string }>(page, 'POST', 'tables', {
      game: GAME,
      seats: ['me', 'anyone'],
      options: { firstPlayer: 1 },
    });
    await ask(other, 'POST', `tables/${table}/join`, { seat: 1 });
    await ask(page, 'POST', `tables/${table}/start`);
    await page.goto(`/table/${table}`);
    await page
      .getByRole('button', { name: 'Players', exact: true })
      .or(page.locator('.players-list'))
      .first()
      .waitFor();
    const players = page.getByRole('button', { name: 'Players', exact: true });
    if (await players.isVisible()) await players.click();
    await page
      .getByRole('button', { name: /’s seat$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Let a bot play for me' }).click();
    await page.goto('/credits');
    await other.goto(`/table/${table}`);
    for (let turn = 0; turn < 8; turn++) {
      await untilAsked(other, `after ${turn} answers`);
      await answerOnce(other, turn, 'price-');
    }
    await page.goto(`/table/${table}`);
    await page.getByRole('dialog', { name: /^While you were away/ }).waitFor();
  });
}

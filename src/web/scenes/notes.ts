import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { letDo } from './others.ts';
import { ask, GAME, type Shots } from './shot.ts';

/** What somebody keeps for themselves: notes over a board, moves planned ahead, records in one file. */
export const ofNotes: Shots = {
  'table-notes': { open: (page) => writeNotes(page) },
  'table-notes-board': { open: drawOnly },
  'table-ahead': { open: waitByDays },
  'table-ahead-copy': {
    async open(page) {
      await waitByDays(page);
      await page.getByRole('button', { name: 'Think ahead' }).click();
      await page.getByRole('button', { name: 'Plan these moves' }).waitFor();
      await page.locator('.stage [data-place]:visible').first().waitFor();
    },
  },
  'table-ahead-planned': { open: (page) => planByDays(page) },
  'table-ahead-dropped': { open: findPlanDropped },
  'records-together': {
    table: 'over',
    async open(page, { over }) {
      const record = await (await page.request.get(`/api/matches/${over}/record`)).text();
      const files = {
        'thursday-1.underbridge.json': record,
        'thursday-2.underbridge.json': record,
        'chess.json': '{}',
      };
      const packed = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
      await page.goto('/matches/record');
      await page.locator('input[type="file"]').setInputFiles({
        name: 'thursday.zip',
        mimeType: 'application/zip',
        buffer: Buffer.from(zipSync(Object.fromEntries(packed))),
      });
      await page.locator('.records-found').waitFor();
    },
  },
};

async function drawOnly(page: Page): Promise<void> {
  await page.request.get('/api/me');
  const { table } = await ask<{ table: string }>(page, 'POST', 'tables', {
    game: 'cave-troll',
    seats: ['me', { bot: 'troll' }, { bot: 'elder' }],
    options: {},
    start: true,
  });
  const marks = [
    { kind: 'ring', at: 'area-vault-n', words: '10 gold: be here by 4/5', pinned: true },
    { kind: 'arrow', from: 'area-hall-nw', to: 'area-vault-n' },
  ];
  const words =
    'The vault pays 10. Barbarian over the hall, two turns. Cinder’s troll blocks the door until somebody pays.';
  await ask(page, 'PUT', `tables/${table}/notes`, { seat: 0, seatEntry: 0, moment: 0, words, marks });
  await page.goto(`/table/${table}`);
  await page.locator('.ink-mark').first().waitFor();
}

async function writeNotes(page: Page): Promise<void> {
  await drawOnly(page);
  const tab = page.getByRole('tab', { name: 'Notes' });
  if ((await tab.count()) === 0) {
    const rail = page.getByRole('button', { name: 'Notes', exact: true });
    await ((await rail.count()) > 0 ? rail : page.getByRole('button', { name: 'Log', exact: true })).first().click();
  }
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.locator('.ink-marks').waitFor();
}

/** A match by days in which it is somebody else's turn. */
async function waitByDays(page: Page): Promise<void> {
  const table = await letDo(page, 'Friedrich-Wilhelm', async (other) => {
    const { table: made } = await ask<{ table: string }>(page, 'POST', 'tables', {
      game: GAME,
      seats: ['me', 'anyone'],
      options: { firstPlayer: 1 },
      pace: 'days-steady',
    });
    await ask(other, 'POST', `tables/${made}/join`, { seat: 1 });
    await ask(page, 'POST', `tables/${made}/start`);
    return made;
  });
  await page.goto(`/table/${table}`);
  await page.getByRole('button', { name: 'Think ahead' }).waitFor();
}

async function planByDays(page: Page, told = 'Planned:'): Promise<void> {
  await waitByDays(page);
  const table = new URL(page.url()).pathname.split('/').at(-1);
  const label = { say: 'move.sow', kind: 'bean', end: 'left' };
  const moves = [{ question: { say: 'ask.sow' }, move: { do: 'sow', kind: 'bean', end: 'left' }, label }];
  await ask(page, 'PUT', `tables/${table}/ahead`, { seat: 0, seatEntry: 0, moves });
  await page.reload();
  await page.getByText(told).waitFor();
}

/** Nobody has to play until something changes: the server would say so in these words. */
async function findPlanDropped(page: Page): Promise<void> {
  await page.route('**/api/tables/*/ahead', async (route) => {
    const answer = await route.fetch();
    const { plans, ...rest } = await answer.json();
    const dropped = { why: 'seen' };
    await route.fulfill({
      response: answer,
      json: { ...rest, plans: plans.map((plan: object) => ({ ...plan, dropped })) },
    });
  });
  await planByDays(page, 'Your planned move wasn’t made:');
}

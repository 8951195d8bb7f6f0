import type { Page } from 'playwright-core';
import { letDo, offerPlace, resignAs } from './others.ts';
import { answerOnce, sitDown, untilAsked } from './play.ts';
import { ask, atTable, GAME, type Shot, type Shots, visit } from './shot.ts';
import { callAt, ofWaitingRooms } from './waiting-rooms.ts';

const HOUR = 60 * 60_000;

/** The frame around a table, from the waiting room to the page of its finished match. */
export const ofTables: Shots = {
  ...ofWaitingRooms,
  'table-live': { open: (page) => sitWithClock(page, 'live-quick') },
  'table-days': { open: (page) => sitWithClock(page, 'days-steady') },
  'table-low': { open: runLow },
  'table-paused': { open: pauseClocks },
  'table-adjourn': { open: proposeDate },
  'table-called': {
    open: async (page) => {
      await seeOtherCalled(page);
      await page.getByRole('button', { name: 'Friedrich-Wilhelm’s seat' }).click();
      await page
        .getByRole('dialog')
        .getByText(/called at/)
        .last()
        .waitFor();
    },
  },
  'table-called-card': { open: seeOtherCalled },
  'table-place': { open: lookAtPlace },
  'table-calls': { open: moveOverDays },
  'table-chat': { open: talk },
  'table-report': {
    async open(page) {
      await talk(page);
      await page
        .getByRole('button', { name: /^Tell the host about what/ })
        .first()
        .click();
    },
  },
  'table-log': atTable('three', (page) => openPanel(page, 'Log')),
  'table-history': atTable('three', lookBack),
  'table-rules': atTable('three', openRule),
  'table-score': atTable('three', (page) => openPanel(page, 'Score')),
  'table-seat': atTable('three', async (page) => {
    await showPlayers(page);
    await page
      .getByRole('button', { name: /’s seat$/ })
      .first()
      .click();
  }),
  'table-choices': atTable('three', (page) => page.getByRole('button', { name: 'All choices in words' }).click()),
  'table-hint': atTable('three', askForHint),
  'table-line-lost': { open: loseConnection },
  'table-outdated': { open: meetNewerServer },
  'table-unknown': visit('/table/aaaaaaaaaa'),
  'hot-seat': { open: handOver },
  guide: { open: followGuide },
  result: { open: resign },
  match: {
    table: 'over',
    async open(page, { over }) {
      await page.goto(`/match/${over}`);
      await page.locator('.seat-chart').waitFor();
    },
  },
  'match-review': {
    table: 'over',
    async open(page, { over }) {
      await page.goto(`/match/${over}`);
      await page.getByRole('button', { name: 'Review the match' }).click();
      await page.locator('.review-sure').waitFor();
      await page.locator('.review').evaluate((panel) => panel.scrollIntoView());
    },
  },
  'review-cave-troll': reviewOf('cave-troll/2'),
  'review-caverna': reviewOf('caverna/4'),
  'review-gnome-elf-troll': reviewOf('gnome-elf-troll/1'),
  'review-troll-town': reviewOf('troll-town/5'),
  'review-trolls-and-princesses': reviewOf('trolls-and-princesses/3'),
  'match-former': { open: playOn },
  'match-unknown': visit('/match/aaaaaaaaaa'),
};

/** A review of a recorded match. */
function reviewOf(record: string): Shot {
  return {
    async open(page) {
      await page.goto('/matches/record');
      await page.locator('input[type="file"]').setInputFiles(`test/records/${record}.underbridge.json`);
      await page.getByRole('button', { name: 'Review the match' }).click();
      await page.locator('.review-sure').waitFor({ timeout: 120_000 });
      await page.locator('.review').evaluate((panel) => panel.scrollIntoView());
    },
  };
}

/** Somebody has left the table and was called to their turn. */
async function seeOtherCalled(page: Page): Promise<void> {
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
  await callAt(page, { seats: [{ seat: 1, at: Date.now() - 13 * HOUR, again: Date.now() - HOUR }] });
  await page.goto(`/table/${table}`);
  await page.locator('.stage').waitFor();
  await showPlayers(page);
  await page
    .locator('.players-list')
    .getByText(/called at/)
    .waitFor();
}

/** A table against bots with that pace; against bots alone no clock runs but one's own. */
async function sitWithClock(page: Page, pace: unknown): Promise<void> {
  await page.request.get('/api/me');
  const { table } = await ask<{ table: string }>(page, 'POST', 'tables', {
    game: 'cave-troll',
    seats: ['me', { bot: 'troll' }, { bot: 'elder' }],
    pace,
    start: true,
  });
  await page.goto(`/table/${table}`);
  await page.locator('.seat-clock, .own-clock').first().waitFor();
}

/** With less than a minute left. */
async function runLow(page: Page): Promise<void> {
  await sitWithClock(page, { kind: 'live', bank: 60, increment: 10, cap: 60 });
  await untilAsked(page, 'with little time');
}

/** A live match with somebody else; it is the reader's turn. */
async function sitWith(page: Page, other: Page): Promise<string> {
  const { table } = await ask<{ table: string }>(page, 'POST', 'tables', {
    game: GAME,
    seats: ['me', 'anyone'],
    options: { firstPlayer: 0 },
    pace: 'live-calm',
  });
  await ask(other, 'POST', `tables/${table}/join`, { seat: 1 });
  await ask(page, 'POST', `tables/${table}/start`);
  return table;
}

async function pauseClocks(page: Page): Promise<void> {
  const table = await letDo(page, 'Friedrich-Wilhelm', async (other) => {
    const made = await sitWith(page, other);
    // Among people the clocks pause when all want it.
    for (const each of [page, other]) await ask(each, 'POST', `tables/${made}/pause`, { paused: true });
    return made;
  });
  await page.goto(`/table/${table}`);
  await page.locator('.own-clock').waitFor();
}

async function proposeDate(page: Page): Promise<void> {
  const table = await letDo(page, 'Friedrich-Wilhelm', async (other) => {
    const made = await sitWith(page, other);
    await ask(other, 'POST', `tables/${made}/adjourn`, { until: Date.now() + 24 * 60 * 60_000 });
    return made;
  });
  await page.goto(`/table/${table}`);
  await page.locator('.stage [data-place]:visible').first().waitFor();
  await showPlayers(page);
}

/** After one's first move over days one is asked how to be called. */
async function moveOverDays(page: Page): Promise<void> {
  await page.request.get('/api/me');
  await page.request.delete('/api/me/calls/webhook');
  const table = await letDo(page, 'Friedrich-Wilhelm', async (other) => {
    const { table: made } = await ask<{ table: string }>(page, 'POST', 'tables', {
      game: GAME,
      seats: ['me', 'anyone'],
      options: { firstPlayer: 0 },
      pace: 'days-steady',
    });
    await ask(other, 'POST', `tables/${made}/join`, { seat: 1 });
    await ask(page, 'POST', `tables/${made}/start`);
    return made;
  });
  await page.goto(`/table/${table}`);
  await page.locator('.own-clock').waitFor();
  for (let turn = 0; (await page.locator('.own-clock').count()) > 0; turn++) {
    await untilAsked(page, `after ${turn} answers`);
    await answerOnce(page, turn);
  }
  await page.locator('.calls-ask').waitFor();
}

const LINES = [
  ['Friedrich-Wilhelm', 'Good evening! Has anybody seen my pumpkins?'],
  ['me', 'A troll sits on them.'],
  [
    'Friedrich-Wilhelm',
    'Whose troll? I have been away for a minute, and now my whole garden is full of them. Outrageous.',
  ],
  ['me', 'Not mine, I only have gnomes.'],
] as const;

async function talk(page: Page): Promise<void> {
  await letDo(page, 'Friedrich-Wilhelm', async (other) => {
    const table = await sitWith(page, other);
    await other.goto(`/table/${table}`);
    await page.goto(`/table/${table}`);
    for (const each of [page, other]) {
      await each.locator('.stage [data-place]:visible').first().waitFor();
      await openPanel(each, 'Chat');
    }
    for (const [who, text] of LINES) {
      const each = who === 'me' ? page : other;
      await each.getByRole('textbox', { name: 'Write to the table' }).fill(text);
      await each.keyboard.press('Enter');
      await page.getByText(text).last().waitFor();
    }
  });
}

async function loseConnection(page: Page): Promise<void> {
  let isLost = false;
  let lose = () => {};
  await page.routeWebSocket(/\/socket/, (socket) => {
    if (isLost) void socket.close();
    else socket.connectToServer();
    lose = () => void socket.close();
  });
  await sitDown(page, { game: GAME, seats: 2 });
  await untilAsked(page, 'before the line is lost');
  isLost = true;
  lose();
  await page.getByText('Connection lost.').first().waitFor();
}

/** A server of tomorrow: the page loads again, and is still older. */
async function meetNewerServer(page: Page): Promise<void> {
  const table = await sitDown(page, { game: GAME, seats: 2 });
  await page.routeWebSocket(/\/socket/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      const heard = JSON.parse(String(message));
      socket.send(heard.type === 'hello' ? JSON.stringify({ ...heard, protocol: heard.protocol + 1 }) : message);
    });
  });
  await page.goto(`/table/${table}`);
  await page.locator('.table-outdated').waitFor();
}

async function handOver(page: Page): Promise<void> {
  await page.goto(`/new/${GAME}`);
  await page.getByText('Friends at this screen').click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.curtain').waitFor();
}

/** On a phone the players are behind a button. */
async function showPlayers(page: Page): Promise<void> {
  const players = page.getByRole('button', { name: 'Players', exact: true });
  if (await players.isVisible()) await players.click();
}

/** On a phone the panels are opened from the bar. */
async function openPanel(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  await ((await tab.count()) > 0 ? tab : page.getByRole('button', { name, exact: true })).first().click();
}

async function askForHint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.locator('.hint-panel').waitFor();
}

async function lookBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'History' }).click();
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Previous move' }).click();
}

async function openRule(page: Page): Promise<void> {
  await page.locator('.prompt .rule-link').click();
  await page.locator('.rules-shown').waitFor();
}

export async function resign(page: Page): Promise<void> {
  await sitDown(page, { game: GAME, seats: 2 });
  await untilAsked(page, 'before resigning');
  await showPlayers(page);
  await page.getByRole('button', { name: /’s seat$/ }).click();
  await page.getByRole('button', { name: 'Resign…' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.locator('.result-places').waitFor();
}

/** The table of a match that somebody has left, as somebody sees it who could sit down. */
async function lookAtPlace(page: Page): Promise<void> {
  const { table, close } = await offerPlace(page, GAME);
  await page.goto(`/table/${table}`);
  await page.locator('.stage [data-place]:visible').first().waitFor();
  await showPlayers(page);
  await page.getByRole('button', { name: 'Play on' }).first().waitFor();
  await close();
}

/** The page of a match in which somebody has played on for somebody else. */
async function playOn(page: Page): Promise<void> {
  const { table, seat, stays, close } = await offerPlace(page, GAME);
  await ask(page, 'POST', `tables/${table}/take-over`, { seat });
  await resignAs(stays, table, 0);
  await page.goto(`/match/${table}`);
  await page.locator('.seat-chart').waitFor();
  await close();
}

async function followGuide(page: Page): Promise<void> {
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Start the guided match' }).first().click();
  await page.getByRole('button', { name: 'Next' }).click();
}

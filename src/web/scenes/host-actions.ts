import type { Page } from 'playwright-core';
import type { HostAnnouncements } from '../../protocol/host-room/announcements.ts';
import type { HostClocks, HostTable, HostTables, StuckReason } from '../../protocol/host-room/tables.ts';
import { enterHostRoom, letDo } from './others.ts';
import { ask, GAME, holdable, type Shots } from './shot.ts';
import { visitTournament } from './tournaments.ts';

/** What a host does: what is asked before it is done, and what comes of it. */
export const ofHostActions: Shots = {
  'host-person': { open: (page) => meetReported(page) },
  'host-mute': { open: (page) => meetReported(page, 'Mute…') },
  'host-ban': { open: (page) => meetReported(page, 'Ban…') },
  'host-take-name': { open: (page) => meetReported(page, 'Take the name away…') },
  'host-lost-key': { open: (page) => meetReported(page, 'Link for a lost key…') },
  'host-lost-key-link': {
    async open(page) {
      await meetReported(page, 'Link for a lost key…');
      await page.getByRole('button', { name: 'Make the link' }).click();
      await page.getByRole('button', { name: 'Copy the link' }).waitFor();
    },
  },
  'host-make-host': { open: (page) => meetReported(page, 'Make a host…') },
  'host-stuck': { open: seeStuck },
  'host-end-table': { open: (page) => atRunningTable(page, 'End…') },
  'host-put-away': { open: (page) => atRunningTable(page, 'Put away…') },
  'host-stop-clocks': { open: (page) => atRunningTable(page, 'Stop clocks…') },
  'host-stop-all-clocks': { open: (page) => atRunningTable(page, 'Stop all clocks') },
  'host-clocks-stopped': { open: seeClocksStopped },
  'host-stopped-table': { open: sitWithStoppedClock },
  'host-rename-gathering': { open: (page) => atGathering(page, 'Rename Midwinter Cup') },
  'host-end-gathering': { open: (page) => atGathering(page, 'End Midwinter Cup') },
  'host-report-mute': { open: (page) => answerReport(page, 'Mute…') },
  'host-report-no-fault': { open: (page) => answerReport(page, 'No fault…') },
  'host-backed-up': {
    async open(page) {
      await enterHostRoom(page, '/database');
      await page.getByRole('button', { name: 'Back up now' }).click();
      await page.getByText(/^Backed up, read back and checked/).waitFor();
      await pressFirst(page, /^Check the backup/);
      await page.getByText(/The backup is sound/).waitFor();
    },
  },
  'host-restore': {
    async open(page) {
      await enterHostRoom(page, '/database');
      await pressFirst(page, /^Restore/);
    },
  },
  'host-job-again': {
    async open(page) {
      await enterHostRoom(page, '/jobs');
      await page.route('**/api/host/jobs/*/again', async (route) => {
        const now = await ask<object>(page, 'GET', 'host/jobs');
        await route.fulfill({ json: { ...now, worked: false } });
      });
      await page.getByRole('button', { name: 'Again' }).first().click();
      await page.getByText(/failed again/).waitFor();
    },
  },
  'host-announcements-up': { open: seeAnnounced },
};

async function pressFirst(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

/** Somebody about whom reports wait, and what a host may do about them. */
async function meetReported(page: Page, action?: string): Promise<void> {
  await enterHostRoom(page, '/people');
  await page.getByRole('link', { name: 'Grimnir77' }).first().click();
  await page.getByRole('button', { name: 'Mute…' }).first().waitFor();
  if (action !== undefined) await pressFirst(page, action);
}

async function answerReport(page: Page, answer: string): Promise<void> {
  await enterHostRoom(page, '/reports');
  await pressFirst(page, answer);
}

async function atGathering(page: Page, action: string): Promise<void> {
  await visitTournament(page, '');
  await enterHostRoom(page, '/gatherings');
  await pressFirst(page, action);
}

/** Two people play with clocks. */
async function letTwoPlay(page: Page): Promise<string> {
  return letDo(page, 'Marit', async (host) => {
    const { table } = await ask<{ table: string }>(host, 'POST', 'tables', {
      game: 'trolls-and-princesses',
      seats: ['me', 'anyone'],
      pace: 'days-steady',
      begins: 'by-host',
    });
    await letDo(page, 'Friedrich-Wilhelm', (other) => ask(other, 'POST', `tables/${table}/join`, { seat: 1 }));
    await ask(host, 'POST', `tables/${table}/start`);
    return table;
  });
}

async function atRunningTable(page: Page, action: string): Promise<void> {
  await letTwoPlay(page);
  await enterHostRoom(page, '/tables');
  await page.getByRole('searchbox', { name: 'A player’s name' }).fill('Marit');
  await page.getByRole('button', { name: 'Stop clocks…' }).first().waitFor();
  await pressFirst(page, action);
}

/** It would take real accidents for tables to be stuck. */
async function seeStuck(page: Page): Promise<void> {
  const reasons: readonly StuckReason[] = ['unknown-game', 'newer-rules', 'unreadable', 'bot-late', 'clock-late'];
  const games = ['hill-fort', 'caverna', 'troll-town', 'cave-troll', GAME];
  const tables = reasons.map((stuck, at): HostTable => {
    const moved = Date.now() - (at + 1) * 7 * 60_000;
    const players = ['Marit', 'Friedrich-Wilhelm'];
    const game = games[at] ?? GAME;
    return {
      handle: stuck,
      game,
      version: 1,
      state: 'running',
      players,
      created: moved,
      moved,
      putAway: false,
      mine: false,
      stuck,
    };
  });
  const list: HostTables = { tables, more: false };
  await page.route('**/api/host/tables?*', (route) => route.fulfill({ json: list }));
  await enterHostRoom(page, '/tables?which=stuck');
  await page.locator('.host-stuck').first().waitFor();
}

/** The clocks of one table and, as it says, of all: at other scenes they are to go on. */
async function seeClocksStopped(page: Page): Promise<void> {
  const stopped: HostClocks = { since: Date.now() - 12 * 60_000 };
  await page.route('**/api/host/clocks', (route) => route.fulfill({ json: stopped }));
  await atRunningTable(page, 'Stop clocks…');
  await page.getByRole('dialog').getByRole('button', { name: 'Stop the clocks' }).click();
  await page.getByText('clocks stand').first().waitFor();
}

/** As those who sit there see it. At other scenes clocks are to go on, of which this page hears nothing. */
async function sitWithStoppedClock(page: Page): Promise<void> {
  const hold = await holdable(page);
  await page.request.get('/api/me');
  const { table } = await ask<{ table: string }>(page, 'POST', 'tables', {
    game: GAME,
    seats: ['me', 'anyone'],
    options: { firstPlayer: 0 },
    pace: 'days-steady',
  });
  await letDo(page, 'Friedrich-Wilhelm', (other) => ask(other, 'POST', `tables/${table}/join`, { seat: 1 }));
  await ask(page, 'POST', `tables/${table}/start`);
  await page.goto(`/table/${table}`);
  await page.locator('.own-clock').waitFor();
  await ask(page, 'POST', 'host/clocks/stop');
  await page.getByText('stopped by a host').first().waitFor();
  hold();
  await ask(page, 'POST', 'host/clocks/go-on');
}

async function seeAnnounced(page: Page): Promise<void> {
  const until = Date.now() + 24 * 60 * 60_000;
  const texts = {
    en: 'Tonight at 23:00 the bridge closes for ten minutes. Clocks stand still meanwhile.',
    sv: 'I kväll klockan 23 är bron stängd i tio minuter. Klockorna står stilla så länge.',
  };
  const up: HostAnnouncements = { announcements: [{ id: 'announced', texts, made: Date.now(), until }] };
  await page.route('**/api/host/announcements', (route) => route.fulfill({ json: up }));
  await enterHostRoom(page, '/announcements');
  await page.getByText(texts.en).waitFor();
}

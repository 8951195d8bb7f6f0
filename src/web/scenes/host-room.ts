import type { Page } from 'playwright-core';
import { GAME, type Shots, visit } from './shot.ts';
import { visitTournament } from './tournaments.ts';

/** The host's room, and what hosts say. */
export const ofTheHost: Shots = {
  'host-room': { open: (page) => enterHostRoom(page, '') },
  'host-people': { open: (page) => enterHostRoom(page, '/people') },
  'host-person': { open: (page) => meetReported(page) },
  'host-mute': { open: (page) => meetReported(page, 'Mute…') },
  'host-ban': { open: (page) => meetReported(page, 'Ban…') },
  'host-take-name': { open: (page) => meetReported(page, 'Take the name away…') },
  'host-lost-key': { open: (page) => meetReported(page, 'Link for a lost key…') },
  'host-tables': { open: (page) => enterHostRoom(page, '/tables') },
  'host-gatherings': {
    async open(page) {
      await visitTournament(page, '');
      await enterHostRoom(page, '/gatherings');
      await page.locator('.host-row').first().waitFor();
    },
  },
  'host-end-table': {
    async open(page) {
      await enterHostRoom(page, '/tables');
      await page.getByRole('button', { name: 'End…' }).first().click();
    },
  },
  'host-fair-play': { open: (page) => enterHostRoom(page, '/fair-play') },
  'host-reports': { open: (page) => enterHostRoom(page, '/reports') },
  'host-database': { open: (page) => enterHostRoom(page, '/database') },
  'host-restore': {
    async open(page) {
      await enterHostRoom(page, '/database');
      await page
        .getByRole('button', { name: /^Restore/ })
        .first()
        .click();
    },
  },
  'host-jobs': { open: (page) => enterHostRoom(page, '/jobs') },
  'host-announcements': {
    async open(page) {
      await enterHostRoom(page, '/announcements');
      await page.getByRole('textbox', { name: 'English' }).fill(ANNOUNCED);
    },
  },
  'host-settings': { open: (page) => enterHostRoom(page, '/settings') },
  'host-log': { open: (page) => enterHostRoom(page, '/log') },
  'host-door': { open: (page) => atDoor(page, 'closed') },
  'host-no-host': { open: (page) => atDoor(page, 'no-host') },
  'host-link': visit(`/host/open/${'a'.repeat(43)}`),
  'host-announced': { open: (page) => hearHost(page, '/') },
  'host-announced-table': { open: (page) => hearHost(page, `/new/${GAME}`) },
};

const ANNOUNCED = 'Tonight at 23:00 the bridge closes for ten minutes. Clocks stand still meanwhile.';

async function enterHostRoom(page: Page, section: string): Promise<void> {
  await page.goto(`/host${section}`);
  await page.locator('.host-section .paper').first().waitFor();
}

/** Somebody about whom reports wait, and what a host may do about them. */
async function meetReported(page: Page, deed?: string): Promise<void> {
  await enterHostRoom(page, '/people');
  await page.getByRole('link', { name: 'Grimnir77' }).first().click();
  await page.getByRole('button', { name: 'Mute…' }).first().waitFor();
  if (deed !== undefined) await page.getByRole('button', { name: deed }).first().click();
}

async function atDoor(page: Page, state: string): Promise<void> {
  await page.route('**/api/host/door', (route) => route.fulfill({ json: { state, passkeys: 1, codes: 10 } }));
  await page.goto('/host');
  await page.locator('.host-door').waitFor();
}

/** Somebody who is muted, while something is announced. */
async function hearHost(page: Page, path: string): Promise<void> {
  const until = Date.now() + 24 * 60 * 60_000;
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    const announcements = [{ id: 'announced', texts: { en: ANNOUNCED }, made: 0, until }];
    const restraints = [{ kind: 'mute', until, why: 'Please be kind to the others at the table.' }];
    await route.fulfill({ response: answer, json: { ...(await answer.json()), announcements, restraints } });
  });
  await page.goto(path);
  await page.locator('.announced').first().waitFor();
}

import type { Page } from 'playwright-core';
import { ofHostActions } from './host-actions.ts';
import { enterHostRoom } from './others.ts';
import { GAME, type Shots, visit } from './shot.ts';
import { visitTournament } from './tournaments.ts';

/** The host's room, and what hosts say. */
export const ofTheHost: Shots = {
  'host-room': { open: (page) => enterHostRoom(page, '') },
  'host-people': { open: (page) => enterHostRoom(page, '/people') },
  'host-tables': { open: (page) => enterHostRoom(page, '/tables') },
  'host-gatherings': {
    async open(page) {
      await visitTournament(page, '');
      await enterHostRoom(page, '/gatherings');
      await page.locator('.host-row').first().waitFor();
    },
  },
  'host-fair-play': { open: (page) => enterHostRoom(page, '/fair-play') },
  'host-reports': { open: (page) => enterHostRoom(page, '/reports') },
  'host-database': { open: (page) => enterHostRoom(page, '/database') },
  'host-jobs': { open: (page) => enterHostRoom(page, '/jobs') },
  'host-announcements': {
    async open(page) {
      await enterHostRoom(page, '/announcements');
      await page.getByRole('textbox', { name: 'English' }).fill(ANNOUNCED);
    },
  },
  'host-settings': { open: (page) => enterHostRoom(page, '/settings') },
  ...ofHostActions,
  'host-log': { open: (page) => enterHostRoom(page, '/log') },
  'host-door': { open: (page) => atDoor(page, 'closed') },
  'host-no-host': { open: (page) => atDoor(page, 'no-host') },
  'host-link': visit(`/host/open/${'a'.repeat(43)}`),
  'host-announced': { open: (page) => hearHost(page, '/') },
  'host-announced-table': { open: (page) => hearHost(page, `/new/${GAME}`) },
};

const ANNOUNCED = 'Tonight at 23:00 the bridge closes for ten minutes. Clocks stand still meanwhile.';

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

import type { Page } from 'playwright-core';
import type { CompanionList } from '../../protocol/companions.ts';
import { cutMark } from '../../protocol/house-mark.ts';
import type { Leaderboard } from '../../protocol/people.ts';
import { letDo, resignAs } from './others.ts';
import { ask, GAME, type Shots, visit } from './shot.ts';
import { resign } from './tables.ts';

/** People one has played with, groups, profiles and leaderboards. */
export const ofPeople: Shots = {
  people: visit('/people'),
  'people-met': { open: meetCompanions },
  groups: visit('/groups'),
  group: { open: visitGroup },
  'group-results': { open: playInGroup },
  'group-join': { open: comeToGroup },
  'group-unknown': visit('/groups/join/no-such-link'),
  strongest: visit('/people/strongest'),
  'strongest-listed': { open: readLeaderboard },
  'people-bot': visit('/people/bot/elder'),
  profile: { open: seeOwnProfile },
  'profile-other': { open: seeOther },
  'profile-unknown': visit('/people/aaaaaaaaaaaa'),
};

const NAMES = ['Marit', 'Friedrich-Wilhelm', 'Ylva', 'Bo', 'Signe', 'Leif', 'Grimnir77', 'Åsa-Lena'];

function companion(name: string) {
  return { name, mark: cutMark(name) };
}

/** It would take weeks of matches to know so many. */
async function meetCompanions(page: Page): Promise<void> {
  const list: CompanionList = {
    people: NAMES.map((name, place) => ({
      ...companion(name),
      id: `person-${place}`,
      matches: 2 * (NAMES.length - place) - 1,
      ...(place < 2 && { relation: 'follow' }),
      last: {
        table: 'table',
        game: place % 2 === 0 ? GAME : 'troll-town',
        ended: Date.now() - (place + 1) * 7_000_000,
      },
    })),
    blocked: 1,
  };
  await page.route('**/api/me/people*', (route) => route.fulfill({ json: list }));
  await page.goto('/people');
  await page.getByText('Friedrich-Wilhelm').waitFor();
}

async function readLeaderboard(page: Page): Promise<void> {
  const rows = NAMES.map((name, place) => ({
    ...companion(name),
    person: `person-${place}`,
    place: place + 1,
    rating: 1780 - 61 * place,
    band: 38 + 9 * place,
    matches: 64 - 6 * place,
    wins: 30 - 3 * place,
    recent: [0, 1, 2, 3, 4].map((match) => ((match + place) % 3) + 1),
  }));
  const board: Leaderboard = {
    game: GAME,
    listed: 23,
    hidden: 2,
    rows,
    more: true,
    missing: { matches: 4, opponents: 2 },
    newcomers: { people: [{ ...companion('Tuva'), person: 'tuva' }], all: 5 },
  };
  await page.route('**/api/leaderboards/**', (route) => route.fulfill({ json: board }));
  await page.goto('/people/strongest');
  await page.getByText('Friedrich-Wilhelm').first().waitFor();
}

/** After a match that was given up. */
async function seeOwnProfile(page: Page): Promise<void> {
  await resign(page);
  const { id } = await ask<{ id: string }>(page, 'GET', 'me');
  await page.goto(`/people/${id}`);
  await page.locator('.results li').first().waitFor();
}

async function seeOther(page: Page): Promise<void> {
  const { id } = await letDo(page, 'Friedrich-Wilhelm', (other) => ask<{ id: string }>(other, 'GET', 'me'));
  await page.goto(`/people/${id}`);
  await page.getByText('Nobody has sat with Friedrich-Wilhelm yet.').waitFor();
}

interface Group {
  readonly id: string;
  readonly link: string;
}

async function makeGroup(page: Page): Promise<Group> {
  await page.request.get('/api/me');
  return ask<Group>(page, 'POST', 'groups', { name: 'Thursday trolls' });
}

async function visitGroup(page: Page): Promise<void> {
  const { id } = await makeGroup(page);
  await page.goto(`/groups/${id}`);
  await page.locator('.group-members li').first().waitFor();
}

/** A group of two who have finished a match, with a table that waits. */
async function playInGroup(page: Page): Promise<void> {
  const { id, link } = await makeGroup(page);
  await letDo(page, 'Friedrich-Wilhelm', async (other) => {
    await ask(other, 'POST', 'groups/join', { link });
    for (let match = 0; match < 2; match++) {
      const { table } = await ask<{ table: string }>(page, 'POST', 'tables', { game: GAME, seats: ['me', 'anyone'] });
      await ask(other, 'POST', `tables/${table}/join`, { seat: 1 });
      await ask(page, 'POST', `tables/${table}/start`);
      await resignAs(other, table, 1);
    }
    await ask(other, 'POST', 'tables', { game: 'cave-troll', seats: ['me', 'anyone', 'anyone'] });
  });
  await page.goto(`/groups/${id}`);
  await page.getByRole('table').waitFor();
}

async function comeToGroup(page: Page): Promise<void> {
  const { link } = await letDo(page, 'Friedrich-Wilhelm', makeGroup);
  await page.goto(`/groups/join/${link}`);
  await page.getByText('invites you to Thursday trolls').waitFor();
}

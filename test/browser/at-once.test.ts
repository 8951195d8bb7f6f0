import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seedFrom } from '../../src/kernel/random.ts';
import { freshDatabase } from '../server/kit/databases.ts';
import { builtServer } from '../server/processes.ts';
import { TOY_FOLDERS } from '../toys/folders.ts';
import { LONGEST_BUILD } from './app.ts';
import {
  answerButtons,
  answerOnce,
  connectionLost,
  eventually,
  playOn,
  playToTheEnd,
  resultDialog,
  whatIsWanted,
} from './play.ts';
import { openSite, USUAL_SHUFFLE } from './site.ts';
import { makeTable, whoAmI } from './tables.ts';
import { builtToyApp } from './toy-app.ts';
import { SERVER_GONE } from './visitor.ts';

let web = '';
let fresh: Awaited<ReturnType<typeof freshDatabase>> | undefined;

beforeAll(async () => {
  web = await builtToyApp();
}, LONGEST_BUILD);

afterEach(async () => {
  await fresh?.remove();
  fresh = undefined;
});

// What comes last is closed first: pages before their server, and it before its database.
const servers = builtServer();
const site = openSite({ server: false });

async function open() {
  fresh = await freshDatabase('sqlite');
  const { database } = fresh;
  const wishes = { web, seed: seedFrom(USUAL_SHUFFLE), botHurry: 100 };
  const server = await servers.start(database, wishes);
  const again = () => servers.start(database, { ...wishes, port: Number(new URL(server.url).port) });
  return { server, again };
}

describe.each(TOY_FOLDERS.map(({ manifest }) => manifest))('$title', ({ id, title }) => {
  test('two people and a bot answer in the same instant, also while the server is gone, and nobody is refused', async () => {
    const { server, again } = await open();
    const { page: host } = await site.visit({ url: server.url, forgiven: SERVER_GONE });
    const { page: guest } = await site.visit({ url: server.url, forgiven: SERVER_GONE });
    const table = await makeTable(host, { game: id, seats: ['me', 'anyone', { bot: 'troll' }] });
    await whoAmI(guest);
    for (const [page, what] of [[guest, 'join'] as const, [host, 'start'] as const]) {
      expect((await page.request.post(`/api/tables/${table}/${what}`)).ok()).toBe(true);
    }
    const pages = [host, guest];
    await Promise.all(pages.map((page) => page.goto(`/table/${table}`)));
    await Promise.all(pages.map((page) => whatIsWanted(page)));
    expect(await Promise.all(pages.map((page) => answerOnce(page)))).toEqual(['button', 'button']);

    await Promise.all(pages.map((page) => whatIsWanted(page)));
    await server.kill();
    await Promise.all(pages.map((page) => connectionLost(page).waitFor()));
    // Answered while nobody listens: it arrives when the line is back.
    await Promise.all(pages.map((page) => answerButtons(page).first().click()));
    await again();
    await Promise.all(pages.map((page) => connectionLost(page).waitFor({ state: 'hidden' })));
    await Promise.all(pages.map((page) => playToTheEnd(page)));
  });

  test('two people at one screen are asked at once, and each answers behind the curtain', async () => {
    const { server } = await open();
    const { page } = await site.visit({ url: server.url });
    await page.goto(`/new/${id}`);
    await page.getByRole('heading', { name: title }).first().waitFor();
    await page.getByText('Friends at this screen').click();
    await page.getByRole('group', { name: 'Players' }).getByText('2', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Name at seat 1' }).fill('Ada');
    await page.getByRole('textbox', { name: 'Name at seat 2' }).fill('Bo');
    await page.getByRole('button', { name: 'Start' }).click();
    const sat = new Set<string>();
    for (let wanted = await playOn(page); wanted === 'curtain'; wanted = await playOn(page)) {
      const next = page.getByRole('button', { name: /^I am / });
      sat.add((await next.textContent()) ?? '');
      await next.click();
    }
    expect(sat).toEqual(new Set(['I am Ada', 'I am Bo']));
    await resultDialog(page).waitFor();
  });
});

test('a stop of a guided match waits for the newcomer, whatever rivals answer at once', async () => {
  const { server } = await open();
  const { page } = await site.visit({ url: server.url });
  await page.goto('/learn');
  const game = page.getByRole('article').filter({ hasText: 'Harvest' });
  await game.getByRole('button', { name: 'Start the guided match' }).click();
  const guide = page.getByRole('region', { name: 'Guide' });
  for (const words of ['Take a bowl.', 'You are done.']) {
    await guide.getByText(words).waitFor();
    await answerButtons(page).first().click();
  }
  const rivals = page.locator('.toy-farms').getByText('2 bowls');
  await eventually('both rivals have answered before the newcomer', () => rivals.count()).toBe(2);
  expect(await guide.getByRole('paragraph').textContent()).toBe('Take another.');
  await answerButtons(page).first().click();
  await guide.getByText('You are done.').waitFor();
  await answerButtons(page).first().click();
  await guide.getByText('That was a harvest.').waitFor();
});

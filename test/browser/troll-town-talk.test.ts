import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ServerMessage } from '../../src/protocol/server.ts';
import { violationsOn } from './accessible.ts';
import { tooSmallOn } from './legible.ts';
import { act, placeNamed, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';
import { chooseStats, go, grunt, planLine, TOWN_WITH_A_BOT, twoInTown } from './troll-town.ts';

const site = openSite();

function bubble(page: Page, text: string) {
  return page.locator('.tt-bubble').getByText(text);
}

/** All that came but what one may answer, and the talk. */
function withoutTalk(text: string): string {
  const message = JSON.parse(text) as ServerMessage;
  if (message.type === 'chat') return '';
  return JSON.stringify(message, (field, value) => (field === 'offers' ? undefined : value));
}

test('what is proposed hangs over the town until the turn ends, and nothing else of the plan is told', async () => {
  const [host, guest] = await twoInTown(site);
  await Promise.all([chooseStats(host.page), chooseStats(guest.page)]);
  await whatIsWanted(guest.page);
  const heard = guest.received.length;

  // Of deed and order only the deed is told.
  await go(host.page, 'deed-get-minion');
  await go(host.page, 'work-hovel', '.tt-cell');
  await planLine(host.page, 'order-1').getByText('Hovel').waitFor();
  await host.page.getByRole('button', { name: 'Tell the others: Get a Minion' }).click();
  await bubble(guest.page, 'I will get a Minion for the town.').waitFor();
  await host.page.getByRole('button', { name: 'The others know: Get a Minion' }).waitFor();
  const told = guest.received.slice(heard);
  expect(told.filter((text) => text.includes('get-minion')).map((text) => JSON.parse(text).type)).toEqual(['chat']);
  for (const secret of ['get-minion', 'hovel']) expect(told.map(withoutTalk).join('')).not.toContain(secret);
  expect(told.join('')).not.toContain('hovel');

  // A shop is asked for, and some Minions of the town.
  await guest.page.getByRole('button', { name: 'Propose' }).click();
  await guest.page.getByRole('group', { name: 'this:' }).waitFor();
  expect(await violationsOn(guest.page)).toEqual([]);
  expect(await tooSmallOn(guest.page)).toEqual([]);
  await guest.page.getByRole('button', { name: 'build', exact: true }).click();
  await guest.page.getByRole('group', { name: 'this:' }).getByRole('button', { name: 'Shop' }).click();
  await bubble(host.page, 'Please build a shop.').waitFor();
  await guest.page.getByRole('button', { name: 'Propose' }).click();
  await guest.page.getByRole('button', { name: 'Please leave me 2 Minions of the town.' }).click();
  await bubble(host.page, 'Please leave me 2 Minions of the town.').waitFor();

  // In the second turn all of it is history.
  await grunt(host.page);
  await grunt(guest.page);
  for (const { page } of [host, guest]) await page.locator('.tt-bubble').first().waitFor({ state: 'detached' });
  await guest.page.getByRole('button', { name: /^Chat/ }).click();
  const past = guest.page.locator('.chat-proposal');
  expect(await past.allTextContents()).toEqual([
    'I will get a Minion for the town.earlier turn',
    expect.stringMatching(/please build a shop\.earlier turn$/),
    'Please leave me 2 Minions of the town.earlier turn',
  ]);
});

test('a place is shown to the others by keyboard alone, and Escape leaves it', async () => {
  const [host, guest] = await twoInTown(site);
  await Promise.all([chooseStats(host.page), chooseStats(guest.page)]);
  await whatIsWanted(host.page);
  const open = host.page.getByRole('button', { name: 'Propose' });
  const show = host.page.getByRole('button', { name: 'Show a place on the map' });
  await open.focus();
  await host.page.keyboard.press('Enter');
  await show.focus();
  await host.page.keyboard.press('Enter');
  const words = host.page.locator('.tt-mark-words');
  await words.getByText('Look at this place at the Hub.').waitFor();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await host.page.keyboard.press(key);
  await words.getByText('Look at the Hut in the Fen.').waitFor();
  await host.page.keyboard.press('Enter');
  await bubble(guest.page, 'Look at the Hut in the Fen.').waitFor();
  expect(await guest.page.locator('.tt-mark-flag[data-of="mark"]').count()).toBe(1);
  await words.waitFor({ state: 'detached' });

  await open.focus();
  await host.page.keyboard.press('Enter');
  await show.focus();
  await host.page.keyboard.press('Enter');
  await words.waitFor();
  await host.page.keyboard.press('Escape');
  await words.waitFor({ state: 'detached' });
  expect(await guest.page.locator('.tt-mark-flag').count()).toBe(1);
});

test('on a phone a place is shown by two taps, and others’ words stand with the Trolls', async () => {
  const [host, guest] = await twoInTown(site, { phone: true });
  await chooseStats(host.page);
  for (let stat = 0; stat < 4; stat++) {
    await whatIsWanted(guest.page);
    await act(guest.page, () => placeNamed(guest.page, 'points-3').tap());
  }
  await whatIsWanted(guest.page);
  await guest.page.getByRole('button', { name: 'Plan', exact: true }).tap();
  await guest.page.getByRole('button', { name: 'Propose' }).tap();
  await guest.page.getByRole('button', { name: 'Show a place on the map' }).tap();
  await guest.page.locator('.tt-pointing-hex[data-hex="150"]').tap();
  await guest.page.getByRole('button', { name: 'Say it' }).tap();
  await host.page.locator('.tt-mark-flag').waitFor();
  await bubble(host.page, 'Look at').waitFor();

  await host.page.getByRole('button', { name: 'Propose' }).click();
  await host.page.getByRole('button', { name: 'Please leave me 1 Minion of the town.' }).click();
  await guest.page.getByRole('button', { name: 'Trolls', exact: true }).tap();
  await guest.page.locator('.tt-proposed').getByText('Please leave me 1 Minion of the town.').waitFor();
});

test('bots are asked like people, say what they will do, and answer', async () => {
  const { page } = await site.visit();
  await sitDown(page, TOWN_WITH_A_BOT);
  await chooseStats(page);
  await go(page, 'deed-get-minion');
  await page.getByRole('button', { name: 'Propose' }).click();
  await page.getByRole('group', { name: 'this:' }).getByRole('button', { name: 'Loaf' }).click();
  await page.locator('.tt-bubble').getByText('Not this turn.').waitFor();
});

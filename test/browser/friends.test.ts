import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerOnce, eventually, playOn, resultDialog } from './play.ts';
import { expectNoSecretsIn, expectNoSecretsOn } from './secrets.ts';
import { openSite } from './site.ts';
import { sitDown, whoAmI } from './tables.ts';

const site = openSite();

/** Makes a table for two on the page and gives its invite link. */
async function inviteFrom(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('article', { name: 'Gnome Elf Troll' }).getByRole('link', { name: 'With friends' }).click();
  await page.getByRole('group', { name: 'Players' }).getByText('2', { exact: true }).click();
  await page.getByRole('group', { name: 'needed to win' }).getByText('8', { exact: true }).click();
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('img', { name: 'Scan it with a phone' }).waitFor();
  return page.getByRole('textbox', { name: 'Copy the link' }).inputValue();
}

test('two friends at one table, joined by the link, see nothing of each other’s hands', async () => {
  const host = await site.visit();
  const guest = await site.visit();
  const link = await inviteFrom(host.page);
  await guest.page.goto(link);
  await guest.page.getByRole('button', { name: 'Sit here' }).click();
  await host.page.getByRole('button', { name: 'Start the match' }).click();

  const names = [(await whoAmI(host.page)).name, (await whoAmI(guest.page)).name];
  const titles = () => Promise.all([host.page.title(), guest.page.title()]);
  await eventually(
    'exactly one of them is asked',
    async () => (await titles()).filter((title) => title.includes('Your turn')).length,
  ).toBe(1);

  const icons = await Promise.all([host, guest].map(({ page }) => page.locator('link[rel=icon]').getAttribute('href')));
  expect(icons[0]).not.toBe(icons[1]);

  await Promise.all(
    [host, guest].map(({ page }, seat) =>
      playOn(
        page,
        async (target) => {
          await expectNoSecretsOn(page, names[seat]);
          await target.click();
        },
        { thrifty: true },
      ),
    ),
  );
  expectNoSecretsIn(host.received, 0);
  expectNoSecretsIn(guest.received, 1);
});

test('the link can be copied, with the browser’s clipboard and without', async () => {
  const { page } = await site.visit();
  const link = await inviteFrom(page);
  for (const plain of [false, true]) {
    // What browsers offer over a connection that is not safe, as from a computer at home.
    if (plain) await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    else await page.context().grantPermissions(['clipboard-write']);
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    await page.evaluate(() => {
      const field = Object.assign(document.createElement('textarea'), { id: 'pasted' });
      document.body.append(field);
      field.focus();
    });
    await page.keyboard.press('Control+V');
    await eventually('the link is pasted', () => page.locator('#pasted').inputValue()).toBe(link);
    await page.evaluate(() => document.querySelector('#pasted')?.remove());
    await page.getByRole('button', { name: 'Copy the link' }).waitFor();
  }
});

test('who asks for a rematch is told of to the other, and both meet at the new table', async () => {
  const host = await site.visit();
  const guest = await site.visit();
  await guest.page.goto(await inviteFrom(host.page));
  await guest.page.getByRole('button', { name: 'Sit here' }).click();
  await host.page.getByRole('button', { name: 'Start the match' }).click();
  await guest.page.getByRole('button', { name: /’s seat$/ }).click();
  await guest.page.getByRole('button', { name: 'Resign…' }).click();
  await guest.page.getByRole('button', { name: 'Resign', exact: true }).click();
  await resultDialog(guest.page).waitFor();
  expect(await guest.page.getByText('A rematch is waiting.').count()).toBe(0);

  const won = host.page.getByRole('dialog', { name: 'You win' });
  await won.getByRole('button', { name: 'Play again' }).click();
  await host.page.getByRole('button', { name: 'Start the match' }).waitFor();
  await resultDialog(guest.page).getByText('A rematch is waiting.').waitFor();
  await resultDialog(guest.page).getByRole('button', { name: 'Join the rematch' }).click();
  await eventually('both are at the same table', () => guest.page.url()).toBe(host.page.url());
  await host.page.getByRole('button', { name: 'Start the match' }).click();
  for (const { page } of [host, guest]) await page.getByRole('region', { name: 'Board' }).waitFor();
});

test('a chat line reaches the other side and is counted as unread there', async () => {
  const host = await site.visit();
  const guest = await site.visit();
  await guest.page.goto(await inviteFrom(host.page));
  await guest.page.getByRole('button', { name: 'Sit here' }).click();
  await host.page.getByRole('button', { name: 'Start the match' }).click();
  // Lines from before one came to the table are not counted.
  await guest.page.getByRole('tab', { name: 'Chat' }).waitFor();
  await host.page.getByRole('tab', { name: 'Chat' }).click();
  await host.page.getByRole('textbox', { name: 'Write to the table' }).fill('Good luck <b>to you</b>!');
  await host.page.keyboard.press('Enter');
  await guest.page.getByRole('tab', { name: 'Chat 1' }).click();
  await guest.page.getByText('Good luck <b>to you</b>!').waitFor();
});

test('a spectator sees the match move, may do nothing and learns no secret', async () => {
  const player = await site.visit();
  const spectator = await site.visit();
  const table = await sitDown(player.page);
  await spectator.page.goto(`/table/${table}`);
  await spectator.page.getByRole('region', { name: 'Board' }).waitFor();
  await player.page.getByText('1 person is watching').waitFor();

  const sown = (page: Page) => page.locator('.stage [data-piece^="tile-"]').count();
  for (let answers = 0; answers < 8; answers++) {
    if ((await answerOnce(player.page)) === 'over') break;
    await expectNoSecretsOn(spectator.page, undefined);
  }
  await eventually(
    'the spectator sees what the player sees',
    async () => (await sown(spectator.page)) === (await sown(player.page)),
  ).toBe(true);
  expect(await sown(spectator.page)).toBeGreaterThan(0);
  expect(await spectator.page.locator('[data-mood]').count()).toBe(0);
  expect(await spectator.page.getByRole('button', { name: /Undo|All choices/ }).count()).toBe(0);
  expect(await spectator.page.title()).not.toContain('Your turn');
  expectNoSecretsIn(spectator.received, undefined);
});

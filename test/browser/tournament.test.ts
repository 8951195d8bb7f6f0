import { expect, test } from 'vitest';
import { resign } from './pages.ts';
import { openSite } from './site.ts';
import { makeTournament, whoAmI } from './tables.ts';

const site = openSite();

test('six people in six browsers: they enter, play a round at their tables, and see who won', async () => {
  const visitors = await Promise.all(Array.from({ length: 6 }, () => site.visit()));
  const pages = visitors.map(({ page }) => page);
  const [host, ...others] = pages;
  if (!host) throw new Error('nobody came');
  const id = await makeTournament(host, { name: 'Six at the bridge', seats: 2, rounds: 1 });
  for (const page of pages) {
    await page.goto(`/tournaments/${id}`);
    await page.getByRole('button', { name: 'Take part' }).click();
    await page.getByText('You’re in. The first round hasn’t started yet.').waitFor();
  }
  await host.getByRole('button', { name: 'Start now' }).click();
  await host.getByRole('heading', { name: 'Round 1 of 1' }).waitFor();

  const names = await Promise.all(pages.map(async (page) => (await whoAmI(page)).name));
  const seated = await host
    .locator('.tournament-table')
    .evaluateAll((tables) =>
      tables.map((table) =>
        [...table.querySelectorAll('.tournament-name')].map((name) => name.textContent?.trim() ?? ''),
      ),
    );
  expect(seated.flat().sort()).toEqual([...names].sort());
  const marksApart = await host.locator('.tournament-table .tournament-name').evaluateAll((all) =>
    all.filter((name) => {
      const [mark, words] = [...name.children].map((each) => each.getBoundingClientRect());
      return mark === undefined || words === undefined || words.top > mark.bottom || words.left < mark.right;
    }),
  );
  expect(marksApart, 'names that are not beside their mark').toHaveLength(0);
  // The second of each table gives up; everybody goes to the table from the page.
  for (const [, loser = ''] of seated) {
    const page = pages[names.indexOf(loser)];
    if (!page) throw new Error('nobody sits there');
    await page.reload();
    await page.getByRole('link', { name: 'Go to the table' }).click();
    await page.getByRole('region', { name: 'Board' }).waitFor();
    await resign(page, loser);
  }
  const [watcher] = others;
  await watcher?.goto(`/tournaments/${id}`);
  await watcher?.getByRole('heading', { name: 'Final standings' }).waitFor();
  const points = await watcher?.locator('.tournament-standings td[data-column=points]').allTextContents();
  expect(points).toEqual(['6', '6', '6', '0', '0', '0']);
});

test('the start says why it is closed, home leads to one’s table, and the big screen says who is here and counts', async () => {
  const { page } = await site.visit();
  const id = await makeTournament(page, { name: 'Winter Cup', seats: 4, rounds: 1, options: { goal: 8 } });
  await page.goto(`/tournaments/${id}`);
  await page.getByRole('button', { name: 'Take part' }).click();
  await page.getByText('You’re in.').waitFor();
  expect(await page.getByRole('button', { name: 'Start now' }).isDisabled()).toBe(true);
  await page.getByText('It can start with 3 players or more.').waitFor();
  await page.goto('/');
  await page.getByText('It starts when its host says so.').waitFor();
  await page.getByRole('link', { name: 'Go to the tournament' }).click();
  await page.getByLabel('How many bots?').fill('3');
  // The match is played to its end.
  await page.getByLabel('How strong?').selectOption('mossling');
  await page.getByRole('button', { name: 'Add bots' }).click();
  await page.getByRole('button', { name: 'Start now' }).and(page.locator(':enabled')).click();
  await page.getByRole('heading', { name: 'Round 1 of 1' }).waitFor();
  await page.goto('/');
  await page.getByText('Winter Cup, round 1').waitFor();
  await page.getByText('Your table is waiting for you.').waitFor();
  await page.goto(`/tournaments/${id}/screen`);
  await page.getByRole('timer').getByText('since the round began').waitFor();
  await page.locator('.tournament-screen-table').getByText('here', { exact: true }).waitFor();
  await page.goto(`/tournaments/${id}`);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('A bot finishes your match, starting now. Withdraw?').waitFor();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('heading', { name: 'Final standings' }).waitFor();
});

test('a rated tournament by days, made in the form: holidays are off, and who is not called says that they look', async () => {
  const { page } = await site.visit();
  await makeTournament(page, { name: 'So that one can sign in', seats: 2 });
  await page.goto('/tournaments/new');
  await page.getByLabel('What is it called?').fill('Slow Cup');
  expect(await page.getByText('No clock').count()).toBe(0);
  await page.locator('.new-pace').nth(1).click();
  expect(await page.getByRole('switch', { name: /[Hh]olidays/ }).isChecked()).toBe(false);
  await page.getByRole('switch', { name: 'Rated' }).click();
  await page.getByRole('button', { name: 'Make the tournament' }).click();
  await page.getByRole('heading', { name: 'Slow Cup' }).waitFor();
  await page.getByText(', rated').waitFor();
  const take = page.getByRole('button', { name: 'Take part' });
  expect(await take.isDisabled()).toBe(true);
  await page.getByRole('switch', { name: 'I’ll look for my turns myself' }).click();
  await take.click();
  await page.getByText('You’re in.').waitFor();
});

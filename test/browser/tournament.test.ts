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
    await page.getByText('You are in.').waitFor();
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

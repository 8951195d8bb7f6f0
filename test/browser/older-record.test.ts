import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameNamed } from '../../src/games/index.ts';
import type { MatchRecord } from '../../src/kernel/record.ts';
import { violationsOn } from './accessible.ts';
import { keepRecord, makeLocalDatabase } from './local-database.ts';
import { openSite } from './site.ts';

const site = openSite();

function recordNamed(path: string): MatchRecord {
  return JSON.parse(readFileSync(new URL(`../records/${path}.underbridge.json`, import.meta.url), 'utf8'));
}

test.each([
  ['trolls-and-princesses/1', 'The board shows the first 2 moves'],
  ['troll-town/1', undefined],
])('a match of older rules, %s, is told as it was told then', async (path, limits) => {
  const record = recordNamed(path);
  const today = gameNamed(record.game).version;
  const { page } = await site.visit();
  await makeLocalDatabase(page);
  const id = await keepRecord(page, record);

  await page.goto(`/match/${id}`);
  const older = page.locator('.match-older');
  await older.waitFor();
  expect(await older.textContent()).toContain(`played under version 1 of the rules. Today’s are version ${today}`);
  if (limits !== undefined) expect(await older.textContent()).toContain(limits);
  else expect(await older.textContent()).not.toContain('The board shows');
  expect(await page.locator('.match-log li').count()).toBeGreaterThan(30);
  await page.getByRole('button', { name: 'Check it here' }).click();
  const verdict = page.locator('.match-shuffle [role="status"]');
  await verdict.getByText(limits === undefined ? 'It checks out' : 'of 259 moves can be checked').waitFor();
  expect(await verdict.getAttribute('class')).toBe('shuffle-good');
  // The rest of the page is looked at for every game in match-page.test.ts.
  expect(await violationsOn(page, ['.match-older', '.match-shuffle'])).toEqual([]);
});

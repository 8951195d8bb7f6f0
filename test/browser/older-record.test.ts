import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameNamed } from '../../src/games/index.ts';
import type { LogRow } from '../../src/host/store.ts';
import type { MatchRecord } from '../../src/kernel/record.ts';
import { newKept } from '../../src/web/connection/local/new-kept.ts';
import { violationsOn } from './accessible.ts';
import { openSite } from './site.ts';

const site = openSite();

function recordNamed(path: string): MatchRecord {
  return JSON.parse(readFileSync(new URL(`../records/${path}.underbridge.json`, import.meta.url), 'utf8'));
}

/** Puts the match on the browser's shelf, as a page of that day has left it there. */
async function shelve(page: Page, record: MatchRecord): Promise<string> {
  const id = 'here-aaaaaaaaaa';
  const { game, version, seed, seats, log = [], places } = record;
  const names = Array.from({ length: seats }, (_, seat) => ({ name: record.names?.[seat] ?? '' }));
  const kept = newKept({ game, options: record.options as never, seats: names }, { id, seed, version, made: 1 });
  const table = {
    ...kept,
    row: { ...kept.row, state: 'over', opening: JSON.stringify(log[0]), places: JSON.stringify(places), ended: 2 },
  };
  const counts = new Map<number, number>();
  const rows = record.moves.map(([seat, move], sequence): LogRow => {
    const seatEntry = counts.get(seat) ?? 0;
    counts.set(seat, seatEntry + 1);
    const entry = JSON.stringify(move === 'resign' ? { seat, resign: true } : { seat, move });
    const told = JSON.stringify(log[sequence + 1] ?? []);
    return {
      table_id: id,
      sequence,
      seat,
      number: seatEntry,
      entry,
      told,
      version,
      asked: 0,
      asked_known: 0,
      at: 2,
      moved: 2,
    };
  });
  await page.evaluate(
    async ([match, entries]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('underbridge');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const transaction = database.transaction(['matches', 'log'], 'readwrite');
      transaction.objectStore('matches').put(match);
      for (const entry of entries) transaction.objectStore('log').put(entry);
      await new Promise<void>((resolve) => {
        transaction.oncomplete = () => resolve();
      });
      database.close();
    },
    [table, rows] as const,
  );
  return id;
}

test.each([
  ['trolls-and-princesses/1', 'The board shows the first 2 moves'],
  ['troll-town/1', undefined],
])('a match of older rules, %s, is told as it was told then', async (path, limits) => {
  const record = recordNamed(path);
  const today = gameNamed(record.game).version;
  const { page } = await site.visit();
  // The first match makes the shelf.
  await page.goto('/new/gnome-elf-troll');
  await page.getByText('Friends at this screen').click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/table/**');
  await page.goto('/credits');
  const id = await shelve(page, record);

  await page.goto(`/match/${id}`);
  const older = page.locator('.match-older');
  await older.waitFor();
  expect(await older.textContent()).toContain(`played by version 1 of the rules. Today’s are version ${today}`);
  if (limits !== undefined) expect(await older.textContent()).toContain(limits);
  else expect(await older.textContent()).not.toContain('The board shows');
  expect(await page.locator('.match-log li').count()).toBeGreaterThan(30);
  await page.getByRole('button', { name: 'Check it here' }).click();
  const verdict = page.locator('.match-shuffle [role="status"]');
  await verdict.getByText(limits === undefined ? 'It checks out' : 'of 259 moves can be checked').waitFor();
  expect(await verdict.getAttribute('class')).toBe('shuffle-good');
  expect(await violationsOn(page)).toEqual([]);
});

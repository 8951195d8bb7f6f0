import type { Page } from 'playwright-core';
import type { LogRow } from '../../src/host/store.ts';
import type { MatchRecord } from '../../src/kernel/record.ts';
import { newKeptTable } from '../../src/web/connection/local/new-kept-table.ts';

/** The first match makes the database of the browser. */
export async function makeLocalDatabase(page: Page): Promise<void> {
  await page.goto('/new/gnome-elf-troll');
  await page.getByText('Friends at this screen').click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/table/**');
  await page.goto('/credits');
}

/** Puts the match into the browser's database, as a page of its day has left it there. */
export async function keepRecord(page: Page, record: MatchRecord, id = 'here-aaaaaaaaaa'): Promise<string> {
  const { game, version, seed, seats, log = [], places } = record;
  const names = Array.from({ length: seats }, (_, seat) => ({ name: record.names?.[seat] ?? '' }));
  const kept = newKeptTable({ game, options: record.options as never, seats: names }, { id, seed, version, made: 1 });
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

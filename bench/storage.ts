import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '../src/games/index.ts';
import { matchAfter } from '../src/host/past/past.ts';
import type { Store, TableRow } from '../src/host/store.ts';
import type { Game } from '../src/kernel/game.ts';
import { type Opened, openDatabase } from '../src/server/store/database/open.ts';
import { hostStore } from '../src/server/store/match/host-store.ts';
import { trimMatch } from '../src/server/store/match/trim.ts';
import { makeWriter } from '../src/server/store/match/writer.ts';
import { makePerson } from '../src/server/store/people/people.ts';
import { alone, type Bench, type Figure } from './figures.ts';
import { playMatch } from './filled/played.ts';

const HOST = 'the host';
const KILOBYTE = 1024;

/** What a finished match of each game takes on disk, and how long it takes to show the moment that lies farthest from a position. */
export const storage: Bench = async ({ begin }) => {
  const folder = mkdtempSync(join(tmpdir(), 'underbridge-storage-'));
  const opened = await openDatabase(join(folder, 'underbridge.db'), () => {});
  try {
    await makePerson(opened.db, { id: HOST, name: HOST, made: 1, seen: 1 }, HOST);
    const figures: Figure[] = [];
    for (const game of GAMES) {
      begin(`storage/${game.id}`);
      figures.push(...(await measure(opened, game)));
    }
    return figures;
  } finally {
    await opened.close();
    rmSync(folder, { recursive: true });
  }
};

async function measure(opened: Opened, game: Game): Promise<Figure[]> {
  const { db, commit, sync } = opened;
  const store = hostStore(db, makeWriter(db, commit), sync);
  const row = await playMatch(opened, store, game, { host: HOST });
  const log = await bytesOf(opened, row.id, 'log');
  const positions = await bytesOf(opened, row.id, 'snapshots');
  await trimMatch(db, row.id);
  const left = await bytesOf(opened, row.id, 'snapshots');
  const { entries, longest } = await slowestMoment(opened, store, game, row);
  const figure = (name: string, unit: string, value: number) => alone(`storage/${game.id}/${name}`, unit, value);
  return [
    figure('entries', 'entries', entries),
    figure('log', 'KB', log / KILOBYTE),
    figure('positions', 'KB', positions / KILOBYTE),
    figure('positions-trimmed', 'KB', left / KILOBYTE),
    figure('slowest-moment', 'ms', longest),
  ];
}

/** What the columns of its rows hold; pages and indices come on top of that. */
async function bytesOf({ db }: Opened, table: string, part: 'log' | 'snapshots'): Promise<number> {
  const rows = await db.selectFrom(part).selectAll().where('table_id', '=', table).execute();
  return rows.reduce((sum, row) => sum + Buffer.byteLength(Object.values(row).join('')), 0);
}

async function slowestMoment(
  { db }: Opened,
  store: Store,
  game: Game,
  row: TableRow,
): Promise<{ entries: number; longest: number }> {
  const { length: entries } = await store.logFrom(row.id, 0);
  const kept = await db.selectFrom('snapshots').select('moments').where('table_id', '=', row.id).execute();
  // Whoever holds every seat counts every moment, secret ones too.
  const everySeat = Array.from({ length: row.seats }, (_, seat) => seat);
  let longest = 0;
  for (const { moments } of kept) {
    if (moments === 0) continue;
    const begun = performance.now();
    if ((await matchAfter(store, game, row, everySeat, moments - 1)) === undefined)
      throw new Error('a moment cannot be shown');
    longest = Math.max(longest, performance.now() - begun);
  }
  return { entries, longest };
}

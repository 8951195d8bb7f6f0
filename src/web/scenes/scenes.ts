import type { BrowserContext } from 'playwright-core';
import type { Scenes } from '../board-kit/scenes.ts';
import { ofAccounts } from './account.ts';
import { ofFinished } from './finished.ts';
import { ofTheHost } from './host-room.ts';
import { ofLists } from './lists.ts';
import { ofNotes } from './notes.ts';
import { ofPeople } from './people.ts';
import { playAt, type TableSetup } from './play.ts';
import { ofPuzzles } from './puzzles.ts';
import { ofRecords } from './records.ts';
import { atTable, GAME, press, type Shot, type Shots, type Tables, visit } from './shot.ts';
import { ofStudies } from './study.ts';
import { ofTables } from './tables.ts';
import { ofTournaments } from './tournaments.ts';

/** The tables of the app's own scenes. */
const TABLES: Readonly<Record<string, TableSetup>> = {
  three: { game: GAME, seats: 3, until: { answers: 12 }, prefers: 'price-' },
  over: { game: GAME, seats: 3, prefers: 'price-' },
};

/** The app's own pages, and its frame around a table. */
const OF_THE_APP: Shots = {
  ...ofLists,
  ...ofTables,
  ...ofPeople,
  ...ofTournaments,
  ...ofRecords,
  ...ofNotes,
  ...ofStudies,
  ...ofFinished,
  ...ofPuzzles,
  ...ofAccounts,
  settings: visit('/settings'),
  learn: visit('/learn'),
  credits: visit('/credits'),
  rules: visit(`/rules/${GAME}`),
  translate: visit('/translate'),
  'not-found': visit('/no/such/page'),
  offline: visit('/offline'),
  ...ofTheHost,
};

/** All pictures and their tables: the app's own, and each game's as `<game>-<scene>`. */
export function collectShots(games: Readonly<Record<string, Scenes>>) {
  const tables = { ...TABLES };
  const shots: Record<string, Shot> = { ...OF_THE_APP };
  for (const [game, scenes] of Object.entries(games)) {
    for (const [name, scene] of Object.entries(scenes)) {
      tables[`${game}-${name}`] = { game, ...scene };
      shots[`${game}-${name}`] = atTable(`${game}-${name}`, (page) => press(page, scene.presses ?? []));
    }
  }
  return { shots, tables };
}

/** The number of tables played at the same time, each in a page of its own. */
const CONCURRENT_TABLES = 4;

/** Runs the action; if it fails, records the error under that name and returns undefined. */
type Attempt = <T>(name: string, action: () => Promise<T>) => Promise<T | undefined>;

/** Plays the named tables, several at a time; returns those that could be played. */
export async function setUpTables(
  context: BrowserContext,
  tables: Readonly<Record<string, TableSetup>>,
  attempt: Attempt,
): Promise<Tables> {
  // The first page signs in with the server, once for all tables.
  const page = await context.newPage();
  await page.request.get('/api/me');
  const waiting = Object.entries(tables);
  const laid: Record<string, string> = {};
  const setUpNext = async (): Promise<void> => {
    const [name, table] = waiting.shift() ?? [];
    if (name === undefined || table === undefined) return;
    await attempt(`the table of ${name}`, async () => {
      const own = await context.newPage();
      try {
        laid[name] = await playAt(own, table);
      } finally {
        await own.close();
      }
    });
    await setUpNext();
  };
  await Promise.all(Array.from({ length: CONCURRENT_TABLES }, setUpNext));
  return laid;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Opened, openDatabase } from '../src/server/store/database/open.ts';
import { startPostgres } from '../test/server/kit/postgres.ts';
import type { Bench, Figure } from './figures.ts';
import { fillGroup, fillHostRoom, fillWaiting } from './filled/gatherings.ts';
import { fillMatches } from './filled/matches.ts';
import { fillPeople } from './filled/people.ts';
import { personAt } from './filled/sizes.ts';
import { fillTournaments } from './filled/tournaments.ts';
import { get, timesOf } from './requests.ts';
import { type Guest, post, visit } from './server/chairs/ours.ts';
import { openWorkshop } from './server/processes.ts';

/** Matches that go on, which the page of matches to watch reads. */
const RUNNING = 20;

/**
 * What each list answers within, in milliseconds of 19 in 20 requests, in a database that has been used for years; and how long the
 * server computes for a request, which says more on a busy machine.
 */
export const lists: Bench = async ({ begin }) => {
  const folder = mkdtempSync(join(tmpdir(), 'underbridge-lists-'));
  const postgres = await startPostgres();
  try {
    const figures: Figure[] = [];
    for (const [kind, database] of [
      ['sqlite', join(folder, 'underbridge.db')],
      ['postgres', postgres.url],
    ] as const) {
      begin(`lists/${kind}`);
      figures.push(...(await measure(kind, database)));
    }
    return figures;
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
};

async function measure(kind: string, database: string): Promise<Figure[]> {
  const workshop = await openWorkshop();
  try {
    const first = await workshop.start('ours', database);
    const guest = await visit(first.url);
    const me = (await get<{ id: string }>(guest, '/api/me')).id;
    await beginMatches(guest);
    await first.stop();
    const opened = await openDatabase(database, () => {});
    await fill(opened, me);
    await opened.close();
    const server = await workshop.start('ours', database);
    const figures = await timesOf('lists', kind, server, { ...guest, url: server.url }, pathsFor(me));
    await server.stop();
    return figures;
  } finally {
    await workshop.close();
  }
}

function pathsFor(me: string): Readonly<Record<string, string>> {
  return {
    lobby: '/api/tables',
    'own-tables': '/api/tables/mine',
    'own-matches': '/api/tables/finished',
    'own-matches-with': '/api/tables/finished?with=person%207',
    people: '/api/me/people',
    'people-by-name': '/api/people?name=person%207',
    watch: '/api/watch',
    'watch-game': '/api/watch?game=gnome-elf-troll',
    waiting: '/api/waiting',
    groups: '/api/me/groups',
    group: '/api/groups/bench00000',
    profile: `/api/people/${me}`,
    results: `/api/people/${me}/results`,
    leaderboard: '/api/leaderboards/caverna',
    tournaments: '/api/tournaments',
    tournament: '/api/tournaments/t000000000',
    'host-people': '/api/host/people',
    'host-people-by-name': '/api/host/people?name=person%207',
    'host-person': `/api/host/people/${personAt(7)}`,
    'host-tables': '/api/host/tables',
    'host-tables-by-name': '/api/host/tables?name=person%207',
    'host-fair-play': '/api/host/fair-play',
    'host-jobs': '/api/host/jobs',
    'host-log': '/api/host/log',
  };
}

/** Matches of two people, as they are played. */
async function beginMatches(host: Guest): Promise<void> {
  const other = await visit(host.url);
  for (let made = 0; made < RUNNING; made++) {
    const wish = { game: 'gnome-elf-troll', seats: ['me', 'anyone'], open: true };
    const { table } = await post<{ table: string }>(host, '/api/tables', wish);
    await post(other, `/api/tables/${table}/join`);
    await post(host, `/api/tables/${table}/start`);
  }
}

async function fill(opened: Opened, me: string): Promise<void> {
  await fillPeople(opened, me);
  await fillMatches(opened, me);
  await fillTournaments(opened);
  await fillGroup(opened.db, me);
  await fillHostRoom(opened.db, me);
  await fillWaiting(opened.db);
}

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { GAMES } from '../../src/games/index.ts';
import { makeBackup } from '../../src/server/backup/make.ts';
import { type Opened, openDatabase } from '../../src/server/store/database/open.ts';
import { hostStore } from '../../src/server/store/match/host-store.ts';
import { matchesToTrim, trimMatch } from '../../src/server/store/match/trim.ts';
import { makeWriter } from '../../src/server/store/match/writer.ts';
import { makePerson } from '../../src/server/store/people/people.ts';
import { matchesToCount } from '../../src/server/store/ratings/ratings.ts';
import { abandonedMatches, oldMatches, staleGatherings } from '../../src/server/store/tables/put-away.ts';
import { nextStretch, tablesWithWaitingBots } from '../../src/server/store/tables/waiting-bots.ts';
import { startPostgres } from '../../test/server/kit/postgres.ts';
import { alone, type Bench, type Figure, type Measuring } from '../figures.ts';
import { fillPeople } from '../filled/people.ts';
import { playMatch } from '../filled/played.ts';
import { HOUR, MINUTE, PEOPLE, personAt } from '../filled/sizes.ts';
import { get, timesOf } from '../requests.ts';
import { quantile } from '../server/batches.ts';
import { type Guest, seatingAtOurs, visit } from '../server/chairs/ours.ts';
import { openWorkshop } from '../server/processes.ts';
import { copyMatches, countCopies } from './copies.ts';

const FINISHED = Number(process.env.BENCH_FINISHED ?? 100_000);
const RUNNING = Number(process.env.BENCH_RUNNING ?? 10_000);
const KINDS = (process.env.BENCH_DATABASES ?? 'sqlite,postgres').split(',');
const DAY = 24 * HOUR;
/** Of so many matches one is of each game, and the rest of the shortest: a million of the longer ones do not fit on most disks. */
const MIXED = 40;
const LIMIT = 200;
/** In milliseconds: how long people play beside a backup, and without one. */
const PLAYING = 5_000;

/** A server with a database of years: what it takes, how soon it starts, and what it answers within. */
export const scale: Bench = async (measuring) => {
  const folder = mkdtempSync(join(tmpdir(), 'underbridge-scale-'));
  const figures: Figure[] = [];
  try {
    if (KINDS.includes('sqlite'))
      figures.push(...(await measure('sqlite', join(folder, 'underbridge.db'), folder, measuring)));
    if (KINDS.includes('postgres')) {
      const postgres = await startPostgres({ durable: true, settings: ['max_wal_size=4GB', 'shared_buffers=512MB'] });
      try {
        figures.push(...(await measure('postgres', postgres.url, folder, measuring)));
      } finally {
        await postgres.stop();
      }
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

async function measure(kind: string, database: string, folder: string, { begin }: Measuring): Promise<Figure[]> {
  const figures: Figure[] = [];
  const figure = (name: string, unit: string, value: number) =>
    figures.push(alone(`scale/${kind}/${name}`, unit, value));
  const workshop = await openWorkshop();
  try {
    begin(`scale/${kind}/making`);
    const first = await workshop.start('ours', database);
    const guest = await visit(first.url);
    const me = (await get<{ id: string }>(guest, '/api/me')).id;
    await first.stop();
    const opened = await openDatabase(database, () => {});
    const since = performance.now();
    const sizes = await fill(opened, me, (count) => begin(`scale/${kind}/${count} matches`));
    figure('making', 's', (performance.now() - since) / 1_000);
    figure('bytes-a-match', 'KB', sizes.bytes / (FINISHED + RUNNING) / 1_024);
    begin(`scale/${kind}/chores`);
    for (const [name, ms] of await choresOf(opened)) figure(`chore-${name}`, 'ms', ms);
    await opened.close();
    begin(`scale/${kind}/start`);
    const started = performance.now();
    const server = await workshop.start('ours', database);
    figure('start', 'ms', performance.now() - started);
    const here: Guest = { ...guest, url: server.url };
    begin(`scale/${kind}/lists`);
    figures.push(...(await timesOf('scale', kind, server, here, pathsFor(me))));
    begin(`scale/${kind}/playing`);
    const idle = await server.tell('work');
    await new Promise((resolve) => setTimeout(resolve, PLAYING * 2));
    figure('idle-work', 'ms a second', ((await server.tell('work')) - idle) / (2 * (PLAYING / 1_000)));
    figure('move', 'ms', quantile(await playFor(server.url, until(PLAYING)), 0.95));
    begin(`scale/${kind}/backup`);
    const began = performance.now();
    let made = false;
    const backup = makeBackup({ database, folder: join(folder, kind), reason: 'by-hand', at: Date.now() }).finally(
      () => {
        made = true;
      },
    );
    figure('move-beside-backup', 'ms', quantile(await playFor(server.url, () => made), 0.95));
    const { name } = await backup;
    figure('backup', 's', (performance.now() - began) / 1_000);
    figure('backup-size', 'MB', statSync(join(folder, kind, name)).size / 2 ** 20);
    rmSync(join(folder, kind), { recursive: true });
    await server.stop();
    return figures;
  } finally {
    await workshop.close();
    if (kind === 'sqlite') for (const end of ['', '-wal', '-shm']) rmSync(database + end, { force: true });
  }
}

async function fill(opened: Opened, me: string, say: (count: number) => void): Promise<{ bytes: number }> {
  const { db, kind, commit, sync } = opened;
  await fillPeople(opened, me);
  await makePerson(db, { id: 'template0000', name: 'Template', made: 1, seen: 1 }, 'template0000');
  const store = hostStore(db, makeWriter(db, commit), sync);
  const [over, running]: [string[], string[]] = [[], []];
  for (const [at, game] of GAMES.entries()) {
    const { id } = await playMatch(opened, store, game, { id: `over00000${at}`, host: 'template0000' });
    const [last] = await db
      .selectFrom('log')
      .select('sequence')
      .where('table_id', '=', id)
      .orderBy('sequence', 'desc')
      .limit(1)
      .execute();
    await trimMatch(db, id);
    over.push(id);
    const half = { id: `half00000${at}`, host: 'template0000', most: Math.floor((last?.sequence ?? 0) / 2) };
    running.push((await playMatch(opened, store, game, half)).id);
  }
  await sync();
  const shortest = GAMES.findIndex(({ id }) => id === 'gnome-elf-troll');
  /** All of them, and the shortest so often as it takes. */
  const mixed = (matches: readonly string[]) => [
    ...matches,
    ...Array.from({ length: MIXED - matches.length }, () => matches[shortest] ?? ''),
  ];
  const before = await bytesOf(opened);
  await sql.raw(kind === 'sqlite' ? 'pragma synchronous = off' : 'set synchronous_commit = off').execute(db);
  const now = Date.now();
  const shared = { people: PEOPLE, me };
  const apart = Math.max(1_000, Math.floor((700 * DAY) / FINISHED));
  const done = {
    ...shared,
    templates: mixed(over),
    letter: 'f',
    count: FINISHED,
    from: now - FINISHED * apart,
    apart,
    over: true,
  };
  await copyMatches(opened, done, say);
  const under = {
    ...shared,
    templates: mixed(running),
    letter: 'r',
    count: RUNNING,
    from: now - RUNNING * MINUTE,
    apart: MINUTE,
    over: false,
  };
  await copyMatches(opened, under, say);
  await countCopies(opened, 'f', FINISHED);
  await sql.raw(kind === 'sqlite' ? 'pragma synchronous = full' : 'set synchronous_commit = on').execute(db);
  const bytes = (await bytesOf(opened)) - before;
  await sql.raw('analyze').execute(db);
  return { bytes };
}

async function bytesOf({ db, kind }: Opened): Promise<number> {
  const size =
    kind === 'sqlite'
      ? sql<{ size: number }>`select page_count * page_size as size from pragma_page_count(), pragma_page_size()`
      : sql<{ size: number }>`select pg_database_size(current_database()) as size`;
  return Number((await size.execute(db)).rows[0]?.size);
}

/** In milliseconds: what regular chores take that look through the matches. */
async function choresOf({ db }: Opened): Promise<[string, number][]> {
  const now = Date.now();
  const chores: Readonly<Record<string, () => Promise<unknown>>> = {
    'wake-bots': async () => tablesWithWaitingBots(db, now - 15_000, undefined, await nextStretch(db, '')),
    'take-over-all': () => tablesWithWaitingBots(db, 0, ['one']),
    'put-away': () => abandonedMatches(db, now - 180 * DAY, LIMIT),
    'remove-finished': () => oldMatches(db, now - 600 * DAY, LIMIT),
    'remove-gathering': () => staleGatherings(db, now - 30 * DAY, LIMIT),
    trim: () => matchesToTrim(db, now - DAY, LIMIT),
    'count-matches': () => matchesToCount(db, 'new', LIMIT),
  };
  const times: [string, number][] = [];
  for (const [name, run] of Object.entries(chores)) {
    await run();
    const since = performance.now();
    await run();
    times.push([name, performance.now() - since]);
  }
  return times;
}

function pathsFor(me: string): Readonly<Record<string, string>> {
  return {
    lobby: '/api/tables',
    'lobby-running': '/api/tables?state=running',
    'own-tables': '/api/tables/mine',
    profile: `/api/people/${me}`,
    'profile-of-another': `/api/people/${personAt(7)}`,
    results: `/api/people/${me}/results`,
    'people-by-name': '/api/people?name=person%207',
    'own-matches': '/api/tables/finished',
    'own-matches-of-a-game': '/api/tables/finished?game=caverna',
    'own-matches-with': '/api/tables/finished?with=person%207',
    record: '/api/matches/f000000000/record',
    leaderboard: '/api/leaderboards/caverna',
    watch: '/api/watch',
    'a-table': '/api/tables/r000000001',
    durations: '/api/durations',
  };
}

function until(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() > end;
}

/** How long two people wait for each of their moves, in milliseconds. */
async function playFor(url: string, isOver: () => boolean): Promise<number[]> {
  const { seatPair, close } = await seatingAtOurs(url);
  const times: number[] = [];
  while (!isOver()) {
    const pair = await seatPair();
    while (!isOver() && !pair[0].isOver()) {
      const chair = pair.find((each) => each.choices() > 0);
      if (chair === undefined) throw new Error('nobody is asked');
      const before = pair.map((each) => each.heard());
      const since = performance.now();
      const heard = pair.map(
        (each, at) => new Promise<void>((resolve) => each.listen(() => each.heard() > (before[at] ?? 0) && resolve())),
      );
      chair.choose(0);
      await Promise.all(heard);
      times.push(performance.now() - since);
    }
  }
  close();
  return times;
}

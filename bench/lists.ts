import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newTableRow } from '../src/host/match/new-table-row.ts';
import { type Opened, openDatabase } from '../src/server/store/database/open.ts';
import { startPostgres } from '../test/server/kit/postgres.ts';
import { alone, type Bench, type Figure } from './figures.ts';
import { quantile } from './server/batches.ts';
import { type Guest, post, visit } from './server/chairs/ours.ts';
import { openWorkshop } from './server/processes.ts';

const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 10_000);
const MATCHES = Number(process.env.BENCH_MATCHES ?? 100_000);
const TOURNAMENTS = Number(process.env.BENCH_TOURNAMENTS ?? 1_000);
const SEATS = 3;
/** How many matches whoever asks has played. */
const OWN_MATCHES = 1_000;
const REQUESTS = 40;
const GAMES = ['gnome-elf-troll', 'cave-troll', 'caverna', 'troll-town', 'trolls-and-princesses'] as const;
const MINUTE = 60_000;
/** The last match has just ended, so that leaderboards list people who are active. */
const START = Date.now() - (MATCHES + 1) * MINUTE;
/** Matches that go on, which the page of matches to watch reads. */
const RUNNING = 20;
const ROUNDS = 5;
const ENTRANTS = 24;
const HOUR = 60 * MINUTE;
/** Fewer values than either database takes in a statement. */
const MOST_VALUES = 20_000;

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
    const { url } = server;
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(pathsFor(me))) {
      // What is kept for a while is worked out now.
      await get({ ...guest, url }, path);
      const worked = await server.tell('work');
      const times: number[] = [];
      for (let request = 0; request < REQUESTS; request++) {
        const since = performance.now();
        await get({ ...guest, url }, path);
        times.push(performance.now() - since);
      }
      const work = (await server.tell('work')) - worked;
      figures.push(alone(`lists/${kind}/${name}`, 'ms', quantile(times, 0.95)));
      figures.push(alone(`lists/${kind}/${name}/work`, 'ms', work / REQUESTS));
    }
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

async function get<T>({ url, cookie }: Guest, path: string): Promise<T> {
  const answer = await fetch(url + path, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

function personAt(index: number): string {
  return `p${String(index % PEOPLE).padStart(11, '0')}`;
}

/** The people of a match, spread so that everybody has met many. */
function playersOf(match: number, me: string): string[] {
  const others = Array.from({ length: SEATS }, (_, seat) => personAt(match * 7 + seat * (1 + (match % 97))));
  return match % Math.max(1, Math.floor(MATCHES / OWN_MATCHES)) === 0 ? [me, ...others.slice(1)] : others;
}

async function fill({ db }: Opened, me: string): Promise<void> {
  const people = Array.from({ length: PEOPLE }, (_, index) => personAt(index));
  await add(
    people,
    (id, index) => ({ id, name: `Person ${index}`, folded: `person ${index}`, made: START, seen: START + index }),
    (rows) => db.insertInto('people').values(rows).execute(),
  );
  const matches = Array.from({ length: MATCHES }, (_, match) => match);
  const idOf = (match: number) => `m${String(match).padStart(9, '0')}`;
  const gameOf = (match: number) => GAMES[match % GAMES.length] ?? GAMES[0];
  const endOf = (match: number) => START + match * MINUTE;
  await add(
    matches,
    (match) => ({
      ...newTableRow({
        id: idOf(match),
        game: gameOf(match),
        version: 1,
        seats: SEATS,
        options: '{}',
        open: 1,
        state: 'over',
        host: playersOf(match, me)[0] ?? me,
        seed: '00',
        commitment: '00',
        made: endOf(match) - 30 * MINUTE,
        started: endOf(match) - 29 * MINUTE,
        ended: endOf(match),
        places: '[1,2,3]',
        rated: 1,
      }),
      trimmed: 1,
      counted: 1,
    }),
    (rows) => db.insertInto('tables').values(rows).execute(),
  );
  const seated = matches.flatMap((match) => playersOf(match, me).map((person, seat) => ({ match, person, seat })));
  await add(
    seated,
    ({ match, person, seat }) => ({
      table_id: idOf(match),
      seat,
      holder: 'person' as const,
      person,
      bot: null,
      stand_in: null,
    }),
    (rows) => db.insertInto('seats').values(rows).execute(),
  );
  await add(
    seated,
    ({ match, person, seat }) => ({
      table_id: idOf(match),
      seat,
      game: gameOf(match),
      person,
      bot: null,
      place: seat + 1,
      seats: SEATS,
      people: SEATS,
      ended: endOf(match),
      rated: 1,
      listed: 1,
      pace: 'none' as const,
      fate: 'played' as const,
      time_outs: 0,
      replies: 20,
      reply: 5_000,
      network: null,
    }),
    (rows) => db.insertInto('results').values(rows).execute(),
  );
  await add(
    seated,
    ({ match, person, seat }) => ({
      table_id: idOf(match),
      seat,
      game: gameOf(match),
      number: match + 1,
      person,
      place: seat + 1,
      seats: SEATS,
      absent: 0,
      at: endOf(match),
      before: 1500,
      after: 1500 + 8 * (1 - seat),
    }),
    (rows) => db.insertInto('rating_events').values(rows).execute(),
  );
  const rated = [me, ...people].flatMap((person) => GAMES.map((game) => ({ person, game })));
  await add(
    rated,
    ({ person, game }, index) => ({
      person,
      game,
      rating: 1300 + (index % 401),
      safe: 1200 + (index % 401),
      matches: 6 + (index % 40),
      wins: 2,
      opponents: 12,
      last: endOf(MATCHES),
      recent: '[1,2,3,1,2]',
      trend: 4,
    }),
    (rows) => db.insertInto('ratings').values(rows).execute(),
  );
  const tournaments = Array.from({ length: TOURNAMENTS }, (_, index) => index);
  const named = (index: number) => `t${String(index).padStart(9, '0')}`;
  await add(
    tournaments,
    (index) => ({
      id: named(index),
      name: `Cup ${index}`,
      host: personAt(index),
      game: gameOf(index),
      options: '{}',
      pace: null,
      rated: 0,
      format: 'swiss' as const,
      seats: SEATS,
      rounds: 5,
      every: null,
      open: 1,
      state: index % 10 === 0 ? ('running' as const) : ('over' as const),
      seed: '00',
      notice: null,
      made: START + index * MINUTE,
      starts: null,
      started: START + index * MINUTE,
      ended: index % 10 === 0 ? null : START + (index + 60) * MINUTE,
    }),
    (rows) => db.insertInto('tournaments').values(rows).execute(),
  );
  const entries = tournaments.flatMap((index) =>
    Array.from({ length: ENTRANTS }, (_, entrant) => ({
      tournament: named(index),
      person: personAt(index * 31 + entrant),
    })),
  );
  await add(
    entries,
    ({ tournament, person }) => ({
      tournament,
      entrant: person,
      person,
      bot: null,
      seed: 0,
      state: 'in' as const,
      made: START,
    }),
    (rows) => db.insertInto('tournament_entries').values(rows).execute(),
  );
  await fillRounds(db, named(0));
  await fillGroup(db, me);
  await fillHostRoom(db, me);
  await fillWaiting(db);
}

/** A tournament with all its rounds played. */
async function fillRounds(db: Opened['db'], tournament: string): Promise<void> {
  const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1);
  await add(
    rounds,
    (round) => ({ tournament, round, seed: '00', byes: '[]', made: START, ended: START + round * HOUR }),
    (rows) => db.insertInto('tournament_rounds').values(rows).execute(),
  );
  const tables = rounds.flatMap((round) =>
    Array.from({ length: ENTRANTS / SEATS }, (_, number) => ({ round, number })),
  );
  await add(
    tables,
    ({ round, number }) => ({
      tournament,
      round,
      number: number + 1,
      table_id: `m${String(round * 100 + number).padStart(9, '0')}`,
      players: JSON.stringify(Array.from({ length: SEATS }, (_, seat) => personAt(number * SEATS + seat))),
      places: '[1,2,3]',
      scores: '[30,20,10]',
      absent: '[]',
      note: null,
    }),
    (rows) => db.insertInto('tournament_tables').values(rows).execute(),
  );
}

/** Whoever asks is a host with the room open; much has been done there, and many have been called. */
async function fillHostRoom(db: Opened['db'], me: string): Promise<void> {
  const { secret_hash: device } = await db
    .selectFrom('devices')
    .select('secret_hash')
    .where('person', '=', me)
    .executeTakeFirstOrThrow();
  await db.insertInto('hosts').values({ person: me, made: START }).execute();
  await db
    .insertInto('host_doors')
    .values({ device, until: Date.now() + 12 * HOUR })
    .execute();
  await add(
    Array.from({ length: PEOPLE }, (_, index) => index),
    (index) => ({
      id: `d${String(index).padStart(15, '0')}`,
      at: START + index * MINUTE,
      host: me,
      name: 'Host',
      what: 'made-link',
      about: personAt(index),
      details: '{"name":"Person"}',
    }),
    (rows) => db.insertInto('host_log').values(rows).execute(),
  );
  await add(
    Array.from({ length: 2 * PEOPLE }, (_, index) => index),
    (index) => ({
      person: personAt(index),
      table_id: `m${String(index % MATCHES).padStart(9, '0')}`,
      turn: Math.floor(index / PEOPLE),
      kind: 'turn' as const,
      channel: 'push' as const,
      made: START + index * MINUTE,
      due: START + index * MINUTE,
      state: 'sent' as const,
      done: START + index * MINUTE,
    }),
    (rows) => db.insertInto('calls').values(rows).execute(),
  );
}

/** Many have waited for others, and found them. */
async function fillWaiting(db: Opened['db']): Promise<void> {
  await add(
    Array.from({ length: PEOPLE }, (_, index) => index),
    (index) => ({
      id: `w${String(index).padStart(9, '0')}`,
      person: personAt(index),
      game: GAMES[index % GAMES.length] ?? GAMES[0],
      seats: SEATS,
      pace: 'live-quick' as const,
      rated: 0,
      bot_after: null,
      stay: 0,
      since: Date.now() - HOUR - index,
      until: Date.now(),
      ended: Date.now() - index,
      outcome: 'people' as const,
      table_id: null,
      bots: 0,
      opened: 1,
    }),
    (rows) => db.insertInto('waiting').values(rows).execute(),
  );
}

/** Eight who have met in many matches. */
async function fillGroup(db: Opened['db'], me: string): Promise<void> {
  const group = { id: 'bench00000', name: 'Thursday trolls', owner: me, link: 'l'.repeat(20), made: START };
  await add(
    [group],
    (row) => row,
    (rows) => db.insertInto('groups').values(rows).execute(),
  );
  const members = [me, ...Array.from({ length: 7 }, (_, index) => personAt(index * 7))];
  await add(
    members,
    (person) => ({ group_id: group.id, person, joined: START }),
    (rows) => db.insertInto('group_members').values(rows).execute(),
  );
}

/** Adds the rows in statements that either database takes. */
async function add<Item, Row extends object>(
  items: readonly Item[],
  rowFor: (item: Item, index: number) => Row,
  insert: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  const [first] = items;
  if (first === undefined) return;
  const most = Math.floor(MOST_VALUES / Object.keys(rowFor(first, 0)).length);
  for (let done = 0; done < items.length; done += most) {
    await insert(items.slice(done, done + most).map((item, index) => rowFor(item, done + index)));
  }
}

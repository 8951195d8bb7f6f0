import { afterEach, expect, test } from 'vitest';
import { entryOf } from '../../src/host/match/entry.ts';
import type { Move, Seat } from '../../src/kernel/game.ts';
import { sameMove } from '../../src/kernel/offers.ts';
import { parseRecord, verify } from '../../src/kernel/record.ts';
import type { NewTable } from '../../src/protocol/client.ts';
import { openDatabase } from '../../src/server/store/database/open.ts';
import { logFrom } from '../../src/server/store/match/log.ts';
import { waitUntil } from '../waiting.ts';
import { GAMES } from './all-games.ts';
import { type Player, visit } from './kit/client.ts';
import { emptyDatabase } from './kit/databases.ts';
import { GAME } from './kit/matches.ts';
import { builtServer, type ServerProcess } from './processes.ts';

/** The server of the version before beside today's, on one database that it has made. */

const servers = builtServer();

let database = '';
let remove = async () => {};

afterEach(async () => {
  await remove();
  remove = async () => {};
});

/** Somebody who is let in by whichever process is there, and goes on at another when one is gone or sends them away. */
interface Traveller {
  readonly table: string;
  readonly cookie: string;
  /** Whether nobody else waits for it. */
  readonly alone: boolean;
  readonly acknowledged: { readonly seat: Seat; readonly seatEntry: number; readonly move: Move }[];
  /** What was sent and never answered: it is sent again, and counts once. */
  unanswered?: { readonly seat: Seat; readonly seatEntry: number; readonly move: Move } | undefined;
  over: boolean;
}

const GONE = 'gone';

/** The processes that a balancer would lead people to. */
let open: ServerProcess[] = [];

async function connectSomewhere(traveller: Traveller, attempt: number): Promise<Player | undefined> {
  const process = open[attempt % open.length];
  if (process === undefined) throw new Error('no process is there');
  try {
    const player = await (await visit(process.url, traveller.cookie)).connect();
    const gone = player.closed.then(() => GONE);
    const seen = await Promise.race([player.watch(traveller.table), gone]);
    if (seen !== GONE && seen !== undefined) return player;
    await player.close();
  } catch {
    // It is gone, or lets nobody in any more.
  }
  return undefined;
}

/** Goes on until everybody has had enough answers acknowledged; whoever is done plays on for those who wait for them. */
interface Round {
  readonly done: Promise<string>;
  /** Whether that traveller need not play on. */
  isDone(traveller: Traveller): boolean;
  /** To be called when something was acknowledged, or a match is over. */
  look(): void;
}

function roundOf(travellers: readonly Traveller[], more: number): Round {
  const wanted = new Map(travellers.map((each) => [each, each.acknowledged.length + more]));
  const hasEnough = (each: Traveller) => each.over || each.acknowledged.length >= (wanted.get(each) ?? 0);
  let isOver = false;
  let end = (_: string) => {};
  const done = new Promise<string>((resolve) => {
    end = resolve;
  });
  return {
    done,
    isDone: (each) => isOver || each.over || (each.alone && hasEnough(each)),
    look() {
      isOver ||= travellers.every(hasEnough);
      if (isOver) end(GONE);
    },
  };
}

/** Answers whenever one of its seats is asked, at one process after another. */
async function travel(traveller: Traveller, round: Round, start: number): Promise<void> {
  for (let attempt = start; !round.isDone(traveller); attempt++) {
    const player = await connectSomewhere(traveller, attempt);
    if (player === undefined) continue;
    await playAt(player, traveller, round);
    await player.close();
  }
}

async function playAt(player: Player, traveller: Traveller, round: Round): Promise<void> {
  const { table } = traveller;
  const gone = Promise.race([player.closed.then(() => GONE), round.done]);
  while (!round.isDone(traveller)) {
    const match = player.match(table);
    traveller.over = match.over;
    if (match.over) return round.look();
    const mine = match.perspectives.find(({ offers }) => offers.length > 0);
    const [move] = mine?.offers ?? [];
    const answer =
      traveller.unanswered ??
      (mine && move && { seat: mine.viewer as Seat, seatEntry: mine.seatEntry, move: { ...move } });
    if (answer === undefined) {
      const next = player.until('news of others', () => player.match(table).revision > match.revision);
      if ((await Promise.race([next, gone])) === GONE) return;
      continue;
    }
    traveller.unanswered = answer;
    const told = await Promise.race([player.ask({ type: 'move', table, ...answer }), player.closed]);
    // Gone, or it plays by older rules and cannot go on: elsewhere it is sent again.
    if (typeof told === 'number' || told.type !== 'accepted') return;
    traveller.acknowledged.push(answer);
    traveller.unanswered = undefined;
    round.look();
    const shown = player.until('its own answer', () => player.seatEntry(table, answer.seat) > answer.seatEntry);
    if ((await Promise.race([shown, gone])) === GONE) return;
  }
}

async function makeMatch(url: string, table: NewTable): Promise<Traveller[]> {
  const host = await visit(url);
  const made = await host.make(table);
  const people = [host];
  for (const seat of table.seats) {
    if (seat !== 'anyone') continue;
    const guest = await visit(url);
    await guest.request('POST', `/api/tables/${made.table}/join`);
    people.push(guest);
  }
  expect((await host.request('POST', `/api/tables/${made.table}/start`)).status).toBe(200);
  const alone = people.length === 1;
  return people.map(({ cookie }) => ({ table: made.table, cookie, alone, acknowledged: [], over: false }));
}

const PACE = { pace: 'live-calm' } as const;

/** Two people, a person and a bot against the clock, a bot between two, and a game whose rules have changed since. */
const MATCHES: readonly NewTable[] = [
  { game: GAME, seats: ['me', 'anyone'], options: { goal: 12 }, ...PACE },
  { game: GAME, seats: ['me', { bot: 'greedy' }], options: { goal: 12 }, ...PACE },
  { game: GAME, seats: ['me', { bot: 'random' }, 'anyone'] },
  { game: 'troll-town', seats: ['me', 'me'] },
];

test('an update under load: nothing acknowledged is lost, no match forks, and everybody plays on', async () => {
  ({ database, remove } = await emptyDatabase('postgres'));
  const settings = { logLevel: 'warn', spread: 300, chores: 500 } as const;
  const before = [await servers.startEarlier(database, settings), await servers.startEarlier(database, settings)];
  open = [...before];
  const travellers: Traveller[] = [];
  for (const [at, table] of MATCHES.entries()) travellers.push(...(await makeMatch(before[at % 2]?.url ?? '', table)));
  let rounds = 0;
  const playOn = async (more: number) => {
    const round = roundOf(travellers, more);
    rounds++;
    await Promise.all(travellers.map((each, at) => travel(each, round, at + rounds)));
  };
  await playOn(4);

  // The first process of today changes the database while the others are played at.
  const [first] = await Promise.all([servers.start(database, settings), playOn(6)]);
  open.push(first);
  await playOn(4);

  // One of the version before is killed in the midst of it, and replaced.
  const [second] = await Promise.all([
    servers.start(database, settings),
    playOn(8),
    waitUntil('a move under way', () => travellers.some(({ unanswered }) => unanswered !== undefined)).then(
      async () => {
        open = open.filter((each) => each !== before[1]);
        await before[1]?.kill();
      },
    ),
  ]);
  open.push(second);
  await playOn(4);

  // The other is asked to stop.
  open = open.filter((each) => each !== before[0]);
  const [exitCode] = await Promise.all([before[0]?.stop(), playOn(4)]);
  expect(exitCode).toBe(0);
  await playOn(20);

  const { db, close } = await openDatabase(database, () => {});
  for (const traveller of travellers) {
    const rows = await logFrom(db, traveller.table, 0);
    expect(rows.map(({ sequence }) => sequence)).toEqual([...rows.keys()]);
    for (const { seat, seatEntry, move } of traveller.acknowledged) {
      const found = rows.filter((row) => row.seat === seat && row.number === seatEntry).map(entryOf);
      expect(found).toHaveLength(1);
      expect(found.every((entry) => 'move' in entry && sameMove(entry.move, move))).toBe(true);
    }
  }
  await waitUntil('tables are told of over their own channels alone', async () => {
    const keys = await db.selectFrom('server_keys').select('name').execute();
    return keys.some(({ name }) => name === 'told-by-shares');
  });
  await close();
  // Nobody was thrown out, and no clock ran out meanwhile.
  for (const { table, cookie } of travellers) {
    const info = await (await visit(second.url, cookie)).request<{ seats: readonly { bot?: string; mine: boolean }[] }>(
      'GET',
      `/api/tables/${table}`,
    );
    expect(info.seats.filter(({ mine }) => mine)).not.toEqual([]);
    expect(info.seats.filter(({ mine, bot }) => mine && bot !== undefined)).toEqual([]);
  }
  for (const { table, over } of travellers) {
    if (!over) continue;
    const record = parseRecord(await (await fetch(`${second.url}/api/matches/${table}/record`)).text());
    const game = GAMES.find(({ id }) => id === record.game);
    if (game !== undefined) verify(game, record);
  }
  for (const { words } of [first, second]) expect(words().match(/"level":50.*/)?.[0]).toBeUndefined();
});

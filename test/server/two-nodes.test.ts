import { expect, test } from 'vitest';
import { gameNamed } from '../../src/games/index.ts';
import { entryOf, type LogEntry } from '../../src/host/match/entry.ts';
import type { Position, Seat } from '../../src/kernel/game.ts';
import { parseRecord, verify } from '../../src/kernel/record.ts';
import { asked } from '../../src/kernel/steps.ts';
import type { NewTable } from '../../src/protocol/client.ts';
import type { TableInfo } from '../../src/protocol/server.ts';
import type { Overrides } from '../../src/server/settings.ts';
import { openDatabase } from '../../src/server/store/database/open.ts';
import { logFrom } from '../../src/server/store/match/log.ts';
import { providedDatabases } from './databases.ts';
import { type Guest, type Player, visit } from './kit/client.ts';
import { askedOf, GAME, pairAt, playBoth, playUntil } from './kit/matches.ts';
import { metric } from './kit/metrics.ts';
import { builtServer, type ServerProcess } from './processes.ts';

const freshDatabase = providedDatabases();
const servers = builtServer();

let database: string;
let north: ServerProcess;
let south: ServerProcess;

/** Both at once on an empty database: they have to agree on who makes its tables, too. */
async function startBoth(northern: Overrides = {}, southern: Overrides = {}): Promise<void> {
  database = await freshDatabase('postgres');
  [north, south] = await Promise.all([servers.start(database, northern), servers.start(database, southern)]);
}

async function logOf(table: string): Promise<LogEntry[]> {
  const { db, close } = await openDatabase(database, () => {});
  const rows = await logFrom(db, table, 0);
  await close();
  expect(rows.map(({ sequence }) => sequence)).toEqual([...rows.keys()]);
  return rows.map(entryOf);
}

/** A match that has begun; the first guest and every second one after it are at the north, the others at the south. */
async function splitMatch(seats: NewTable['seats']): Promise<{ table: string; guests: Guest[]; players: Player[] }> {
  const host = await visit(north.url);
  const { table } = await host.make({ game: GAME, seats, options: { firstPlayer: 0 } });
  const guests = [host];
  for (const seat of seats) {
    if (seat !== 'anyone') continue;
    const guest = await visit(guests.length % 2 === 0 ? north.url : south.url);
    await guest.request('POST', `/api/tables/${table}/join`);
    guests.push(guest);
  }
  const players = await Promise.all(guests.map((guest) => guest.connect()));
  for (const player of players) await player.watch(table);
  await host.request('POST', `/api/tables/${table}/start`);
  for (const player of players)
    await player.until('the match to begin', () => player.heard.some(({ type }) => type === 'state'));
  return { table, guests, players };
}

async function recordFrom({ url }: ServerProcess, table: string): Promise<string> {
  return (await fetch(`${url}/api/matches/${table}/record`)).text();
}

test('whole matches are played by people at two processes', async () => {
  await startBoth();
  const companies: NewTable['seats'][] = [
    ['me', 'anyone'],
    ['me', 'anyone', 'anyone'],
    ['me', 'anyone', 'anyone', 'anyone'],
    ['me', 'anyone', 'me'],
  ];
  await Promise.all(
    companies.map(async (seats) => {
      const { table, players } = await splitMatch(seats);
      const spectators = [await (await visit(north.url)).connect(), await (await visit(south.url)).connect()];
      for (const spectator of spectators) await spectator.watch(table);
      await Promise.all(players.map((player) => playUntil(player, table)));

      const [first] = players;
      const { moments } = first?.match(table) ?? {};
      for (const each of [...players, ...spectators]) {
        await each.until(
          'news of the end',
          () => each.match(table).moments === moments && each.info(table)?.state === 'over',
        );
        expect(each.match(table).scores).toEqual(first?.match(table).scores);
        expect(each.heard.filter(({ type }) => type === 'refused')).toEqual([]);
        expect(each.info(table)?.places).toEqual(first?.info(table)?.places);
      }
      expect(await logOf(table)).toHaveLength(moments ?? -1);
      const record = await recordFrom(north, table);
      expect(await recordFrom(south, table)).toBe(record);
      verify(gameNamed(GAME), parseRecord(record));
    }),
  );
});

test('a move accepted by one process reaches the players at the other at once', async () => {
  await startBoth();
  const { table, players } = await pairAt(north.url, south.url);
  const [first, second] = players;
  await playBoth({ table, guests: [] as never, players }, () => first.match(table).moments >= 12);
  expect(second.heard.filter(({ type }) => type === 'change').length).toBeGreaterThanOrEqual(12);
  const patched = [first.match(table).perspectives, second.match(table).perspectives];
  for (const player of players) await player.watch(table);
  expect([first.match(table).perspectives, second.match(table).perspectives]).toEqual(patched);
});

test('of two moves for one turn, sent to two processes, exactly one counts', async () => {
  await startBoth();
  const guest = await visit(north.url);
  const { table } = await guest.make({ game: GAME, seats: ['me', 'me'], start: true });
  const players = [await guest.connect(), await (await visit(south.url, guest.cookie)).connect()] as const;
  for (const player of players) await player.watch(table);
  const won: unknown[] = [];
  while (!players[0].match(table).over) {
    const { moments } = players[0].match(table);
    const { seat = 0, offers = [] } = askedOf(players[0], table) ?? {};
    const seatEntry = players[0].seatEntry(table, seat);
    const moves = [offers[0], offers.at(-1)];
    const answers = await Promise.all(
      players.map((player, i) => player.ask({ type: 'move', table, seat, seatEntry, move: { ...moves[i] } } as never)),
    );
    const winner = answers.findIndex(({ type }) => type === 'accepted');
    expect(winner, JSON.stringify(answers)).toBeGreaterThanOrEqual(0);
    if (moves[0] !== moves[1]) expect(answers[1 - winner]).toMatchObject({ type: 'refused', code: 'behind' });
    won.push({ seat, move: moves[winner] });
    for (const player of players) await player.until('the moment', () => player.match(table).moments > moments);
    expect(players.map((player) => player.match(table).moments)).toEqual([moments + 1, moments + 1]);
    expect(players[1].match(table).perspectives).toEqual(players[0].match(table).perspectives);
  }
  expect(await logOf(table)).toEqual(won);
});

test('a bot is asked by one process only, and moves once', async () => {
  await startBoth();
  const seats: NewTable['seats'] = ['me', { bot: 'greedy' }, 'anyone', { bot: 'random' }];
  const { table, players } = await splitMatch(seats);
  await Promise.all(players.map((player) => playUntil(player, table)));
  const moved = (await logOf(table)).filter((entry) => 'seat' in entry && entry.seat % 2 === 1).length;
  expect(moved).toBeGreaterThan(10);
  const both = async (name: string) => (await metric(north.url, name)) + (await metric(south.url, name));
  expect(await both('underbridge_entries_total{by="bot"}')).toBe(moved);
  expect(await both('underbridge_bot_seconds_count')).toBe(moved);
});

test('gathering, names, presence, spectators and chat cross over', async () => {
  await startBoth();
  const astrid = await visit(north.url);
  const bjorn = await visit(south.url);
  const { table } = await astrid.make({ game: GAME, seats: ['me', 'anyone'], open: true });
  const atNorth = await astrid.connect();
  await atNorth.watch(table);
  const sees = (player: Player, fits: (info: TableInfo) => boolean) =>
    player.until('news of the table', () => {
      const info = player.info(table);
      return info !== undefined && fits(info);
    });

  const { tables } = await bjorn.request<{ tables: TableInfo[] }>('GET', '/api/tables?state=gathering');
  expect(tables.map((each) => each.table)).toContain(table);
  await bjorn.request('POST', `/api/tables/${table}/join`);
  await sees(atNorth, ({ seats }) => seats[1]?.person === bjorn.person.id && !seats[1].present);
  const atSouth = await bjorn.connect();
  await atSouth.watch(table);
  await sees(atNorth, ({ seats }) => seats[1]?.present === true);
  await sees(atSouth, ({ seats }) => seats[0]?.present === true);
  await bjorn.request('PUT', '/api/me', { name: 'Björn' });
  await sees(atNorth, ({ seats }) => seats[1]?.name === 'Björn');

  const spectator = await (await visit(south.url)).connect();
  await spectator.watch(table);
  await sees(atNorth, ({ spectators }) => spectators === 1);
  await spectator.close();
  await sees(atNorth, ({ spectators }) => spectators === 0);

  await Promise.all(
    [0, 1, 2, 3, 4].flatMap((seatEntry) => [
      atNorth.ask({ type: 'chat', table, text: `north ${seatEntry}` }),
      atSouth.ask({ type: 'chat', table, text: `south ${seatEntry}` }),
    ]),
  );
  const linesOf = (player: Player) => player.heard.flatMap((each) => (each.type === 'chat' ? each.lines : []));
  for (const player of [atNorth, atSouth]) await player.until('chat lines', () => linesOf(player).length >= 10);
  expect(linesOf(atSouth)).toEqual(linesOf(atNorth));
  expect(linesOf(atSouth).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);

  await astrid.request('POST', `/api/tables/${table}/start`);
  for (const player of [atNorth, atSouth])
    await player.until('the match to begin', () => player.heard.some(({ type }) => type === 'state'));
  await atSouth.close();
  await sees(atNorth, ({ seats }) => seats[1]?.present === false && seats[1].awaySince !== undefined);
});

test('what is taken back at one process is taken back at the other', async () => {
  await startBoth();
  const { table, players } = await pairAt(north.url, south.url);
  let undone = 0;
  await playBoth({ table, guests: [] as never, players }, () => canUndo(players[0], table));
  for (; undone < 3 && !players[0].match(table).over; undone++) {
    const { moments } = players[0].match(table);
    await players[1].until(`moment ${moments}`, () => players[1].match(table).moments === moments);
    const seatEntry = players[0].seatEntry(table, 0);
    expect(await players[0].ask({ type: 'undo', table, seat: 0, seatEntry })).toMatchObject({ type: 'accepted' });
    for (const player of players) await player.until('the taking back', () => player.match(table).moments < moments);
    for (const player of players) {
      expect(player.match(table).moments).toBe(moments - 1);
      const patched = player.match(table).perspectives;
      await player.watch(table);
      expect(player.match(table).perspectives).toEqual(patched);
    }
    await playBoth({ table, guests: [] as never, players }, () => canUndo(players[0], table));
  }
  expect(undone).toBe(3);
  await playBoth({ table, guests: [] as never, players });
  verify(gameNamed(GAME), parseRecord(await recordFrom(south, table)));
});

function canUndo(player: Player, table: string): boolean {
  return player.match(table).perspectives.some((perspective) => perspective.canUndo);
}

test('when one process is killed, its players go on at the other, and so do its bots', async () => {
  await startBoth({ botPatience: 500 }, { botPause: 60_000 });
  const { table, guests, players } = await splitMatch(['me', 'anyone', { bot: 'greedy' }]);
  const [atNorth, atSouth] = players as [Player, Player];
  await playUntil(atNorth, table, () => hasAsked(atNorth, table, 1));
  await atSouth.until('all moments', () => atSouth.match(table).moments === atNorth.match(table).moments);
  await playUntil(atSouth, table, () => hasAsked(atSouth, table, 2));
  // The bot is asked by the south, which takes its time and will never come to it.
  const { moments } = atSouth.match(table);
  await south.kill();
  await atSouth.closed;
  const moved = await (await visit(north.url, guests[1]?.cookie)).connect();
  await moved.watch(table);
  expect(moved.match(table).moments).toBeGreaterThanOrEqual(moments);
  await Promise.all([atNorth, moved].map((player) => playUntil(player, table)));
  verify(gameNamed(GAME), parseRecord(await recordFrom(north, table)));
});

function hasAsked(player: Player, table: string, seat: Seat): boolean {
  const { view } = player.match(table).perspectives[0] ?? {};
  return asked(view as Position).includes(seat);
}

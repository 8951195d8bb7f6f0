import { cpSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Game, Position, Seat } from '../../src/kernel/game.ts';
import { begin, isMatchOver, play } from '../../src/kernel/match.ts';
import { Offers } from '../../src/kernel/offers.ts';
import { commitment, pick, randomFor, seedFrom } from '../../src/kernel/random.ts';
import { asked, offersFor } from '../../src/kernel/steps.ts';
import { tableFor } from '../../src/kernel/table.ts';
import type { GroupPage } from '../../src/protocol/groups.ts';
import type { NewTournament, TournamentPage } from '../../src/protocol/tournaments.ts';
import { openDatabase } from '../../src/server/store/database/open.ts';
import { GAMES } from './all-games.ts';
import { providedDatabases } from './databases.ts';
import { type Player, visit } from './kit/client.ts';
import { playUntil } from './kit/matches.ts';
import { plantPrivate } from './private.ts';
import { builtServer } from './processes.ts';
import { inOrder, lookAround, mustHoldNoSecrets, sentBeforeTheEnd } from './prying.ts';
import { connectRecorder, type RecordingClient, secretIn } from './recording-client.ts';

const freshDatabase = providedDatabases();
const servers = builtServer();

function seatsFor({ seats }: Game): number {
  return seats.includes(3) ? 3 : (seats[0] ?? 2);
}

describe.each(GAMES)('at a table of $id', (game) => {
  test('two positions that look alike to a seat bring it the same bytes', async () => {
    const alike = twoThatLookAlike(game);
    const prepared = await freshDatabase('sqlite');
    const { table, cookies, pages } = await prepare(prepared, game);
    const heard = await Promise.all(
      alike.positions.map(async (position, which) => {
        const database = await freshDatabase('sqlite');
        cpSync(prepared, database);
        await plant(database, table, position, `${which}`, alike.observer);
        return lookFrom(database, table, cookies[alike.observer] ?? '', pages);
      }),
    );
    expect(heard[0]?.length).toBeGreaterThan(10);
    expect(heard[1]).toEqual(heard[0]);
  });

  test('nobody is sent a seed or a cookie while people and bots play', async () => {
    const server = await servers.start(await freshDatabase('sqlite'), { logLevel: 'trace' });
    const secrets: string[] = [];
    const texts = await playAWhile(server.url, game, secrets);
    mustHoldNoSecrets(texts, secrets);
    await server.stop();
    mustHoldNoSecrets([server.words()], secrets);
  });
});

interface Alike {
  readonly observer: Seat;
  readonly positions: readonly [Position, Position];
}

/** A position in the middle of a match, and another one that the seat cannot tell from it. */
function twoThatLookAlike(game: Game): Alike {
  const seats = seatsFor(game);
  const chance = randomFor(`leak of ${game.id}`, 'moves');
  const { match } = begin(game, tableFor(game, seats), seedFrom(`leak of ${game.id}`));
  const offers = new Offers();
  for (let entry = 0; entry < 300 && !isMatchOver(match); entry++) {
    const [observer = 0] = asked(match.position);
    const { position } = match;
    const view = game.view(position, observer);
    const other = game.imagine(view, observer, randomFor(`leak of ${game.id}`, `world ${entry}`));
    const same = JSON.stringify(game.view(other, observer)) === JSON.stringify(view);
    const differs = JSON.stringify({ ...other, random: 0 }) !== JSON.stringify({ ...position, random: 0 });
    if (entry > 10 && same && differs) return { observer, positions: [game.clone(position), other] };
    offersFor(game, position, observer, offers);
    play(match, observer, pick(chance, offers.list()));
  }
  // Where nothing is hidden, only what chance will bring is.
  const { match: first } = begin(game, tableFor(game, seats), seedFrom(`leak of ${game.id}`));
  const [observer = 0] = asked(first.position);
  const other = { ...game.clone(first.position), random: randomFor(`leak of ${game.id}`, 'another future') };
  return { observer, positions: [game.clone(first.position), other] };
}

interface Prepared {
  readonly table: string;
  /** By seat. */
  readonly cookies: readonly string[];
  /** Pages that tell of the match or of those who play it. */
  readonly pages: readonly string[];
}

/** A match of a tournament, of people who are also a group. */
async function prepare(database: string, game: Game): Promise<Prepared> {
  const server = await servers.start(database);
  const people = await Promise.all(Array.from({ length: seatsFor(game) }, () => visit(server.url)));
  const [host, ...others] = people;
  if (host === undefined) throw new Error('a table without seats');
  await host.request('POST', '/api/me/codes');
  const wish: NewTournament = {
    name: 'All of them',
    game: game.id,
    seats: people.length,
    rounds: 1,
    pace: 'live-quick',
  };
  const { id } = await host.request<TournamentPage>('POST', '/api/tournaments', wish);
  for (const each of people) await each.request('POST', `/api/tournaments/${id}/enter`);
  const { played } = await host.request<TournamentPage>('POST', `/api/tournaments/${id}/start`);
  const { table, players } = played[0]?.tables[0] ?? { table: '', players: [] };
  const group = await host.request<GroupPage>('POST', '/api/groups', { name: 'All of them' });
  for (const other of others) await other.request('POST', '/api/groups/join', { link: group.link });
  for (const each of people) await each.request('POST', `/api/tables/${table}/open`);
  await server.stop();
  const pages = [
    ...['', '/question', '/ratings', '/notes', '/ahead'].map((rest) => `/api/tables/${table}${rest}`),
    ...people.flatMap(({ person }) => [`/api/people/${person.id}`, `/api/people/${person.id}/results`]),
    ...['mine', 'finished'].map((which) => `/api/tables/${which}`),
    ...['running', 'gathering'].map((state) => `/api/tables?state=${state}`),
    `/api/tournaments/${id}`,
    `/api/groups/${group.id}`,
    `/api/leaderboards/${game.id}`,
    `/api/matches/${table}/record`,
    '/api/watch',
    '/api/me/people',
    '/api/me/groups',
    '/api/tournaments',
    '/api/waiting',
  ];
  const cookies = players.map((player) => people.find(({ person }) => person.id === player)?.cookie ?? '');
  return { table, cookies, pages };
}

/**
 * Puts the position in the place of what was dealt, and other notes into the hands of all but the observer. The hash that is public stays the same, and no clock tells
 * how long it took.
 */
async function plant(
  database: string,
  table: string,
  position: Position,
  which: string,
  observer: Seat,
): Promise<void> {
  const { db, close } = await openDatabase(database, () => {});
  const bits = asked(position).reduce((sum, seat) => sum | (1 << seat), 0);
  const row = {
    seed: seedFrom(which),
    commitment: commitment(seedFrom('one hash')),
    opening: '[]',
    asked: bits,
    pace: null,
  };
  await db.deleteFrom('clocks').where('table_id', '=', table).execute();
  await db.updateTable('tables').set(row).where('id', '=', table).execute();
  const text = JSON.stringify(position);
  await db.updateTable('snapshots').set({ position: text }).where('table_id', '=', table).execute();
  for (const { seat, person } of await db.selectFrom('seats').selectAll().where('table_id', '=', table).execute()) {
    if (person !== null) await plantPrivate(db, { table, seat, person }, seat === observer ? 'the same' : which);
  }
  await close();
}

const PASSING = /^(date|x-ratelimit-\w+|content-length): .*$/;
const TIMES = /\b1\d{12}\b/g;

/** Everything that somebody at the table can ask for without changing it. */
async function lookFrom(database: string, table: string, cookie: string, pages: readonly string[]): Promise<string[]> {
  const server = await servers.start(database);
  const client = await connectRecorder(server.url, cookie);
  const { player } = client;
  await player.watch(table);
  await player.ask({ type: 'past', table, moment: 0 });
  await player.ask({ type: 'past', table, moment: 1 });
  await player.ask({ type: 'log', table, before: 1 });
  for (let seat = 0; seat < 3; seat++) {
    await player.ask({ type: 'move', table, seat, seatEntry: 0, move: { do: 'peek' } });
    await player.ask({ type: 'undo', table, seat, seatEntry: 0 });
    await player.ask({ type: 'hint', table, seat, seatEntry: 0 });
    await player.ask({ type: 'vote', table, seat, bot: 'greedy' });
  }
  for (const page of pages) await client.get(page);
  await server.stop();
  const asked = client.answers.filter((line) => line.startsWith('GET '));
  // What is refused is the record of a match that goes on.
  expect(asked.filter((line) => !line.endsWith(' 200'))).toEqual([expect.stringContaining('/record')]);
  const texts = [...player.texts, ...client.answers.filter((line) => !PASSING.test(line))];
  return inOrder(texts.map((text) => text.replace(TIMES, '0')));
}

const LONG_ENOUGH = 40;

async function playAWhile(url: string, game: Game, secrets: string[]): Promise<string[]> {
  const [host, guest, spectator] = await Promise.all([1, 2, 3].map(() => connectRecorder(url)));
  if (!host || !guest || !spectator) throw new Error('nobody came');
  const bots = Array.from({ length: seatsFor(game) - 2 }, () => ({ bot: 'random' }));
  const { table } = await host.guest.make({ game: game.id, seats: ['me', 'anyone', ...bots], open: true });
  await guest.post(`/api/tables/${table}/join`);
  const clients: readonly RecordingClient[] = [host, guest, spectator];
  for (const { player } of clients) await player.watch(table);
  await host.post(`/api/tables/${table}/start`);
  for (const { player } of clients) {
    await player.until('the match to begin', () => player.heard.some(({ type }) => type === 'state'));
  }
  const isOver = () => host.player.match(table).over;
  const looking = lookAround(table, clients, isOver);
  const isLong = () => host.player.match(table).moments >= LONG_ENOUGH;
  await Promise.race([host, guest].map(({ player }) => playUntil(player, table, isLong)));
  for (const [seat, { player }] of [host, guest].entries()) if (!isOver()) await giveUp(player, table, seat);
  await looking;
  for (const { player } of clients) await player.until('news of the end', () => player.info(table)?.state === 'over');
  secrets.push(host.player.info(table)?.seed ?? '', ...clients.map((client) => secretIn(client.guest.cookie)));
  return sentBeforeTheEnd(clients);
}

/** However many moves are still on their way. */
async function giveUp(player: Player, table: string, seat: Seat): Promise<void> {
  for (let seatEntry = player.seatEntry(table, seat); ; seatEntry++) {
    const answer = await player.ask({ type: 'resign', table, seat, seatEntry });
    if (answer.type === 'accepted' || (answer.type === 'refused' && answer.code !== 'behind')) return;
  }
}

import { expect, test } from 'vitest';
import type { Move, Seat } from '../../src/kernel/game.ts';
import { seedFrom } from '../../src/kernel/random.ts';
import { providedDatabases } from './databases.ts';
import { visit } from './kit/client.ts';
import { builtServer } from './processes.ts';
import { inOrder } from './prying.ts';
import { connectRecorder, type RecordingClient } from './recording-client.ts';

const freshDatabase = providedDatabases();
const servers = builtServer();

/** What a seat does in secret: an answer by its place among the offers, or a taking back. */
type SeatMove = readonly [seat: Seat, choice: number | 'undo'];

/** The same for all who may not know: seat 2 is done before seat 1 is, and both are before seat 0 has begun. */
const SHORT: readonly SeatMove[] = [
  [1, 0],
  [2, 0],
  [2, 0],
  [1, 0],
];
const LONG: readonly SeatMove[] = [
  [2, 1],
  [1, 1],
  [2, 'undo'],
  [1, 'undo'],
  [1, 2],
  [2, 2],
  [1, 'undo'],
  [1, 1],
  [2, 1],
  [1, 1],
];

/** Every byte that seat 0 and somebody who watches are sent, until seat 0 has chosen, too. */
async function heardDuring(moves: readonly SeatMove[]): Promise<string[][]> {
  const seed = seedFrom('the same cards in every hand');
  const server = await servers.start(await freshDatabase('sqlite'), { seed });
  const { url } = server;
  const [host, ...others] = await Promise.all([1, 2, 3].map(() => connectRecorder(url)));
  const watching = await connectRecorder(url);
  if (host === undefined) throw new Error('nobody came');
  const { table } = await host.guest.make({ game: 'sealed-bids', seats: ['me', 'anyone', 'anyone'] });
  for (const { guest } of others) await guest.request('POST', `/api/tables/${table}/join`);
  await host.guest.request('POST', `/api/tables/${table}/start`);
  const seats = [host, ...others];
  const clients: RecordingClient[] = [...seats, watching];
  for (const { player } of clients) await player.watch(table);
  for (const { player } of clients) {
    await player.until('everybody to be there', () => {
      const info = player.info(table);
      return info?.spectators === 1 && info.seats.every(({ present }) => present);
    });
  }
  const innocent = [host, watching];
  // What was told to all when the last one came may still be on its way to some.
  for (const { player } of innocent) await player.ask({ type: 'log', table, before: 1 });
  const before = innocent.map(({ player }) => player.texts.length);
  for (const [seat, choice] of moves) await perform(seats[seat] as RecordingClient, table, seat, choice);
  for (const { player } of innocent) {
    await player.ask({ type: 'watch', table });
    await player.ask({ type: 'past', table, moment: 0 });
    await player.ask({ type: 'past', table, moment: 1 });
    await player.ask({ type: 'log', table, before: 50 });
  }
  for (const client of innocent) await client.get(`/api/tables/${table}`);
  await perform(host, table, 0, 0);
  const heard = innocent.map(({ player, answers }, i) => [
    ...player.texts.slice(before[i]),
    ...answers.filter((line) => line.startsWith('{')),
  ]);
  await server.stop();
  return heard.map((texts) => inOrder(texts.map((text) => text.replaceAll(table, 'T').replace(PASSING, '0'))));
}

/** Times and ids, which differ from one server to the next. */
const PASSING = /\b1\d{12}\b|"person":"[^"]*"|"name":"[^"]*"|"mark":"[^"]*"|"commitment":"[^"]*"/g;

async function perform({ player }: RecordingClient, table: string, seat: Seat, choice: number | 'undo'): Promise<void> {
  const seatEntry = player.seatEntry(table, seat);
  if (choice === 'undo') await player.ask({ type: 'undo', table, seat, seatEntry });
  else {
    const { offers = [] } = player.match(table).perspectives[0] ?? {};
    const move: Move | undefined = offers[choice % offers.length];
    if (move === undefined) throw new Error(`seat ${seat} is not asked`);
    await player.ask({ type: 'move', table, seat, seatEntry, move: { ...move } });
  }
  await player.until('its own entry', () => player.seatEntry(table, seat) > seatEntry);
}

test('what others choose in secret, and how often they change their minds, changes no byte of what one is sent', async () => {
  const [short = [], long = []] = await Promise.all([heardDuring(SHORT), heardDuring(LONG)]);
  expect(short[0]?.length).toBeGreaterThan(5);
  expect(long).toEqual(short);
});

test('small steps in secret, and takings back, send others nothing at all', async () => {
  const server = await servers.start(await freshDatabase('sqlite'));
  const guests = await Promise.all([1, 2, 3].map(() => visit(server.url)));
  const [host, ...others] = guests;
  if (host === undefined) throw new Error('nobody came');
  const { table } = await host.make({ game: 'sealed-bids', seats: ['me', 'anyone', 'anyone'] });
  for (const guest of others) await guest.request('POST', `/api/tables/${table}/join`);
  await host.request('POST', `/api/tables/${table}/start`);
  const players = await Promise.all(guests.map((guest) => guest.connect()));
  for (const player of players) await player.watch(table);
  const [first, second] = players;
  if (first === undefined || second === undefined) throw new Error('nobody came');
  await first.until('everybody to be there', () => first.info(table)?.seats.every(({ present }) => present) ?? false);
  const heard = first.texts.length;
  for (let times = 0; times < 5; times++) {
    await second.play(table, 1);
    await second.ask({ type: 'undo', table, seat: 1, seatEntry: second.seatEntry(table, 1) });
    await second.until('the taking back', () => (second.match(table).perspectives[0]?.seatEntry ?? 0) % 2 === 0);
  }
  await first.ask({ type: 'log', table, before: 5 });
  expect(first.texts.slice(heard).map((text) => JSON.parse(text).type)).toEqual(['log']);
});

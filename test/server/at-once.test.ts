import { describe, expect, test } from 'vitest';
import { parseRecord, verify } from '../../src/kernel/record.ts';
import type { NewTable } from '../../src/protocol/client.ts';
import { GAMES } from './all-games.ts';
import { providedDatabases } from './databases.ts';
import { type Player, visit } from './kit/client.ts';
import { KINDS } from './kit/databases.ts';
import { playUntil } from './kit/matches.ts';
import { builtServer } from './processes.ts';

const freshDatabase = providedDatabases();
const servers = builtServer();

/** Bots think a hundredth of the time they usually have. */
const QUICK = { botHurry: 100 };

async function play(urls: readonly string[], game: string, seats: NewTable['seats']): Promise<readonly Player[]> {
  const people = seats.filter((seat) => typeof seat === 'string');
  const guests = await Promise.all(people.map((_, at) => visit(urls[at % urls.length] ?? '')));
  const [host, ...others] = guests;
  if (host === undefined) throw new Error('nobody came');
  const { table } = await host.make({ game, seats });
  for (const guest of others) await guest.request('POST', `/api/tables/${table}/join`);
  await host.request('POST', `/api/tables/${table}/start`);
  const players = await Promise.all(guests.map((guest) => guest.connect()));
  for (const player of players) await player.watch(table);
  await Promise.all(players.map((player) => playUntil(player, table)));
  const record = parseRecord(await (await fetch(`${urls[0]}/api/matches/${table}/record`)).text());
  const rules = GAMES.find(({ id }) => id === game);
  if (rules === undefined) throw new Error(`there is no game ${game}`);
  verify(rules, record);
  return players;
}

describe.each(['sealed-bids', 'harvest'])('people and bots answer at once: %s', (game) => {
  test.each(KINDS)('on %s', async (kind) => {
    const server = await servers.start(await freshDatabase(kind), QUICK);
    const players = await play([server.url], game, ['me', { bot: 'troll' }, 'anyone']);
    for (const player of players) expect(player.heard.filter(({ type }) => type === 'refused')).toEqual([]);
  });

  test('through two processes', async () => {
    const database = await freshDatabase('postgres');
    const [north, south] = await Promise.all([servers.start(database, QUICK), servers.start(database, QUICK)]);
    const players = await play([north.url, south.url], game, ['me', { bot: 'greedy' }, 'anyone']);
    for (const player of players) expect(player.heard.filter(({ type }) => type === 'refused')).toEqual([]);
  });
});

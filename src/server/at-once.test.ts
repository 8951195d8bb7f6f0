import { describe, expect, test } from 'vitest';
import { GAMES } from '../../test/server/all-games.ts';
import { parseRecord, verify } from '../kernel/record.ts';
import type { NewTable } from '../protocol/client.ts';
import { type Player, visit } from './testing/client.ts';
import { KINDS } from './testing/databases.ts';
import { askedOf } from './testing/matches.ts';
import { serversOn } from './testing/server.ts';

const WITH_TOYS = { games: GAMES };

async function sitDown(url: string, game: string, seats: NewTable['seats']) {
  const guests = await Promise.all(seats.filter((seat) => typeof seat === 'string').map(() => visit(url)));
  const [host, ...others] = guests;
  if (host === undefined) throw new Error('nobody came');
  const { table } = await host.make({ game, seats });
  for (const guest of others) await guest.request('POST', `/api/tables/${table}/join`);
  await host.request('POST', `/api/tables/${table}/start`);
  const players = await Promise.all(guests.map((guest) => guest.connect()));
  for (const player of players) await player.watch(table);
  return { table, players };
}

/** All who are asked answer in the same instant, again and again until the end; gives how often several did at once. */
async function answerTogether(players: readonly Player[], table: string): Promise<number> {
  let together = 0;
  const isOver = () => players.some((player) => player.match(table).over);
  while (!isOver()) {
    const asked = players.filter((player) => askedOf(player, table) !== undefined);
    if (asked.length > 1) together++;
    const answers = await Promise.all(asked.map((player) => player.play(table, askedOf(player, table)?.seat ?? 0)));
    for (const answer of answers) expect(answer).toMatchObject({ type: 'accepted' });
    const [first] = players;
    await first?.until('somebody to be asked, or the end', () => {
      return isOver() || players.some((player) => askedOf(player, table) !== undefined);
    });
  }
  for (const player of players) await player.until('the end', () => player.match(table).over);
  return together;
}

async function mustVerify(url: string, table: string, game: string): Promise<void> {
  const record = parseRecord(await (await fetch(`${url}/api/matches/${table}/record`)).text());
  const rules = GAMES.find(({ id }) => id === game);
  if (rules === undefined) throw new Error(`there is no game ${game}`);
  verify(rules, record);
}

describe.each(KINDS)('on %s', (kind) => {
  const servers = serversOn(kind);

  test.each(['sealed-bids', 'harvest'])('people answer at once, and all are accepted: %s', async (game) => {
    const { url } = await servers.start(WITH_TOYS);
    const { table, players } = await sitDown(url, game, ['me', 'anyone', 'anyone']);
    expect(await answerTogether(players, table)).toBeGreaterThan(2);
    for (const player of players) expect(player.heard.filter(({ type }) => type === 'refused')).toEqual([]);
    await mustVerify(url, table, game);
  });
});

describe('two servers on one PostgreSQL', () => {
  const servers = serversOn('postgres');

  test.each(['sealed-bids', 'harvest'])('accept all who answer at once: %s', async (game) => {
    const here = await servers.start(WITH_TOYS);
    const there = await servers.start(WITH_TOYS);
    const [astrid, bjorn, cecilia] = [await visit(here.url), await visit(there.url), await visit(here.url)];
    const { table } = await astrid.make({ game, seats: ['me', 'anyone', 'anyone'] });
    for (const guest of [bjorn, cecilia]) await guest.request('POST', `/api/tables/${table}/join`);
    await astrid.request('POST', `/api/tables/${table}/start`);
    const players = [await astrid.connect(), await bjorn.connect(), await cecilia.connect()];
    for (const player of players) await player.watch(table);
    expect(await answerTogether(players, table)).toBeGreaterThan(2);
    for (const player of players) expect(player.heard.filter(({ type }) => type === 'refused')).toEqual([]);
    await mustVerify(here.url, table, game);
  });
});

import { describe, expect, test } from 'vitest';
import { parseRecord, verify } from '../../src/kernel/record.ts';
import type { NewTable } from '../../src/protocol/client.ts';
import { waitUntil } from '../waiting.ts';
import { GAMES } from './all-games.ts';
import { type Player, visit } from './kit/client.ts';
import { KINDS } from './kit/databases.ts';
import { askedOf } from './kit/matches.ts';
import { serversOn } from './kit/server.ts';

const WITH_TOYS = { games: GAMES };
/** Both games have two rounds, and in each of them everybody answers twice at once. */
const ROUNDS = 2;
const STEPS = 2;

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

/** Who is asked as the player was told last; nothing at the end. */
function changesPublicAsked(player: Player, table: string): string {
  const { over, asked } = player.match(table);
  return over ? 'over' : asked.join();
}

/**
 * All who are asked answer in the same instant, again and again until the end; gives how often several did at once. Between two
 * such instants everybody has to learn who is asked now: one server may have told its players before the other has heard of it.
 */
async function answerTogether(players: readonly Player[], table: string): Promise<number> {
  let together = 0;
  while (players.some((player) => !player.match(table).over)) {
    const asked = players.filter((player) => askedOf(player, table) !== undefined);
    if (asked.length > 1) together++;
    const answers = await Promise.all(asked.map((player) => player.play(table, askedOf(player, table)?.seat ?? 0)));
    for (const answer of answers) expect(answer).toMatchObject({ type: 'accepted' });
    await waitUntil('all know of the same people that they are asked, or of the end', () => {
      const [first = '', ...others] = players.map((player) => changesPublicAsked(player, table));
      return first !== '' && others.every((other) => other === first);
    });
  }
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
    expect(await answerTogether(players, table)).toBe(ROUNDS * STEPS);
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
    expect(await answerTogether(players, table)).toBe(ROUNDS * STEPS);
    for (const player of players) expect(player.heard.filter(({ type }) => type === 'refused')).toEqual([]);
    await mustVerify(here.url, table, game);
  });
});

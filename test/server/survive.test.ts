import { statSync, truncateSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../../src/games/index.ts';
import { below, randomFor } from '../../src/kernel/random.ts';
import { parseRecord, verify } from '../../src/kernel/record.ts';
import { openDatabase } from '../../src/server/store/database/open.ts';
import { newestSnapshot } from '../../src/server/store/match/snapshots.ts';
import { waitUntil } from '../waiting.ts';
import { entered, isInMidChoice, type Played, playOn } from './crowd.ts';
import { providedDatabases } from './databases.ts';
import { everybodyComes, inspect, mustHaveEndedWell } from './kept.ts';
import { type Player, visit } from './kit/client.ts';
import { KINDS } from './kit/databases.ts';
import { askedOf, GAME, type Pair, pairAt, playBoth } from './kit/matches.ts';
import { metric } from './kit/metrics.ts';
import { builtServer } from './processes.ts';

const freshDatabase = providedDatabases();
const servers = builtServer();

const SERVICE_RESTART = 1012;

/** Both come back with the cookies they have, to a server that may be a new one. */
async function comeBack(url: string, { table, guests }: Pair): Promise<Pair> {
  const [astrid, bjorn] = [await visit(url, guests[0].cookie), await visit(url, guests[1].cookie)];
  const players = [await astrid.connect(), await bjorn.connect()] as const;
  for (const player of players) await player.watch(table);
  return { table, guests: [astrid, bjorn], players };
}

/** Everything the two know of the match, however they came to know it. */
function knowledgeOf({ table, players }: Pair): unknown {
  return players.map((player) => {
    const { moments, over, asked, perspectives, scores, logs } = player.match(table);
    return { moments, over, asked, perspectives, scores, logs };
  });
}

function isBuying({ table, players }: Pair): boolean {
  return players.some((player) => isInMidChoice(player.match(table)));
}

async function finish(url: string, pair: Pair): Promise<void> {
  await playBoth(pair);
  verify(gameNamed(GAME), parseRecord(await (await fetch(`${url}/api/matches/${pair.table}/record`)).text()));
}

describe.each(KINDS)('on %s', (kind) => {
  test('a match goes on in the middle of a purchase after a restart, and the purchase can be taken back', async () => {
    const database = await freshDatabase(kind);
    const before = await servers.start(database);
    const pair = await pairAt(before.url);
    await playBoth(pair, () => isBuying(pair));
    const known = knowledgeOf(pair);
    expect(await before.stop()).toBe(0);
    for (const player of pair.players) expect(await player.closed).toBe(SERVICE_RESTART);

    const after = await servers.start(database);
    const back = await comeBack(after.url, pair);
    expect(back.guests.map(({ person }) => person.id)).toEqual(pair.guests.map(({ person }) => person.id));
    expect(knowledgeOf(back)).toEqual(known);

    const buyer = back.players.find((player) => askedOf(player, back.table) !== undefined) as Player;
    const { seat = 0 } = askedOf(buyer, back.table) ?? {};
    const { moments } = buyer.match(back.table);
    const seatEntry = buyer.seatEntry(back.table, seat);
    const undone = await buyer.ask({ type: 'undo', table: back.table, seat, seatEntry });
    expect(undone).toMatchObject({ type: 'accepted' });
    for (const player of back.players)
      await player.until('the taking back', () => player.match(back.table).moments < moments);
    expect(buyer.match(back.table).moments).toBe(moments - 1);
    expect(askedOf(buyer, back.table)?.offers.map((offer) => offer.do)).toContain('buy');
    await finish(after.url, back);
  });

  test('a match that nobody watches leaves memory, and comes back as it was', async () => {
    const database = await freshDatabase(kind);
    const { url } = await servers.start(database, { idle: 0 });
    const pairs = [await pairAt(url), await pairAt(url)] as const;
    for (const pair of pairs) await playBoth(pair, () => isBuying(pair));
    expect(await tablesInMemory(url)).toBe(2);
    const known = pairs.map(knowledgeOf);
    for (const { players } of pairs) for (const player of players) await player.close();
    await waitUntil('both tables have left memory', async () => (await tablesInMemory(url)) === 0);
    const back = [await comeBack(url, pairs[0]), await comeBack(url, pairs[1])] as const;
    expect(await tablesInMemory(url)).toBe(2);
    expect(back.map(knowledgeOf)).toEqual(known);
    for (const pair of back) await finish(url, pair);
  });

  test('a server that is asked to stop under load finishes what it writes', async () => {
    const database = await freshDatabase(kind);
    const chance = randomFor('stop', kind);
    const matches: Played[] = [];
    for (let round = 0; round < 4; round++) {
      const server = await servers.start(database);
      const present = await everybodyComes(server.url, matches);
      const playing = present.map((each) => playOn(each, chance));
      await entered(matches, 5 + below(chance, 40));
      expect(await server.stop()).toBe(0);
      await Promise.all(playing);
      for (const { player } of present) expect(await player.closed).toBe(SERVICE_RESTART);
      await inspect(database, matches);
      await mustKeepPositions(database, matches);
    }
    const server = await servers.start(database);
    await Promise.all((await everybodyComes(server.url, matches)).map((each) => playOn(each, chance)));
    for (const match of matches) await mustHaveEndedWell(server.url, match);
  });
});

function tablesInMemory(url: string): Promise<number> {
  return metric(url, 'underbridge_tables');
}

/** The next process finds the position of every match as it stood, and need not play anything again. */
async function mustKeepPositions(database: string, matches: readonly Played[]): Promise<void> {
  const { db, close } = await openDatabase(database, () => {});
  for (const { table, over } of matches) {
    const { entries } = await db
      .selectFrom('log')
      .select((select) => select.fn.countAll<number>().as('entries'))
      .where('table_id', '=', table)
      .executeTakeFirstOrThrow();
    const snapshot = await newestSnapshot(db, table, 'any');
    if (!over) expect(snapshot?.sequence).toBe(entries);
  }
  await close();
}

describe('the program as it is delivered', () => {
  test('serves where the environment says, keeps a log, and stops when asked', async () => {
    const database = await freshDatabase('sqlite');
    const environment = { HOST: '127.0.0.1', PORT: '0', DATABASE_URL: database };
    const server = await servers.startDelivered(environment);
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ healthy: true });
    const pair = await pairAt(server.url);
    await playBoth(pair, () => isBuying(pair));
    const known = knowledgeOf(pair);

    await expect(servers.startDelivered({ ...environment, ORIGINS: 'nonsense' })).rejects.toThrow(
      /exit code 2: ORIGINS is a list of origins[^\n]*\n$/,
    );
    await expect(servers.startDelivered(environment)).rejects.toThrow(/exit code 2: .*Another Underbridge server/s);
    expect(await server.stop()).toBe(0);
    const logged = server
      .words()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(logged.map((line) => JSON.parse(line)).some(({ level, msg }) => level === 30 && msg !== '')).toBe(true);

    const again = await servers.startDelivered(environment);
    expect(knowledgeOf(await comeBack(again.url, pair))).toEqual(known);
    expect(await again.stop()).toBe(0);

    truncateSync(database, statSync(database).size >> 1);
    await expect(servers.startDelivered(environment)).rejects.toThrow(/exit code 2: [^\n]* is damaged: [^\n]*\n$/);
  });
});

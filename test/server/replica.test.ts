import { afterEach, expect, test } from 'vitest';
import { gameNamed } from '../../src/games/index.ts';
import { parseRecord, verify } from '../../src/kernel/record.ts';
import { openDatabase } from '../../src/server/store/database/open.ts';
import { logFrom } from '../../src/server/store/match/log.ts';
import { waitUntil } from '../waiting.ts';
import { type Guest, type Player, visit } from './kit/client.ts';
import { askedOf, GAME, type Pair, pairAt, playBoth } from './kit/matches.ts';
import { type Postgres, type Standby, say, startPostgres, startStandby } from './kit/postgres.ts';
import { type Wire, wireTo } from './kit/wire.ts';
import { builtServer } from './processes.ts';

/** Moves of each match that the replica has, and acknowledged ones that it never gets. */
const KEPT = 6;
const LOST = 3;

let closing: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closing.reverse()) await close();
  closing = [];
});
// Set up after the databases, so that the servers are ended before them.
const servers = builtServer();

interface Databases {
  readonly primary: Postgres;
  readonly standby: Standby;
  /** Between the servers and whichever database is in charge. */
  readonly wire: Wire;
  /** Between the primary and its replica. */
  readonly replication: Wire;
}

async function startDatabases(): Promise<Databases> {
  const primary = await startPostgres();
  closing.push(() => primary.stop());
  const replication = await wireTo(primary.url);
  closing.push(() => replication.close());
  const standby = await startStandby(primary, replication.database);
  closing.push(() => standby.stop());
  const wire = await wireTo(primary.url);
  closing.push(() => wire.close());
  return { primary, standby, wire, replication };
}

async function countEntries(url: string): Promise<number> {
  return Number((await say(url, 'select count(*) as entries from log')).rows[0].entries);
}

/** Plays until the match has so many moments, and both have seen them. */
async function playTo(pair: Pair, moments: number): Promise<void> {
  await playBoth(pair, () => pair.players[0].match(pair.table).moments >= moments);
}

/** The replica takes over: the address stays, and what it never got is gone. */
async function failOver({ primary, standby, wire }: Databases): Promise<void> {
  wire.cut();
  await primary.crash();
  await standby.promote();
  wire.leadTo(standby.url);
}

/** Sends a move, until the database answers; says what became of it. */
async function tryToMove(player: Player, table: string): Promise<string> {
  for (;;) {
    const { seat, offers } = askedOf(player, table) ?? { seat: 0, offers: [] };
    const seatEntry = player.seatEntry(table, seat);
    const answer = await player.ask({
      type: 'move',
      table,
      seat,
      seatEntry,
      move: { ...(offers[0] ?? { do: 'none' }) },
    });
    if (answer.type === 'accepted') return 'accepted';
    if (answer.type === 'refused' && answer.code !== 'trouble') return answer.code;
  }
}

test('a replica that lost acknowledged moves takes over: everybody sees what is left, and every match goes on', async () => {
  const databases = await startDatabases();
  const { wire, replication, standby } = databases;
  const overrides = { logLevel: 'warn' };
  const [north, south] = [await servers.start(wire.database, overrides), await servers.start(wire.database, overrides)];
  const host = await visit(north.url);
  const { table: unbegun } = await host.make({ game: GAME, seats: ['me', 'me'] });
  const pairs = [];
  for (let i = 0; i < 4; i++) pairs.push(await pairAt(north.url, i % 2 === 0 ? south.url : north.url));
  for (const pair of pairs) await playTo(pair, KEPT);
  await waitUntil('the replica has every move', async () => (await countEntries(standby.url)) === pairs.length * KEPT);

  replication.cut();
  for (const pair of pairs) await playTo(pair, KEPT + LOST);
  const { table: lost } = await host.make({ game: GAME, seats: ['me', 'me'], start: true });
  const owner = await host.connect();
  await owner.watch(lost);
  await owner.play(lost, askedOf(owner, lost)?.seat ?? 0);
  expect(await beginAndPlay(host, owner, unbegun)).toBe('accepted');
  await failOver(databases);
  expect(await countEntries(standby.url)).toBe(pairs.length * KEPT);

  // Two tables stay silent: whoever sits there is shown how the match stands. At the others somebody moves at once.
  const [silent, hasty] = [pairs.slice(0, 2), pairs.slice(2)];
  const moved = await Promise.all(
    hasty.map(({ players, table }) => {
      const player = players.find((each) => askedOf(each, table) !== undefined) ?? players[0];
      return tryToMove(player, table);
    }),
  );
  // Whoever saw in time what is left may have answered the question that was open again; everybody else is told.
  const told = ['accepted', 'behind', 'not-your-turn', 'not-on-offer'];
  expect(moved.filter((outcome) => !told.includes(outcome))).toEqual([]);
  for (const { players, table } of silent) {
    for (const player of players)
      await player.until('what is left of the match', () => player.match(table).moments === KEPT);
  }
  for (const { players, table } of hasty) {
    for (const player of players)
      await player.until('what is left of the match', () => player.match(table).moments <= KEPT + 1);
  }
  await owner.until('word that the table is gone', () =>
    owner.heard.some((each) => each.type === 'refused' && each.code === 'unknown-table'),
  );
  await owner.until('word that the match has not begun', () => owner.info(unbegun)?.state === 'gathering');
  expect(await beginAndPlay(host, owner, unbegun)).toBe('accepted');
  const words = north.words() + south.words();
  for (const { table } of pairs) {
    expect(words.split('\n').some((line) => line.includes(table) && line.includes('has lost entries'))).toBe(true);
  }

  for (const pair of pairs) await playBoth(pair);
  for (const { table } of pairs) await mustBeWhole(south.url, table);
  expect([await north.stop(), await south.stop()]).toEqual([0, 0]);
  await mustHaveNoHoles(standby.url);
  const again = await servers.start(wire.database);
  for (const { table } of pairs) {
    const player = await (await visit(again.url)).connect();
    expect(await player.watch(table)).toMatchObject({ over: true });
  }
});

async function beginAndPlay(host: Guest, owner: Player, table: string): Promise<string> {
  expect((await host.request('POST', `/api/tables/${table}/start`)).status).toBe(200);
  await owner.watch(table);
  return (await owner.play(table, askedOf(owner, table)?.seat ?? 0)).type;
}

async function mustBeWhole(url: string, table: string): Promise<void> {
  verify(gameNamed(GAME), parseRecord(await (await fetch(`${url}/api/matches/${table}/record`)).text()));
}

async function mustHaveNoHoles(database: string): Promise<void> {
  const { db, close } = await openDatabase(database, () => {});
  const tables = await db.selectFrom('tables').select('id').execute();
  expect(tables).toHaveLength(5);
  for (const { id } of tables) {
    const rows = await logFrom(db, id, 0);
    expect(rows.map(({ sequence }) => sequence)).toEqual([...rows.keys()]);
  }
  await close();
}

import pg from 'pg';
import { expect, test } from 'vitest';
import { entryOf } from '../../src/host/match/entry.ts';
import type { Move, Seat } from '../../src/kernel/game.ts';
import { sameMove } from '../../src/kernel/offers.ts';
import { openDatabase } from '../../src/server/store/database/open.ts';
import { logFrom } from '../../src/server/store/match/log.ts';
import { waitUntil } from '../waiting.ts';
import { providedDatabases } from './databases.ts';
import { type Player, visit } from './kit/client.ts';
import { askedOf, GAME } from './kit/matches.ts';
import { builtServer } from './processes.ts';

const freshDatabase = providedDatabases();
const servers = builtServer();

const ROUNDS = 20;
const MOVES_BETWEEN = 30;

interface Acknowledged {
  readonly table: string;
  readonly seat: Seat;
  readonly move: Move;
}

/** Says something to the database over a connection of its own. */
async function command(database: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const END_ALL =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

/** Makes a table at one of the two, and plays it through the other; what fails for want of a database is tried again. */
async function tableAt(url: string, other: string): Promise<{ table: string; player: Player }> {
  for (;;) {
    const made = await attemptTable(url, other).catch(() => undefined);
    if (made !== undefined) return made;
  }
}

async function attemptTable(url: string, other: string) {
  const guest = await visit(url);
  const { table } = await guest.make({ game: GAME, seats: ['me', 'me'], options: { goal: 12 }, start: true });
  const player = await (await visit(other, guest.cookie)).connect();
  if ((await player.watch(table)) === undefined) throw new Error('the table could not be watched');
  return { table, player };
}

/** Answers for whoever is asked; what was refused for want of a database is tried again. */
async function playOne(player: Player, table: string, refused: Set<string>): Promise<Acknowledged | undefined> {
  const { seat = 0, offers = [] } = askedOf(player, table) ?? {};
  const move = { ...offers.at(-1) } as Move;
  const answer = await player.play(table, seat, move);
  if (answer.type === 'accepted') return { table, seat, move };
  if (answer.type === 'refused') refused.add(answer.code);
  // The next state tells how things stand: something refused may still have been stored.
  await player.watch(table);
  return undefined;
}

test('two processes live on while all connections to PostgreSQL end again and again, and lose nothing', async () => {
  const database = await freshDatabase('postgres');
  const [here, there] = [await servers.start(database), await servers.start(database)];
  const acknowledged: Acknowledged[] = [];
  const refused = new Set<string>();
  let ended = false;

  async function playOn(): Promise<void> {
    let { table, player } = await tableAt(here.url, there.url);
    while (!ended) {
      if (player.match(table).over) ({ table, player } = await tableAt(there.url, here.url));
      const done = await playOne(player, table, refused);
      if (done !== undefined) acknowledged.push(done);
    }
  }

  const playedOn = (before: number) =>
    waitUntil(`${MOVES_BETWEEN} more moves are accepted`, () => acknowledged.length >= before + MOVES_BETWEEN);
  const playing = [1, 2, 3, 4].map(() => playOn());
  for (let round = 0; round < ROUNDS; round++) {
    const before = acknowledged.length;
    await playedOn(before);
    await command(database, END_ALL);
  }
  const before = acknowledged.length;
  await playedOn(before);
  ended = true;
  await Promise.all(playing);

  expect([here.isAlive(), there.isAlive()]).toEqual([true, true]);
  expect([...refused].filter((code) => code !== 'trouble' && code !== 'behind')).toEqual([]);
  for (const { url } of [here, there]) expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect([await here.stop(), await there.stop()]).toEqual([0, 0]);
  await mustBeKept(database, acknowledged);
});

test('while PostgreSQL lets nobody in, moves are refused as trouble; then everything goes on by itself', async () => {
  const database = await freshDatabase('postgres');
  const [here, there] = [await servers.start(database), await servers.start(database)];
  const { table, player } = await tableAt(here.url, there.url);
  const name = new URL(database).pathname.slice(1);
  const elsewhere = new URL(database);
  elsewhere.pathname = '/postgres';
  const end = END_ALL.replace('current_database()', `'${name}'`);
  await command(elsewhere.href, `alter database ${name} with allow_connections false`, end);

  const answer = await player.play(table, askedOf(player, table)?.seat ?? 0);
  expect(answer).toMatchObject({ type: 'refused', code: 'trouble', refusal: { say: 'refused.trouble' } });
  expect(JSON.stringify(answer)).not.toContain(name);
  for (const { url } of [here, there]) {
    const health = await fetch(`${url}/healthz`);
    expect(health.status).toBe(503);
    expect(await health.text()).not.toContain(name);
    expect((await fetch(`${url}/api/tables`)).status).toBe(500);
  }

  await command(elsewhere.href, `alter database ${name} with allow_connections true`);
  await player.watch(table);
  expect(await player.play(table, askedOf(player, table)?.seat ?? 0)).toMatchObject({ type: 'accepted' });
  // What one accepts, the other hears of again.
  const spectator = await (await visit(here.url)).connect();
  await spectator.watch(table);
  const { moments } = spectator.match(table);
  await player.play(table, askedOf(player, table)?.seat ?? 0);
  await spectator.until('the next moment', () => spectator.match(table).moments > moments);
  expect([here.isAlive(), there.isAlive()]).toEqual([true, true]);
});

/** Every acknowledged move stands in the log of its table, in that order. */
async function mustBeKept(database: string, acknowledged: readonly Acknowledged[]): Promise<void> {
  const { db, close } = await openDatabase(database, () => {});
  for (const table of new Set(acknowledged.map((each) => each.table))) {
    const entries = (await logFrom(db, table, 0)).map(entryOf);
    let from = 0;
    for (const { seat, move } of acknowledged.filter((each) => each.table === table)) {
      const at = entries.findIndex(
        (entry, index) => index >= from && 'move' in entry && entry.seat === seat && sameMove(entry.move, move),
      );
      expect(at, `${table}: ${JSON.stringify(move)} is not in the log`).toBeGreaterThanOrEqual(from);
      from = at + 1;
    }
  }
  await close();
}

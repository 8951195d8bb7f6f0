import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { waitUntil } from '../waiting.ts';
import { visit } from './kit/client.ts';
import { askedOf, GAME, pairAt, playBoth } from './kit/matches.ts';
import { serversOn } from './kit/server.ts';

/** Lends two connections to the database; they are gone before it is. */
async function withClients(url: string, use: (holder: pg.Client, changer: pg.Client) => Promise<void>): Promise<void> {
  const [holder, changer] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
  try {
    await Promise.all([holder.connect(), changer.connect()]);
    await use(holder, changer);
  } finally {
    await Promise.all([holder.end(), changer.end()]);
  }
}

describe('two servers on one PostgreSQL', () => {
  const servers = serversOn('postgres');

  test('let players who are split between them play to the end', async () => {
    const here = await servers.start();
    const there = await servers.start();
    const pair = await pairAt(here.url, there.url);
    const { table, players } = pair;
    const [first, second] = players;
    await first.until(
      'everybody to be seen present',
      () => first.info(table)?.seats.every(({ present }) => present) ?? false,
    );
    await second.until(
      'everybody to be seen present',
      () => second.info(table)?.seats.every(({ present }) => present) ?? false,
    );
    await first.ask({ type: 'chat', table, text: 'from here' });
    await second.until('a chat line', () => second.heard.some(({ type }) => type === 'chat'));
    await playBoth(pair);
    for (const player of players) await player.until('news of the end', () => player.info(table)?.state === 'over');
    expect(first.match(table).scores).toEqual(second.match(table).scores);
    expect(first.info(table)?.places).toEqual(second.info(table)?.places);
  });

  test('never both accept the same turn', async () => {
    const here = await servers.start();
    const there = await servers.start();
    const guest = await visit(here.url);
    const { table } = await guest.make({ game: GAME, seats: ['me', 'me'], start: true });
    const players = [await guest.connect(), await (await visit(there.url, guest.cookie)).connect()] as const;
    for (const player of players) await player.watch(table);
    for (let round = 0; round < 15; round++) {
      const { moments } = players[0].match(table);
      await players[1].until(`moment ${moments}`, () => players[1].match(table).moments === moments);
      const asked = askedOf(players[0], table);
      if (asked === undefined || asked.offers.length < 2) break;
      const { seat, offers } = asked;
      const seatEntry = players[0].seatEntry(table, seat);
      const answers = await Promise.all(
        players.map((player, index) =>
          player.ask({ type: 'move', table, seat, seatEntry, move: { ...offers.at(index) } } as never),
        ),
      );
      const codes = answers.map((answer) => (answer.type === 'refused' ? answer.code : answer.type));
      expect(codes.toSorted()).toEqual(['accepted', 'behind']);
      for (const player of players) await player.until('the moment', () => player.match(table).moments === moments + 1);
      expect(players[0].match(table).perspectives).toEqual(players[1].match(table).perspectives);
    }
  });

  test('accept the same move once, and say so to both who sent it', async () => {
    const here = await servers.start();
    const there = await servers.start();
    const guest = await visit(here.url);
    const { table } = await guest.make({ game: GAME, seats: ['me', 'me'], start: true });
    const players = [await guest.connect(), await (await visit(there.url, guest.cookie)).connect()] as const;
    for (const player of players) await player.watch(table);
    for (let round = 0; round < 10; round++) {
      const { moments } = players[0].match(table);
      await players[1].until(`moment ${moments}`, () => players[1].match(table).moments === moments);
      const { seat = 0, offers = [] } = askedOf(players[0], table) ?? {};
      const move = { ...offers[0] };
      const seatEntry = players[0].seatEntry(table, seat);
      const answers = await Promise.all(
        players.map((player) => player.ask({ type: 'move', table, seat, seatEntry, move } as never)),
      );
      for (const answer of answers) expect(answer).toMatchObject({ type: 'accepted' });
      for (const player of players) await player.until('the moment', () => player.match(table).moments === moments + 1);
    }
  });

  test('tell each other who comes, sits down, is renamed and goes', async () => {
    const here = await servers.start();
    const there = await servers.start();
    const astrid = await visit(here.url);
    const { table } = await astrid.make({ game: GAME, seats: ['me', 'anyone'] });
    const first = await astrid.connect();
    await first.watch(table);
    const bjorn = await visit(there.url);
    const second = await bjorn.connect();
    await second.watch(table);
    await first.until('news of 1 spectators', () => first.info(table)?.spectators === 1);
    await bjorn.request('POST', `/api/tables/${table}/join`);
    await first.until('news of who sits at seat 1', () => first.info(table)?.seats[1]?.person === bjorn.person.id);
    await first.until('news of 0 spectators', () => first.info(table)?.spectators === 0);
    await bjorn.request('PUT', '/api/me', { name: 'Bjørn' });
    await first.until('the new name at seat 1', () => first.info(table)?.seats[1]?.name === 'Bjørn');
    await bjorn.request('PUT', '/api/me/mark', { mark: 'aecw' });
    await first.until('the drawn mark at seat 1', () => first.info(table)?.seats[1]?.mark === 'aecw');
    await astrid.request('POST', `/api/tables/${table}/start`);
    await second.until('the match to begin', () => second.heard.some(({ type }) => type === 'state'));
    await second.close();
    await first.until('news that seat 1 is away', () => first.info(table)?.seats[1]?.present === false);
  });

  test('notice what changes while a table is being read', async () => {
    const here = await servers.start();
    const there = await servers.start();
    const { table } = await (await visit(here.url)).make({ game: GAME, seats: ['me', 'anyone'] });
    const player = await (await visit(there.url)).connect();
    await withClients(await servers.database(), async (holder, changer) => {
      // What is read last of a table is held back, when the rest of it has been read already.
      await holder.query('begin');
      await holder.query('lock table mutes in access exclusive mode');
      const watching = player.watch(table);
      await waitUntil('the table is being read', async () => {
        const isHeldBack = `select 1 from pg_locks where relation = 'mutes'::regclass and not granted`;
        return (await changer.query(isHeldBack)).rowCount === 1;
      });
      await changer.query('update tables set open = 1 where id = $1', [table]);
      await holder.query('commit');
      await watching;
    });
    await player.until('news that the table is open', () => player.info(table)?.open === true);
  });

  test('go on with a bot when the one that let it think is gone', async () => {
    const here = await servers.start({ botPause: 60_000 });
    const there = await servers.start({ botPatience: 0, chores: 100 });
    const guest = await visit(here.url);
    await guest.make({ game: GAME, seats: ['me', { bot: 'random' }], options: { firstPlayer: 1 }, start: true });
    const { tables } = await guest.request<{ tables: { table: string }[] }>('GET', '/api/tables/mine');
    const table = tables[0]?.table ?? '';
    const player = await (await visit(there.url, guest.cookie)).connect();
    await player.watch(table);
    await player.until('seat 0 to be asked', () => askedOf(player, table)?.seat === 0);
  });
});

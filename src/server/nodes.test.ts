import { describe, expect, test } from 'vitest';
import { visit } from './testing/client.ts';
import { askedOf, GAME, pairAt, playBoth } from './testing/matches.ts';
import { serversOn } from './testing/server.ts';

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
      const number = players[0].number(table, seat);
      const answers = await Promise.all(
        players.map((player, index) =>
          player.ask({ type: 'move', table, seat, number, move: { ...offers.at(index) } } as never),
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
      const number = players[0].number(table, seat);
      const answers = await Promise.all(
        players.map((player) => player.ask({ type: 'move', table, seat, number, move } as never)),
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
    await astrid.request('POST', `/api/tables/${table}/start`);
    await second.until('the match to begin', () => second.heard.some(({ type }) => type === 'state'));
    await second.close();
    await first.until('news that seat 1 is away', () => first.info(table)?.seats[1]?.present === false);
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

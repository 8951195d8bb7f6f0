import { describe, expect, test } from 'vitest';
import { visit } from '../../../../test/server/kit/client.ts';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { GAME, playUntil, soloAt } from '../../../../test/server/kit/matches.ts';
import { serversOn } from '../../../../test/server/kit/server.ts';
import { commitment, seedFrom } from '../../../kernel/random.ts';
import type { NewTable } from '../../../protocol/client.ts';
import type { GameList, TableList } from '../../../protocol/http.ts';
import type { TableInfo } from '../../../protocol/server.ts';

describe.each(KINDS)('tables on %s', (kind) => {
  const servers = serversOn(kind);

  test('are made as wished', async () => {
    const { url } = await servers.start();
    const guest = await visit(url);
    const made = await guest.request<TableInfo>('POST', '/api/tables', {
      game: GAME,
      options: { goal: 12 },
      seats: ['me', 'anyone', { bot: 'greedy' }],
      open: true,
    });
    expect(made).toMatchObject({
      status: 201,
      game: GAME,
      version: 1,
      rulesChanged: false,
      options: { goal: 12, firstPlayer: 'random' },
      state: 'gathering',
      open: true,
      host: true,
      asked: [],
      spectators: 0,
      seats: [
        { seat: 0, holder: 'person', name: guest.person.name, person: guest.person.id, mine: true },
        { seat: 1, holder: 'nobody', name: '', mine: false, present: false },
        { seat: 2, holder: 'bot', bot: 'greedy', mine: false, present: true },
      ],
    });
    expect(made.table).toMatch(/^[a-z0-9]{10}$/);
    expect(made.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(made).not.toHaveProperty('seed');
    const { games, bots } = await guest.request<GameList>('GET', '/api/games');
    expect(games[0]).toMatchObject({ id: GAME, seats: [2, 3, 4], options: { goal: { default: 10 } } });
    expect(games[0]?.options.firstPlayer?.values[2]).toEqual(['random', 0, 1]);
    expect(bots.slice(0, 2)).toEqual(['random', 'greedy']);
  });

  test('are not made against the rules of the game or the limits of the server', async () => {
    const { url } = await servers.start();
    const guest = await visit(url);
    const wish = { game: GAME, seats: ['me', 'anyone'] };
    const refused: [object, object][] = [
      [
        { ...wish, game: 'chess' },
        { status: 404, code: 'not-found', message: "There is no game 'chess'." },
      ],
      [
        { ...wish, seats: ['me'] },
        { status: 400, code: 'malformed', message: /for 2, 3, 4 players/ },
      ],
      [
        { ...wish, seats: [] },
        { status: 400, code: 'malformed' },
      ],
      [
        { ...wish, options: { goal: 11 } },
        { status: 400, code: 'malformed', message: /can be 8, 10, 12/ },
      ],
      [
        { ...wish, options: { speed: 1 } },
        { status: 400, code: 'malformed' },
      ],
      [
        { ...wish, seats: ['me', { bot: 'oracle' }] },
        { status: 400, code: 'unknown-bot' },
      ],
      [
        { ...wish, extra: true },
        { status: 400, code: 'malformed' },
      ],
      // Nobody chooses how a match is shuffled.
      [
        { ...wish, seed: seedFrom('mine') },
        { status: 400, code: 'malformed' },
      ],
      [
        { ...wish, start: true },
        { status: 403, code: 'not-allowed' },
      ],
    ];
    for (const [body, expected] of refused) {
      const answer = await guest.request('POST', '/api/tables', body);
      const { message, ...rest } = expected as { message?: string | RegExp };
      expect(answer).toMatchObject(rest);
      if (message !== undefined) expect(answer.message).toMatch(message);
    }
  });

  test('begin with a word from the host, which is the first line of the chat', async () => {
    const { url } = await servers.start();
    const guest = await visit(url);
    const wish: NewTable = { game: GAME, seats: ['me', 'anyone'] };
    expect(await guest.request('POST', '/api/tables', { ...wish, word: ' \u200b ' })).toMatchObject({ status: 400 });
    const { table } = await guest.make({ ...wish, word: ' Come and\nplay! ' });
    const player = await (await visit(url)).connect();
    await player.watch(table);
    const chat = () => player.heard.find(({ type }) => type === 'chat');
    await player.until('the word', () => chat() !== undefined);
    expect(chat()).toMatchObject({ lines: [{ id: 1, person: guest.person.id, text: 'Come and play!' }] });
    await player.close();
  });

  test('have a seed each of their own; one for all only where whoever starts the server in a program wishes it', async () => {
    const wish: NewTable = { game: GAME, seats: ['me', 'anyone'] };
    const commitments = async (url: string) => {
      const guest = await visit(url);
      return [(await guest.make(wish)).commitment, (await guest.make(wish)).commitment];
    };
    const server = await servers.start({ seed: undefined });
    expect(new Set(await commitments(server.url)).size).toBe(2);
    const seed = seedFrom('the same for all');
    const { url } = await servers.restart(server, { seed });
    expect(await commitments(url)).toEqual([commitment(seed), commitment(seed)]);
  });

  test('fill up, empty, and begin when everybody sits', async () => {
    const { url } = await servers.start();
    const [astrid, bjorn, carl] = [await visit(url), await visit(url), await visit(url)];
    const { table } = await astrid.make({ game: GAME, seats: ['me', 'anyone'], open: true });
    const at = (path: string) => `/api/tables/${table}/${path}`;
    expect(await astrid.request('POST', at('start'))).toMatchObject({ refusal: { say: 'refused.seats-free' } });
    expect(await bjorn.request('POST', at('join'), { seat: 0 })).toMatchObject({ status: 409, code: 'seat-taken' });
    expect(await bjorn.request('POST', at('join'), { seat: 3 })).toMatchObject({ status: 404, code: 'not-found' });
    expect(await bjorn.request('POST', at('join'))).toMatchObject({ status: 200, host: false });
    expect(await bjorn.request('POST', at('join'))).toMatchObject({ status: 200 });
    expect(await carl.request('POST', at('join'))).toMatchObject({ status: 409, code: 'table-full' });
    expect(await carl.request('POST', at('leave'))).toMatchObject({ status: 403, code: 'not-your-seat' });
    expect(await bjorn.request('POST', at('leave'))).toMatchObject({ status: 200 });
    expect(await carl.request('POST', at('join'))).toMatchObject({ status: 200 });
    expect(await carl.request('POST', at('start'))).toMatchObject({ refusal: { say: 'refused.host-only' } });
    const started = await astrid.request<TableInfo>('POST', at('start'));
    expect(started).toMatchObject({ status: 200, state: 'running' });
    expect(started.asked).toHaveLength(1);
    expect(await astrid.request('POST', at('start'))).toMatchObject({ refusal: { say: 'refused.match-begun' } });
    expect(await carl.request('POST', at('leave'))).toMatchObject({ refusal: { say: 'refused.leave-running' } });
    expect(await bjorn.request('POST', at('join'))).toMatchObject({ refusal: { say: 'refused.match-begun' } });
    expect(await bjorn.request('GET', `/api/tables/${table}`)).toMatchObject({ state: 'running', host: false });
    expect(await bjorn.request('GET', '/api/tables/zzzzzzzzzz')).toMatchObject({ status: 404, code: 'unknown-table' });
    expect(await bjorn.request('POST', '/api/tables/zz%00zz/join')).toMatchObject({ status: 400, code: 'malformed' });
  });

  test('are arranged by their host', async () => {
    const { url } = await servers.start();
    const [astrid, bjorn] = [await visit(url), await visit(url)];
    const { table } = await astrid.make({ game: GAME, seats: ['me', 'anyone', 'anyone'] });
    const arrange = (body: object) => astrid.request<TableInfo>('POST', `/api/tables/${table}/seat`, body);
    await bjorn.request('POST', `/api/tables/${table}/join`, { seat: 1 });
    expect(await arrange({ seat: 1, wish: { bot: 'greedy' } })).toMatchObject({ code: 'seat-taken' });
    expect(await arrange({ seat: 2, wish: { bot: 'oracle' } })).toMatchObject({ code: 'unknown-bot' });
    expect((await arrange({ seat: 2, wish: { bot: 'greedy' } })).seats[2]).toMatchObject({ bot: 'greedy' });
    expect((await arrange({ seat: 2, wish: 'me' })).seats[2]).toMatchObject({ holder: 'person', mine: true });
    expect((await arrange({ seat: 2, wish: 'anyone' })).seats[2]).toMatchObject({ holder: 'nobody' });
    expect(
      await bjorn.request('POST', `/api/tables/${table}/seat`, { seat: 2, wish: { bot: 'greedy' } }),
    ).toMatchObject({ refusal: { say: 'refused.host-only' } });
  });

  test('pass to the next when the host leaves, and are cleared away after the last', async () => {
    const { url } = await servers.start();
    const [astrid, bjorn] = [await visit(url), await visit(url)];
    const { table } = await astrid.make({ game: GAME, seats: ['me', 'anyone'] });
    const watcher = await bjorn.connect();
    await watcher.watch(table);
    await bjorn.request('POST', `/api/tables/${table}/join`);
    await astrid.request('POST', `/api/tables/${table}/leave`);
    await watcher.until('news of being the host', () => watcher.info(table)?.host === true);
    await bjorn.request('POST', `/api/tables/${table}/leave`);
    await watcher.until('word that the table is gone', () =>
      watcher.heard.some((each) => each.type === 'refused' && each.code === 'unknown-table'),
    );
    expect(await bjorn.request('GET', `/api/tables/${table}`)).toMatchObject({ code: 'unknown-table' });
  });

  test('are listed while they are open, and always for those who sit there', async () => {
    const { url } = await servers.start();
    const [astrid, bjorn] = [await visit(url), await visit(url)];
    const ids = async (guest: typeof astrid, path: string) =>
      (await guest.request<TableList>('GET', path)).tables.map(({ table }) => table);
    const { table } = await astrid.make({ game: GAME, seats: ['me', 'me'], open: true });
    expect(await ids(bjorn, '/api/tables?state=gathering')).toEqual([table]);
    expect(await bjorn.request('POST', `/api/tables/${table}/close`)).toMatchObject({ status: 403 });
    expect(await astrid.request('POST', `/api/tables/${table}/close`)).toMatchObject({ open: false });
    expect(await ids(bjorn, '/api/tables?state=gathering')).toEqual([]);
    expect(await ids(astrid, '/api/tables/mine')).toEqual([table]);
    await astrid.request('POST', `/api/tables/${table}/open`);
    await astrid.request('POST', `/api/tables/${table}/start`);
    expect(await ids(bjorn, '/api/tables?state=gathering')).toEqual([]);
    expect(await ids(bjorn, '/api/tables?state=running')).toEqual([table]);
    const { tables } = await astrid.request<TableList>('GET', '/api/tables/mine');
    expect(tables[0]?.asked).toHaveLength(1);
    expect(await ids(bjorn, '/api/tables/mine')).toEqual([]);
  });

  test('have a rematch with the same people', async () => {
    const { url } = await servers.start();
    const { table, guest, player } = await soloAt(url, ['me', { bot: 'random' }]);
    const again = () => guest.request<TableInfo>('POST', `/api/tables/${table}/rematch`);
    expect(await again()).toMatchObject({ status: 403, refusal: { say: 'refused.still-running' } });
    await playUntil(player, table);
    await player.until('news of the end', () => player.info(table)?.state === 'over');
    const stranger = await visit(url);
    expect(await stranger.request('POST', `/api/tables/${table}/rematch`)).toMatchObject({ status: 403 });
    const fresh = await again();
    expect(fresh).toMatchObject({ status: 201, state: 'gathering', host: true, options: { goal: 12 } });
    expect(fresh.seats).toMatchObject([{ mine: true }, { bot: 'random' }]);
    expect((await again()).table).toBe(fresh.table);
    await player.until('news of the rematch', () => player.info(table)?.rematch === fresh.table);
    await guest.request('POST', `/api/tables/${fresh.table}/leave`);
    const another = await again();
    expect(another).toMatchObject({ status: 201, state: 'gathering' });
    expect(await guest.request('POST', `/api/tables/${another.table}/start`)).toMatchObject({ state: 'running' });
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Guest, type Player, visit, visitAsProgram } from '../../../../test/server/kit/client.ts';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { askedOf, GAME, playUntil } from '../../../../test/server/kit/matches.ts';
import { serversOn } from '../../../../test/server/kit/server.ts';
import type { BotList, NewBot } from '../../../protocol/http.ts';
import type { TableInfo } from '../../../protocol/server.ts';
import { openDatabase } from '../../store/database/open.ts';

function letIn(owner: Guest, name = 'Grinder'): Promise<NewBot> {
  return owner.request<NewBot>('POST', '/api/me/bots', { name });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

describe.each(KINDS)('programs as bots, on %s', (kind) => {
  const servers = serversOn(kind);

  test('a token is told once, and only its hash is stored', async () => {
    const server = await servers.start();
    const owner = await visit(server.url);
    const bot = await letIn(owner);
    expect(bot).toMatchObject({ status: 201, name: 'Grinder' });
    expect(bot.token).toMatch(/^underbridge_[\w-]{43}$/);
    const list = await owner.request<BotList>('GET', '/api/me/bots');
    expect(list.bots).toEqual([{ id: bot.id, name: 'Grinder', made: bot.made }]);
    for (const name of ['', '<b>', 'x'.repeat(25), undefined]) {
      expect(await owner.request('POST', '/api/me/bots', { name })).toMatchObject({ status: 400, code: 'malformed' });
    }
    await server.close();
    const { db, close } = await openDatabase(await servers.database(), () => {});
    const rows = await db.selectFrom('programs').selectAll().execute();
    await close();
    expect(rows).toEqual([{ person: bot.id, owner: owner.person.id, token_hash: sha256(bot.token) }]);
  });

  test('a program is itself, not its owner: it sees and holds only the seats it takes', async () => {
    const { url } = await servers.start();
    const owner = await visit(url);
    const bot = await letIn(owner);
    const program = await visitAsProgram(url, bot.token);
    expect(program.person).toMatchObject({ id: bot.id, name: 'Grinder' });
    const { table } = await owner.make({ game: GAME, seats: ['me', 'anyone'], options: { firstPlayer: 0 } });
    expect((await program.request<{ tables: TableInfo[] }>('GET', '/api/tables/mine')).tables).toEqual([]);
    const joined = await program.request<TableInfo>('POST', `/api/tables/${table}/join`);
    expect(joined.seats[0]).toMatchObject({ mine: false, name: owner.person.name });
    expect(joined.seats[0]?.program).toBeUndefined();
    expect(joined.seats[1]).toMatchObject({ mine: true, name: 'Grinder', holder: 'person', program: true });
    expect(await program.request('POST', `/api/tables/${table}/start`)).toMatchObject({ status: 403 });
    await owner.request('POST', `/api/tables/${table}/start`);
    const player = await program.connect();
    const match = await player.watch(table);
    expect(match?.perspectives.map(({ viewer }) => viewer)).toEqual([1]);
    const offer = { do: 'done' };
    expect(await player.ask({ type: 'move', table, seat: 0, seatEntry: 0, move: offer })).toMatchObject({
      type: 'refused',
      code: 'not-your-seat',
    });
  });

  test('a program plays a match to its end over the same protocol as everybody', async () => {
    const { url } = await servers.start();
    const program = await visitAsProgram(url, (await letIn(await visit(url))).token);
    const { table } = await program.make({ game: GAME, seats: ['me', { bot: 'greedy' }], start: true });
    const player = await program.connect();
    await player.watch(table);
    await playUntil(player, table);
    expect(player.match(table).over).toBe(true);
  });

  test('a revoked token is refused at once, and its open connection closed', async () => {
    const { url } = await servers.start();
    const owner = await visit(url);
    const stranger = await visit(url);
    const bot = await letIn(owner);
    const program = await visitAsProgram(url, bot.token);
    const player = await program.connect();
    expect(await stranger.request('DELETE', `/api/me/bots/${bot.id}`)).toMatchObject({ status: 404 });
    expect(await program.request('GET', '/api/tables/mine')).toMatchObject({ status: 200 });
    expect(await owner.request('DELETE', `/api/me/bots/${bot.id}`)).toMatchObject({ status: 200, bots: [] });
    expect(await player.closed).toBe(1008);
    expect(await program.request('GET', '/api/tables/mine')).toMatchObject({ status: 401, code: 'unknown-person' });
    expect(await program.request('GET', '/api/me')).toMatchObject({ status: 401, code: 'unknown-person' });
    await expect(program.connect()).rejects.toThrow('401');
  });

  test('whoever shows a token is known by that alone', async () => {
    const { url } = await servers.start();
    const owner = await visit(url);
    const { token } = await letIn(owner);
    const me = (authorization: string) => fetch(`${url}/api/me`, { headers: { authorization, cookie: owner.cookie } });
    for (const wrong of ['Bearer nonsense', `Bearer ${token}x`, `Basic ${token}`, 'Bearer', '']) {
      const answer = await me(wrong);
      expect(answer.status, wrong).toBe(401);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect((await me(`bearer ${token}`)).status).toBe(200);
    const asSecret = await visit(url, `underbridge=${token.slice('underbridge_'.length)}`);
    expect(await asSecret.request('GET', '/api/tables/mine')).toMatchObject({ status: 401 });
  });

  test('two programs with one token are one player: the first answer counts, the same again too, another is late', async () => {
    const { url } = await servers.start();
    const owner = await visit(url);
    const program = await visitAsProgram(url, (await letIn(owner)).token);
    const { table } = await program.make({ game: GAME, seats: ['me', 'anyone'], options: { firstPlayer: 0 } });
    await owner.request('POST', `/api/tables/${table}/join`);
    await program.request('POST', `/api/tables/${table}/start`);
    const [one, other, person] = [await program.connect(), await program.connect(), await owner.connect()];
    for (const player of [one, other, person]) await player.watch(table);
    const { offers } = askedOf(one, table) ?? { offers: [] };
    expect(askedOf(other, table)?.offers).toEqual(offers);
    const answer = (player: Player, at: number) =>
      player.ask({ type: 'move', table, seat: 0, seatEntry: 0, move: { ...(offers.at(at) ?? { do: 'nothing' }) } });
    expect(await answer(one, 0)).toMatchObject({ type: 'accepted' });
    expect(await answer(other, 0)).toMatchObject({ type: 'accepted' });
    expect(await answer(other, -1)).toMatchObject({ type: 'refused', code: 'behind' });
    await other.until('the answer', () => other.match(table).moments === 1);
    // A late client has been sent the current state.
    expect(other.heard.filter(({ type }) => type === 'state')).toHaveLength(2);
    await one.close();
    await person.ask({ type: 'chat', table, text: 'is anybody there?' });
    await other.until('the line', () => other.heard.some(({ type }) => type === 'chat'));
    expect(person.info(table)?.seats[0]).toMatchObject({ present: true, program: true });
  });

  test('a program lets nobody else in, and nobody has more of them than they can keep an eye on', async () => {
    const { url } = await servers.start();
    const owner = await visit(url);
    const program = await visitAsProgram(url, (await letIn(owner)).token);
    for (const [method, path] of [
      ['GET', '/api/me/bots'],
      ['POST', '/api/me/bots'],
      ['DELETE', '/api/me/bots/aaaa'],
      ['POST', '/api/me/link'],
    ] as const) {
      expect(await program.request(method, path), path).toMatchObject({ status: 403, code: 'not-allowed' });
    }
    const made = await Promise.all(Array.from({ length: 30 }, () => letIn(owner)));
    expect(made.filter((each) => 'token' in each)).toHaveLength(19);
    expect(await letIn(owner)).toMatchObject({ status: 403, refusal: { say: 'refused.bots-enough', most: 20 } });
  });
});

describe('with several servers on one PostgreSQL', () => {
  const servers = serversOn('postgres');

  test('a token revoked through one closes the connection to another', async () => {
    const [here, there] = [await servers.start(), await servers.start()];
    const owner = await visit(here.url);
    const bot = await letIn(owner);
    const player = await (await visitAsProgram(there.url, bot.token)).connect();
    await owner.request('DELETE', `/api/me/bots/${bot.id}`);
    expect(await player.closed).toBe(1008);
  });
});

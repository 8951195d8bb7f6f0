import { describe, expect, test } from 'vitest';
import { gameNamed } from '../../src/games/index.ts';
import { parseRecord, verify } from '../../src/kernel/record.ts';
import type { TableList } from '../../src/protocol/http.ts';
import type { TableInfo } from '../../src/protocol/server.ts';
import { waitUntil } from '../waiting.ts';
import { query } from './kit/calls.ts';
import { type Guest, type Player, visit } from './kit/client.ts';
import { KINDS } from './kit/databases.ts';
import { askedOf, GAME } from './kit/matches.ts';
import { serversOn } from './kit/server.ts';

const OPTIONS = { firstPlayer: 0 };

describe.each(KINDS)('a place at a running match, on %s', (kind) => {
  const servers = serversOn(kind);

  /** Three people play, and the third resigns. With two processes, the others are at different ones. */
  async function left(more: object = {}) {
    const here = await servers.start();
    const there = kind === 'postgres' ? await servers.start() : here;
    const guests = [await visit(here.url), await visit(there.url), await visit(here.url)] as const;
    const [astrid, bjorn, cilla] = guests;
    const { table } = await astrid.make({
      game: GAME,
      seats: ['me', 'anyone', 'anyone'],
      options: OPTIONS,
      ...more,
    });
    for (const each of [bjorn, cilla]) await each.request('POST', `/api/tables/${table}/join`);
    expect((await astrid.request('POST', `/api/tables/${table}/start`)).status).toBe(200);
    const players = [await astrid.connect(), await bjorn.connect(), await cilla.connect()] as const;
    for (const player of players) await player.watch(table);
    await players[0].until(
      'everybody to be seen',
      () => players[0].info(table)?.seats.every(({ present }) => present) ?? false,
    );
    await players[1].until(
      'everybody to be seen',
      () => players[1].info(table)?.seats.every(({ present }) => present) ?? false,
    );
    await players[2].ask({ type: 'resign', table, seat: 2, seatEntry: players[2].seatEntry(table, 2) });
    for (const player of players) await player.until('the third to have left', () => standsIn(player, table));
    return { here, there, table, astrid, bjorn, cilla, players };
  }

  const standsIn = (player: Player, table: string) => player.info(table)?.seats[2]?.bot !== undefined;
  const offer = (guest: Guest, table: string, offered = true) =>
    guest.request<TableInfo>('POST', `/api/tables/${table}/offer`, { seat: 2, offered });
  const takeOver = (guest: Guest, table: string) =>
    guest.request<TableInfo>('POST', `/api/tables/${table}/take-over`, { seat: 2 });
  const places = async (guest: Guest) =>
    (await guest.request<TableList>('GET', '/api/tables?state=offered')).tables.map(({ table }) => table);

  /** What spectators are told of the match as it stands. */
  const spectated = async (url: string, table: string) => {
    const spectator = await (await visit(url)).connect();
    const state = await spectator.watch(table);
    if (state === undefined) throw new Error('the match is not shown');
    return state;
  };

  /** Each in turn answers what they are asked, until the match stands as wanted. */
  async function playOn(all: readonly Player[], table: string, isEnough: () => boolean): Promise<void> {
    while (!isEnough()) {
      await waitUntil('somebody of them to be asked', () => all.some((player) => askedOf(player, table) !== undefined));
      for (const player of all) {
        const asked = askedOf(player, table);
        if (asked === undefined) continue;
        const answer = await player.play(table, asked.seat, asked.offers.at(-1));
        if (answer.type !== 'accepted') throw new Error(JSON.stringify(answer));
      }
    }
  }

  test('is offered when all who are there agree, taken by one, and both are named in the record', async () => {
    const { here, there, table, astrid, bjorn, cilla, players } = await left();
    expect(await takeOver(await visit(here.url), table)).toMatchObject({ status: 409 });
    expect((await offer(astrid, table)).seats[2]).toMatchObject({ agreed: [astrid.person.id] });
    expect(await places(astrid)).toEqual([]);
    expect(await offer(await visit(here.url), table)).toMatchObject({ status: 403 });
    expect((await offer(bjorn, table)).seats[2]).toMatchObject({ offered: true });
    expect(await places(astrid)).toEqual([table]);

    // Those who left cannot come back, those who play cannot have two hands, and of two newcomers one gets it.
    const newcomers = [await visit(here.url), await visit(there.url)] as const;
    expect(await takeOver(astrid, table)).toMatchObject({ status: 403, refusal: { say: 'refused.plays-already' } });
    const answers = await Promise.all(newcomers.map((guest) => takeOver(guest, table)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const dagny = newcomers[answers.findIndex(({ status }) => status === 200)] ?? newcomers[0];
    expect(await places(astrid)).toEqual([]);
    expect(await takeOver(cilla, table)).toMatchObject({ status: 403, refusal: { say: 'refused.had-seat' } });
    await players[2].until('to see it as a spectator', () => players[2].info(table)?.seats[2]?.mine === false);
    expect(await players[2].ask({ type: 'take-back', table, seat: 2 })).toMatchObject({ type: 'refused' });

    const fourth = await dagny.connect();
    await fourth.watch(table);
    expect(fourth.info(table)?.seats[2]).toMatchObject({ mine: true, former: [cilla.person.name] });
    // The newcomer plays on, and then everybody but one leaves the match to the end.
    await playOn([players[0], players[1], fourth], table, () => fourth.match(table).moments > 12);
    for (const [seat, player] of [players[0], players[1]].entries())
      await player.ask({ type: 'resign', table, seat, seatEntry: player.seatEntry(table, seat) });
    await fourth.until('the match to be over', () => fourth.info(table)?.state === 'over');
    const text = await (await fetch(`${here.url}/api/matches/${table}/record`)).text();
    const record = parseRecord(text);
    expect(record.names?.[2]).toBe(dagny.person.name);
    expect(record.former).toEqual([{ seat: 2, name: cilla.person.name, moves: expect.any(Number) }]);
    const since = record.former?.[0]?.moves ?? 0;
    expect(record.moves.slice(0, since)).toContainEqual([2, 'resign']);
    expect(since).toBeGreaterThan(0);
    expect(record.moves.slice(since).some(([seat]) => seat === 2)).toBe(true);
    expect(text).toContain('told.seat-taken-over');
    verify(gameNamed(GAME), record);
    const database = await servers.database();
    const results = () => query(database, `select person, place from results where table_id = '${table}' and seat = 2`);
    await waitUntil('the match is counted', async () => (await results()).length === 1);
    expect((await results())[0]).toMatchObject({ person: cilla.person.id, place: 3 });
  });

  test('is listed with how far the match is and where the seat stands by its points', async () => {
    const { here, table, astrid, bjorn, players } = await left();
    await playOn(players.slice(0, 2), table, () => players[0].match(table).moments > 12);
    await offer(astrid, table);
    await offer(bjorn, table);
    // A bot plays the seat that was left; it is waited for until it is somebody else's turn.
    await waitUntil('a person to be asked', () => players.some((player) => askedOf(player, table) !== undefined));
    const { moments, scores } = await spectated(here.url, table);
    const points = scores.map((score) => score.points);
    const { tables } = await (await visit(here.url)).request<TableList>('GET', '/api/tables?state=offered');
    expect(tables[0]?.progress).toEqual({ moments });
    const [first, second, third] = tables[0]?.seats ?? [];
    expect(first).not.toHaveProperty('place');
    expect(second).not.toHaveProperty('place');
    expect(third?.place).toBeGreaterThan(0);
    expect(third?.place).toBeLessThanOrEqual(points.filter((each) => each >= (points[2] ?? 0)).length);
    expect(third?.place).toBeGreaterThan(points.filter((each) => each > (points[2] ?? 0)).length);
  });

  test('is withdrawn by any player, and never offered in a match of a tournament', async () => {
    const { table, astrid, bjorn } = await left();
    await offer(astrid, table);
    await offer(bjorn, table);
    expect((await offer(astrid, table, false)).seats[2]).not.toHaveProperty('offered');
    expect(await places(astrid)).toEqual([]);
    await query(await servers.database(), `update tables set arranged = 'tournament' where id = '${table}'`);
    expect(await offer(astrid, table)).toMatchObject({ status: 403, refusal: { say: 'refused.not-offerable' } });
  });
});

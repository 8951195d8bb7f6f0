import { describe, expect, test } from 'vitest';
import { type Guest, visit } from '../../../test/server/kit/client.ts';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { hostAt } from '../../../test/server/kit/host.ts';
import { member } from '../../../test/server/kit/rated.ts';
import { someTable } from '../../../test/server/kit/rows.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { changeTournament as change, entered, reachPage as reach } from '../../../test/server/kit/tournaments.ts';
import type { TableInfo } from '../../protocol/server.ts';
import { openDatabase } from '../store/database/open.ts';

describe.each(KINDS)('in a tournament on %s', (kind) => {
  const servers = serversOn(kind);

  test('nobody has hints or lets a bot play for them, though only bots sit at their table', async () => {
    const { url } = await servers.start();
    const { id, host } = await entered(url, ['Anna']);
    await change(host, id, 'bots', { level: 'random', count: 1 });
    const { played } = await change(host, id, 'start');
    const table = played[0]?.tables[0]?.table ?? '';
    const player = await host.connect();
    await player.watch(table);
    const seat = player.info(table)?.seats.find(({ mine }) => mine)?.seat ?? 0;
    expect(player.info(table)?.tournament).toBe(true);
    const alone = { type: 'refused', refusal: { say: 'refused.tournament-alone' } };
    const seatEntry = player.seatEntry(table, seat);
    expect(await player.ask({ type: 'hint', table, seat, seatEntry })).toMatchObject(alone);
    expect(await player.ask({ type: 'hand-over', table, seat, bot: 'king' })).toMatchObject(alone);
  });

  test('nobody but the server changes who sits at a table that has not begun', async () => {
    const before = await servers.start();
    const [organiser, player, outsider] = [await member(before.url), await visit(before.url), await visit(before.url)];
    await servers.stop(before);
    const { db, close } = await openDatabase(await servers.database(), () => {});
    const seats = [{ holder: 'person' as const, person: player.person.id }, { holder: 'nobody' as const }];
    await someTable(db, 'aaaaaaaaaa', organiser.person.id, seats, { arranged: 'tournament' });
    await close();
    const { url } = await servers.start();
    const again = async (guest: Guest) => visit(url, guest.cookie);
    const at = (rest: string) => `/api/tables/aaaaaaaaaa/${rest}`;
    const says = { status: 403, refusal: { say: 'refused.seated-by-server' } };
    expect(await (await again(outsider)).request('POST', at('join'), {})).toMatchObject(says);
    expect(await (await again(player)).request('POST', at('leave'), {})).toMatchObject(says);
    for (const wish of ['me', { bot: 'king' }, { invite: outsider.person.id }])
      expect(await (await again(organiser)).request('POST', at('seat'), { seat: 1, wish })).toMatchObject(says);
    const { seats: still } = await (await again(outsider)).request<TableInfo>('GET', '/api/tables/aaaaaaaaaa');
    expect(still.map(({ holder }) => holder)).toEqual(['person', 'nobody']);
  });

  test('whoever is banned is seated in no round as long as that lasts, and gets no points for it', async () => {
    const { url } = await servers.start();
    const hostOfServer = await hostAt(url, await servers.database());
    const { id, host, people } = await entered(url, ['Anna', 'Bert', 'Cleo']);
    const banned = people[2]?.person.id ?? '';
    await hostOfServer.request('PUT', `/api/host/people/${banned}/ban`, { hours: 2 });
    const { played, standings } = await change(host, id, 'start');
    expect(played).toMatchObject([{ satOut: [banned], byes: [], tables: [{ number: 1 }] }]);
    expect(standings.find(({ player }) => player === banned)).toMatchObject({ points: 0, rounds: ['sat-out'] });
    await reach(host, id, 'the round is played', (page) => page.round === 1);
  });
});

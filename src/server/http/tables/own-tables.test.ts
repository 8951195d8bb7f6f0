import { describe, expect, test } from 'vitest';
import { type Guest, visit } from '../../../../test/server/kit/client.ts';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { GAME, pairAt } from '../../../../test/server/kit/matches.ts';
import { serversOn } from '../../../../test/server/kit/server.ts';
import type { FinishedList, OwnQuestion } from '../../../protocol/http.ts';
import { MOST_FINISHED } from '../../store/tables/finished.ts';

/** A match of two that is over at once. */
async function finishedMatch(host: Guest, other: Guest, game = GAME): Promise<string> {
  const { table } = await host.make({ game, seats: ['me', 'anyone'], open: true });
  await other.request('POST', `/api/tables/${table}/join`);
  await host.request('POST', `/api/tables/${table}/start`);
  const player = await host.connect();
  await player.watch(table);
  const seat = player.info(table)?.seats.find(({ mine }) => mine)?.seat ?? 0;
  await player.ask({ type: 'resign', table, seat, seatEntry: player.seatEntry(table, seat) });
  await player.until('the end', () => player.match(table).over);
  await player.close();
  return table;
}

describe.each(KINDS)("one's own tables on %s", (kind) => {
  const servers = serversOn(kind);
  const finished = async (guest: Guest, query = '') => {
    const list = await guest.request<FinishedList>('GET', `/api/tables/finished${query}`);
    return { ids: list.tables.map(({ table }) => table), more: list.more };
  };

  test('what one is asked is told to nobody else, and only while one is asked', async () => {
    const { url } = await servers.start();
    const { table, guests } = await pairAt(url);
    const asked = (guest: Guest) => guest.request<OwnQuestion>('GET', `/api/tables/${table}/question`);
    expect(await asked(guests[0])).toMatchObject({ status: 200, seat: 0, question: { say: expect.any(String) } });
    for (const other of [guests[1], await visit(url)]) {
      expect(await asked(other)).not.toHaveProperty('question');
    }
    expect(await guests[0].request('GET', '/api/tables/aaaaaaaaaa/question')).toMatchObject({ status: 404 });
  });

  test('finished matches are found by game, and by the name of somebody who played, whatever its case and accents', async () => {
    const { url } = await servers.start();
    const [me, asa, bo] = [await visit(url), await visit(url), await visit(url)];
    await asa.request('PUT', '/api/me', { name: 'Åsa Öberg' });
    await bo.request('PUT', '/api/me', { name: 'Бо' });
    const first = await finishedMatch(me, asa);
    const second = await finishedMatch(bo, me, 'cave-troll');
    expect(await finished(me)).toEqual({ ids: [second, first], more: undefined });
    expect((await finished(me, '?game=cave-troll')).ids).toEqual([second]);
    expect((await finished(me, '?with=asa')).ids).toEqual([first]);
    expect((await finished(me, `?with=${encodeURIComponent('бо')}`)).ids).toEqual([second]);
    expect((await finished(me, '?with=nobody')).ids).toEqual([]);
    expect((await finished(me, `?with=asa&game=cave-troll`)).ids).toEqual([]);
    expect((await finished(asa)).ids).toEqual([first]);
    expect(await me.request('GET', '/api/tables/finished?before=yesterday')).toMatchObject({
      status: 400,
      message: /before: has to be the 'more' of the page before/,
    });
  });

  test('finished matches come in pages', async () => {
    const { url } = await servers.start();
    const [me, other] = [await visit(url), await visit(url)];
    const made: string[] = [];
    for (let match = 0; match <= MOST_FINISHED; match++) made.unshift(await finishedMatch(me, other));
    const page = await finished(me);
    expect(page.ids).toEqual(made.slice(0, MOST_FINISHED));
    expect(await finished(me, `?before=${page.more}`)).toEqual({ ids: made.slice(MOST_FINISHED), more: undefined });
  });
});

import { describe, expect, test } from 'vitest';
import { OFTEN, passUntil } from '../../../test/server/kit/calls.ts';
import { type Guest, visit } from '../../../test/server/kit/client.ts';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { GAME } from '../../../test/server/kit/matches.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { standingTime } from '../../../test/standing-time.ts';
import type { NewTable } from '../../protocol/client.ts';
import type { TableInfo } from '../../protocol/server.ts';

const SECOND = 1_000;
const NOON = Date.UTC(2026, 10, 18, 12);
const at = (table: string, rest: string) => `/api/tables/${table}/${rest}`;

describe.each(KINDS)('a match that begins by itself on %s', (kind) => {
  const servers = serversOn(kind);

  async function open(wish: Partial<NewTable> = {}) {
    const time = standingTime(NOON);
    const { url } = await servers.start({ time, ...OFTEN });
    const [host, guest] = [await visit(url), await visit(url)];
    const { table } = await host.make({ game: GAME, seats: ['me', 'anyone'], begins: 'when-full', ...wish });
    const info = (by: Guest = host) => by.request<TableInfo>('GET', `/api/tables/${table}`);
    /** Lets time pass until the table is as it should be. */
    const pass = (milliseconds: number, what: string, isSo: (table: TableInfo) => boolean) =>
      passUntil(time, milliseconds, what, async () => isSo(await info()));
    const sit = () => guest.request('POST', at(table, 'join'), {});
    const hold = (held: boolean, by: Guest = guest) => by.request<TableInfo>('POST', at(table, 'hold'), { held });
    const counts = () => pass(0, 'it counts down', ({ begins }) => begins?.at !== undefined);
    return { url, time, host, guest, table, info, pass, sit, hold, counts };
  }

  test('counts ten seconds down when the last seat is taken, and begins though nobody is there', async () => {
    const { time, info, pass, sit, counts } = await open();
    expect((await info()).begins).toEqual({});
    await sit();
    await counts();
    const { at: begins = 0 } = (await info()).begins ?? {};
    expect(begins - time.now()).toBeGreaterThan(9 * SECOND);
    await pass(8 * SECOND, 'chores have run', () => true);
    expect((await info()).state).toBe('gathering');
    await pass(2 * SECOND, 'the match runs', ({ state }) => state === 'running');
    expect(await info()).not.toHaveProperty('begins');
  });

  test('waits while somebody who sits there would like to, and counts from the beginning afterwards', async () => {
    const { url, host, table, info, pass, sit, hold, counts } = await open();
    expect(await hold(true)).toMatchObject({ status: 403, refusal: { say: 'refused.not-seated' } });
    await sit();
    await counts();
    expect((await hold(true)).begins).toEqual({ held: true });
    await pass(60 * SECOND, 'chores have run', () => true);
    expect(await info()).toMatchObject({ state: 'gathering', begins: { held: true } });
    expect(await hold(false, await visit(url))).toMatchObject({ status: 403 });
    expect((await hold(false, host)).begins?.at).toBeGreaterThan(0);
    await pass(10 * SECOND, 'the match runs', ({ state }) => state === 'running');
    expect(await hold(true)).toMatchObject({ refusal: { say: 'refused.match-begun' } });
    expect(await host.request('POST', at(table, 'start'), {})).toMatchObject({ status: 403 });
  });

  test('counts no more when somebody stands up, also after somebody wanted to wait', async () => {
    const { guest, table, pass, sit, hold, counts } = await open();
    for (const wait of [false, true]) {
      await sit();
      await counts();
      if (wait) await hold(true);
      await guest.request('POST', at(table, 'leave'), {});
      await pass(60 * SECOND, 'it waits for a player', ({ state, begins }) => {
        return state === 'gathering' && begins !== undefined && begins.at === undefined && !begins.held;
      });
    }
  });

  test('can still be begun at once by its host', async () => {
    const { host, table, sit, counts } = await open();
    await sit();
    await counts();
    expect(await host.request('POST', at(table, 'start'), {})).toMatchObject({ state: 'running' });
  });

  test('is usual by days, and can be chosen or not', async () => {
    const { host } = await open();
    for (const [pace, begins, usual] of [
      ['days-brisk', undefined, {}],
      ['live-quick', undefined, undefined],
      ['days-brisk', 'by-host', undefined],
    ] as const) {
      const made = await host.make({ game: GAME, seats: ['me', 'anyone'], pace, ...(begins && { begins }) });
      expect(made.begins).toEqual(usual);
      expect(await host.request('POST', at(made.table, 'hold'), { held: true })).toMatchObject({
        refusal: { say: usual === undefined ? 'refused.host-only' : 'refused.seats-free' },
      });
    }
  });
});

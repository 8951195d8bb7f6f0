import { describe, expect, test } from 'vitest';
import { OFTEN, passUntil } from '../../../test/server/kit/calls.ts';
import type { Guest } from '../../../test/server/kit/client.ts';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { hostAt } from '../../../test/server/kit/host.ts';
import { askedOf, GAME, pairAt } from '../../../test/server/kit/matches.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { standingTime } from '../../../test/standing-time.ts';
import type { HostLog } from '../../protocol/host-room/log.ts';
import type { HostClocks, HostTables } from '../../protocol/host-room/tables.ts';
import type { TableInfo } from '../../protocol/server.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 18, 12);

describe.each(KINDS)('a host of the server stops clocks on %s', (kind) => {
  const servers = serversOn(kind);

  async function open() {
    const time = standingTime(NOON);
    const server = await servers.start({ time, ...OFTEN });
    const host = await hostAt(server.url, await servers.database());
    const matchAt = () => pairAt(server.url, server.url, { pace: 'live-quick' });
    return { time, server, host, matchAt };
  }
  type Pair = Awaited<ReturnType<typeof pairAt>>;
  const info = ({ guests, table }: Pair) => guests[0].request<TableInfo>('GET', `/api/tables/${table}`);
  const leftAt = async (pair: Pair) => (await info(pair)).clocks?.seats.map(({ left, free }) => left + free);
  const pausedAt = async (pair: Pair) => (await info(pair)).clocks?.seats.flatMap(({ paused = [] }) => paused);
  const handles = async (host: Guest) =>
    (await host.request<HostTables>('GET', '/api/host/tables?which=running')).tables.map(({ handle }) => handle);
  /** The log lines about clocks after the next move. */
  async function toldAfterMove(pair: Pair): Promise<string[]> {
    const seat = pair.players.findIndex((player) => askedOf(player, pair.table) !== undefined);
    await pair.players[seat]?.play(pair.table, seat);
    const heard = pair.players[0].heard.flatMap((message) => (message.type === 'change' ? message.logs.flat() : []));
    return heard.map(({ event }) => event.say).filter((say) => say.startsWith('told.clocks-'));
  }

  test('at one table: the others go on, and the log of that table says so', async () => {
    const { time, host, matchAt } = await open();
    const stopped = await matchAt();
    const [handle] = await handles(host);
    const other = await matchAt();
    const { tables } = await host.request<HostTables>('POST', `/api/host/tables/${handle}/clocks/stop`, {});
    for (const table of tables) expect(table.clocks).toBe(table.handle === handle ? 'stopped' : 'go');
    expect(tables).toHaveLength(2);
    expect(await pausedAt(stopped)).toEqual(['server']);
    const [before, beside] = [await leftAt(stopped), await leftAt(other)];
    await passUntil(time, 30 * MINUTE, 'chores have run', () => true);
    expect(await leftAt(stopped)).toEqual(before);
    expect(await leftAt(other)).not.toEqual(beside);
    // The host of the table cannot start them again.
    await stopped.guests[0].request('POST', `/api/tables/${stopped.table}/pause`, { paused: false, as: 'host' });
    expect(await pausedAt(stopped)).toEqual(['server']);
    await host.request('POST', `/api/host/tables/${handle}/clocks/go-on`, {});
    expect(await pausedAt(stopped)).toEqual([]);
    expect(await toldAfterMove(stopped)).toEqual(['told.clocks-stopped', 'told.clocks-go-on']);
    const { actions } = await host.request<HostLog>('GET', '/api/host/log');
    expect(actions.map(({ what }) => what)).toEqual(expect.arrayContaining(['stopped-clocks', 'let-clocks-go-on']));
  });

  test('at all tables, those where a match begins meanwhile too, and through a restart', async () => {
    const { time, server, host, matchAt } = await open();
    const one = await matchAt();
    const stop = () => host.request<HostClocks>('POST', '/api/host/clocks/stop', {});
    const { since } = await stop();
    expect(since).toBeGreaterThanOrEqual(NOON);
    const later = await matchAt();
    // A second time changes nothing.
    expect((await stop()).since).toBe(since);
    const before = [await leftAt(one), await leftAt(later)];
    expect([await pausedAt(one), await pausedAt(later)]).toEqual([['server'], ['server']]);
    await servers.stop(server);
    time.pass(60 * MINUTE);
    const { url } = await servers.start({ time, ...OFTEN });
    const again = async (pair: Pair) => (await (await fetch(`${url}/api/tables/${pair.table}`)).json()) as TableInfo;
    const shown = [await again(one), await again(later)];
    expect(shown.map(({ clocks }) => clocks?.seats.map(({ left, free }) => left + free))).toEqual(before);
    const back = await hostAt(url, await servers.database());
    expect(await back.request('GET', '/api/host/clocks')).toMatchObject({ since });
    expect(await back.request('POST', '/api/host/clocks/go-on', {})).not.toHaveProperty('since');
    for (const pair of [one, later]) expect((await again(pair)).clocks?.seats.some(({ runs }) => runs)).toBe(true);
  });

  test('but not those of a table at which they play themselves', async () => {
    const { host, matchAt } = await open();
    const { table } = await host.make({
      game: GAME,
      seats: ['me', { bot: 'random' }],
      pace: 'live-quick',
      start: true,
    });
    const [handle] = await handles(host);
    expect(await host.request('POST', `/api/host/tables/${handle}/clocks/stop`, {})).toMatchObject({
      status: 403,
      refusal: { say: 'refused.host-plays' },
    });
    await matchAt();
    await host.request('POST', '/api/host/clocks/stop', {});
    const { clocks } = await host.request<TableInfo>('GET', `/api/tables/${table}`);
    expect(clocks?.seats.some(({ runs }) => runs)).toBe(false);
  });
});

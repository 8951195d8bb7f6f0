import { describe, expect, test } from 'vitest';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { hostAt } from '../../../test/server/kit/host.ts';
import { GAME, pairAt, soloAt } from '../../../test/server/kit/matches.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { seedFrom } from '../../kernel/random.ts';
import type { HostTable, HostTables } from '../../protocol/host-room/tables.ts';
import type { TableInfo } from '../../protocol/server.ts';

describe.each(KINDS)('tables in the host’s room on %s', (kind) => {
  const servers = serversOn(kind);

  test('are listed with who plays; where private ones are is not told', async () => {
    const { url } = await servers.start();
    const host = await hostAt(url, await servers.database());
    const [open, hidden] = [await pairAt(url), await pairAt(url, url, { open: false })];
    const answer = await host.request<HostTables>('GET', '/api/host/tables');
    expect(answer.tables.flatMap(({ table }) => table ?? [])).toEqual([open.table]);
    expect(answer.tables).toHaveLength(2);
    for (const guest of hidden.guests) {
      const details = await host.request('GET', `/api/host/people/${guest.person.id}`);
      expect(JSON.stringify(details)).not.toContain(hidden.table);
    }
    expect(JSON.stringify(answer)).not.toContain(hidden.table);
    for (const handle of ['aaaaaaaaaa', hidden.table, '0'.repeat(32)]) {
      expect(await host.request('POST', `/api/host/tables/${handle}/end`, {})).toMatchObject({ status: 404 });
    }
  });

  test('are found by their game and by a part of a player’s name', async () => {
    const { url } = await servers.start();
    const host = await hostAt(url, await servers.database());
    const { guests } = await pairAt(url);
    await soloAt(url);
    await guests[1].request('PUT', '/api/me', { name: 'Åsa' });
    const found = async (query: string) =>
      (await host.request<HostTables>('GET', `/api/host/tables?${query}`)).tables.map(({ players }) => players.length);
    expect(await found('')).toEqual([2, 2]);
    expect(await found(`game=${GAME}`)).toEqual([2, 2]);
    expect(await found('game=cave-troll')).toEqual([]);
    expect(await found('name=asa')).toEqual([2]);
    expect(await found(`name=${guests[0].person.id}&game=${GAME}`)).toEqual([2]);
    expect(await found('name=nobody at all')).toEqual([]);
  });

  test('a match that a host ends is over without a result: nobody plays on, no bot either', async () => {
    const [north, south] =
      kind === 'postgres' ? [await servers.start(), await servers.start()] : [await servers.start()];
    const elsewhere = south ?? north;
    const host = await hostAt(north.url, await servers.database());
    const { table, guests, players } = await pairAt(elsewhere.url);
    const [{ handle = '' } = {}] = (await host.request<HostTables>('GET', '/api/host/tables')).tables as HostTable[];
    expect(await host.request('POST', `/api/host/tables/${handle}/end`, {})).toMatchObject({ status: 200, tables: [] });
    for (const player of players)
      await player.until('the match to be called off', () => player.info(table)?.calledOff === true);
    expect(await players[0].play(table, 0)).toMatchObject({ type: 'refused', refusal: { say: 'refused.called-off' } });
    const info = await guests[0].request<TableInfo>('GET', `/api/tables/${table}`);
    expect(info).toMatchObject({ state: 'over', calledOff: true, asked: [] });
    expect(info.places).toBeUndefined();
    // Its record is there, without places; and it can be played again.
    const record = await guests[0].request<{ places?: unknown }>('GET', `/api/matches/${table}/record`);
    expect(record.status).toBe(200);
    expect(record.places).toBeUndefined();
    expect(await host.request('POST', `/api/host/tables/${handle}/end`, {})).toMatchObject({ status: 409 });
    const withBot = await soloAt(elsewhere.url, ['me', { bot: 'greedy' }]);
    const [{ handle: second = '' } = {}] = (await host.request<HostTables>('GET', '/api/host/tables'))
      .tables as HostTable[];
    await host.request('POST', `/api/host/tables/${second}/end`, {});
    await withBot.player.until('that one, too', () => withBot.player.info(withBot.table)?.calledOff === true);
  });

  test('one is put away; a host touches no table of their own; one that gathers goes', async () => {
    const { url } = await servers.start();
    const host = await hostAt(url, await servers.database());
    await host.make({ game: GAME, seats: ['me', 'me'], start: true });
    const list = async (which: string) =>
      (await host.request<HostTables>('GET', `/api/host/tables?which=${which}`)).tables;
    const [own] = await list('running');
    expect(own).toMatchObject({ mine: true });
    for (const action of ['end', 'put-away']) {
      expect(await host.request('POST', `/api/host/tables/${own?.handle}/${action}`, {})).toMatchObject({
        refusal: { say: 'refused.host-plays' },
      });
    }
    const { guest } = await soloAt(url);
    const theirs = (await list('running')).find(({ mine }) => !mine);
    await host.request('POST', `/api/host/tables/${theirs?.handle}/put-away`, {});
    expect(await list('away')).toMatchObject([{ putAway: true }]);
    const { table } = await guest.make({ game: GAME, seats: ['me', 'anyone'] });
    const [gathering] = await list('gathering');
    await host.request('POST', `/api/host/tables/${gathering?.handle}/end`, {});
    expect(await guest.request('GET', `/api/tables/${table}`)).toMatchObject({ status: 404 });
  });
});

/** Everything that a host can read, with random ids replaced by numbers in order of appearance. */
async function roomWith(shuffle: string, servers: ReturnType<typeof serversOn>): Promise<string> {
  const seed = seedFrom(shuffle);
  const server = await servers.start({ seed });
  const host = await hostAt(server.url, await servers.database());
  const { table, guests, players } = await pairAt(server.url);
  await players[0].ask({ type: 'chat', table, text: 'a word' });
  await guests[1].request('POST', `/api/tables/${table}/report`, { person: guests[0].person.id, line: 1 });
  const sections = ['people', 'tables', 'reports', 'jobs', 'announcements', 'settings', 'log'];
  const paths = [...sections, ...guests.map(({ person }) => `people/${person.id}`)];
  let told = '';
  for (const path of paths) {
    const answer = await host.request<Record<string, unknown>>('GET', `/api/host/${path}`);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer)).not.toContain(seed);
    told += `${JSON.stringify(answer)}\n`;
  }
  const ids = new Map<string, number>();
  const number = (id: string) => String(ids.get(id) ?? ids.set(id, ids.size).get(id));
  return told
    .replace(/"(id|mark|handle|table|value|place)":"[^"]*"/g, (text, key) => `"${key}":${number(text)}`)
    .replace(/Guest \w{4}/g, number)
    .replace(/\d{13}/g, 'then');
}

describe('two matches that are dealt differently', () => {
  const first = serversOn('sqlite');
  const second = serversOn('sqlite');

  test('look the same to a host', async () => {
    const [one, other] = [await roomWith('one shuffle', first), await roomWith('another shuffle', second)];
    expect(one).toContain('a word');
    expect(other).toBe(one);
  });
});

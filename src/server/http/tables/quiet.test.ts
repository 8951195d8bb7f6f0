import { describe, expect, test } from 'vitest';
import { type Guest, visit } from '../../../../test/server/kit/client.ts';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { pairAt } from '../../../../test/server/kit/matches.ts';
import { serversOn } from '../../../../test/server/kit/server.ts';
import type { TableInfo } from '../../../protocol/server.ts';

describe.each(KINDS)('quiet at a table, on %s', (kind) => {
  const servers = serversOn(kind);

  test('those who play mute those who watch, and the host mutes players', async () => {
    const server = await servers.start();
    const { url } = server;
    const { table, players, guests } = await pairAt(url);
    const [host, other] = guests;
    const outsider = await visit(url);
    const spectator = await outsider.connect();
    await spectator.watch(table);
    const mute = (who: Guest, whom: Guest, muted = true) =>
      who.request<TableInfo>('POST', `/api/tables/${table}/mute`, { person: whom.person.id, muted });
    const chat = (player: typeof spectator) => player.ask({ type: 'chat', table, text: 'hello' });

    expect(await mute(outsider, other)).toMatchObject({ status: 403, refusal: { say: 'refused.not-seated' } });
    expect(await mute(other, host)).toMatchObject({ status: 403, refusal: { say: 'refused.mute-host' } });
    expect(await chat(spectator)).toMatchObject({ type: 'accepted' });
    expect((await mute(other, outsider)).quiet).toEqual({ spectators: false, muted: [outsider.person.id] });
    await spectator.until('news of who is muted', () => spectator.info(table)?.quiet?.muted.length === 1);
    expect(await chat(spectator)).toMatchObject({ code: 'not-allowed', refusal: { say: 'refused.muted' } });
    expect(await mute(host, outsider, false)).not.toHaveProperty('quiet');
    expect(await chat(spectator)).toMatchObject({ type: 'accepted' });

    expect(await mute(host, other)).toMatchObject({ status: 200 });
    expect(await chat(players[1])).toMatchObject({ refusal: { say: 'refused.muted' } });
    const again = await servers.restart(server);
    const back = await (await visit(again.url, other.cookie)).connect();
    await back.watch(table);
    expect(await back.ask({ type: 'chat', table, text: 'hello' })).toMatchObject({ refusal: { say: 'refused.muted' } });
  });

  test('spectators can be kept out of the chat altogether', async () => {
    const { url } = await servers.start();
    const { table, players, guests } = await pairAt(url);
    const outsider = await visit(url);
    const spectator = await outsider.connect();
    await spectator.watch(table);
    const allow = (who: Guest, allowed: boolean) =>
      who.request<TableInfo>('POST', `/api/tables/${table}/spectators-chat`, { allowed });
    expect(await allow(outsider, false)).toMatchObject({ status: 403 });
    expect((await allow(guests[1], false)).quiet).toEqual({ spectators: true, muted: [] });
    const chat = { type: 'chat', table, text: 'hello' } as const;
    expect(await spectator.ask(chat)).toMatchObject({ refusal: { say: 'refused.spectators-quiet' } });
    for (const player of players) expect(await player.ask(chat)).toMatchObject({ type: 'accepted' });
    await allow(guests[0], true);
    expect(await spectator.ask(chat)).toMatchObject({ type: 'accepted' });
  });
});

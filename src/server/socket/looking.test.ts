import { expect, test } from 'vitest';
import { visit } from '../../../test/server/kit/client.ts';
import { GAME, pairAt, playBoth, playUntil, soloAt } from '../../../test/server/kit/matches.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import type { LogLine } from '../../protocol/server.ts';

const servers = serversOn('sqlite');

test('somebody who comes is told about the table, the match and what was said', async () => {
  const { url } = await servers.start();
  const { table, players } = await pairAt(url);
  await players[0].ask({ type: 'chat', table, text: 'Good luck!' });
  const guest = await visit(url);
  const spectator = await guest.connect();
  expect(spectator.heard[0]).toMatchObject({ type: 'hello', person: guest.person });
  await spectator.watch(table);
  await spectator.until('a chat line', () => spectator.heard.some(({ type }) => type === 'chat'));
  expect(spectator.heard.map(({ type }) => type).slice(1, 4)).toEqual(['table', 'state', 'chat']);
  expect(spectator.match(table).perspectives).toMatchObject([{ viewer: 'spectator', offers: [], canUndo: false }]);
  await players[0].until('news of 1 spectators', () => players[0].info(table)?.spectators === 1);
  await spectator.ask({ type: 'leave', table });
  await players[0].until('news of 0 spectators', () => players[0].info(table)?.spectators === 0);
});

test('there is nothing to see at a table that is not there', async () => {
  const { url } = await servers.start();
  const player = await (await visit(url)).connect();
  for (const type of ['watch', 'leave'] as const) {
    expect(await player.ask({ type, table: 'zzzzzzzzzz' })).toMatchObject({ code: 'unknown-table' });
  }
  expect(await player.ask({ type: 'past', table: 'zzzzzzzzzz', moment: 0 })).toMatchObject({ code: 'unknown-table' });
});

test('before it begins there is a table, but no match to look back on', async () => {
  const { url } = await servers.start();
  const guest = await visit(url);
  const { table } = await guest.make({ game: GAME, seats: ['me', 'anyone'] });
  const player = await guest.connect();
  expect(await player.ask({ type: 'watch', table })).toMatchObject({ type: 'table', info: { state: 'gathering' } });
  expect(await player.ask({ type: 'past', table, moment: 0 })).toMatchObject({ code: 'not-running' });
  expect(await player.ask({ type: 'log', table, before: 0 })).toMatchObject({ code: 'not-running' });
});

test('every past moment is shown as it was seen then', async () => {
  const { url } = await servers.start();
  const pair = await pairAt(url);
  const { table, players } = pair;
  const views: unknown[] = [];
  await playBoth(pair, () => {
    views.push(players[1].match(table).perspectives[0]?.view);
    return players[1].match(table).moments >= 30;
  });
  for (const moment of [0, 1, 20, 25, 29, 30]) {
    const past = await players[1].ask({ type: 'past', table, moment });
    expect(past).toMatchObject({
      type: 'past',
      moment,
      moments: 30,
      perspectives: [{ viewer: 1, view: views[moment] }],
    });
  }
  expect(await players[1].ask({ type: 'past', table, moment: 31 })).toMatchObject({ code: 'not-found' });
});

test('the log can be read back to the very beginning, without a gap', async () => {
  const { url } = await servers.start();
  const { table, player } = await soloAt(url, ['me', 'me', 'me', 'me']);
  await playUntil(player, table, () => player.match(table).moments >= 50);
  const whole = player.match(table).logs[0] ?? [];
  const state = await player.ask({ type: 'watch', table });
  let lines: readonly LogLine[] = state.type === 'state' ? (state.logs[0] ?? []) : [];
  expect(lines.length).toBeLessThan(whole.length);
  for (let more = true; more; ) {
    const page = await player.ask({ type: 'log', table, before: lines[0]?.moment ?? 0 });
    if (page.type !== 'log') throw new Error('no log came');
    expect(page.logs).toHaveLength(4);
    lines = [...(page.logs[0] ?? []), ...lines];
    more = page.more;
  }
  expect(lines).toEqual(whole);
});

test('one connection watches so many tables and no more', async () => {
  const { url } = await servers.start({ limits: { tables: 2 } });
  const guest = await visit(url);
  const player = await guest.connect();
  const tables: string[] = [];
  for (let i = 0; i < 3; i++) tables.push((await guest.make({ game: GAME, seats: ['me', 'anyone'] })).table);
  const [first = '', second = '', third = ''] = tables;
  await player.watch(first);
  await player.watch(second);
  expect(await player.ask({ type: 'watch', table: third })).toMatchObject({ code: 'too-fast' });
  await player.ask({ type: 'leave', table: first });
  expect(await player.ask({ type: 'watch', table: third })).toMatchObject({ type: 'table' });
});

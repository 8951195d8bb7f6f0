import { once } from 'node:events';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { waitUntil, within } from '../waiting.ts';
import { visit } from './kit/client.ts';
import { askedOf, pairAt, playUntil, soloAt } from './kit/matches.ts';
import { metric } from './kit/metrics.ts';
import { serversOn } from './kit/server.ts';

const servers = serversOn('sqlite');

test('a move that cannot be stored is refused, shown to nobody, and can be made when the disk works again', async () => {
  const { url } = await servers.start();
  const { table, players } = await pairAt(url);
  const [first, second] = players;
  const other = await soloAt(url);
  const disk = new DatabaseSync(await servers.database());
  disk.exec(`create trigger broken before insert on log when new.table_id = '${table}'
    begin select raise(abort, 'the disk is broken'); end`);
  const heard = second.heard.length;
  const refused = await first.play(table, 0);
  expect(refused).toMatchObject({ type: 'refused', code: 'trouble', refusal: { say: 'refused.trouble' } });
  expect(JSON.stringify(refused)).not.toContain('disk');
  expect(await other.player.play(other.table, 0)).toMatchObject({ type: 'accepted' });
  expect(second.heard.slice(heard).filter(({ type }) => type === 'change' || type === 'state')).toEqual([]);
  disk.exec('drop trigger broken');
  disk.close();
  expect(await first.play(table, 0)).toMatchObject({ type: 'accepted', revision: 1 });
  await second.until('the move', () => second.match(table).moments === 1);
});

test('a client that does not read is cut off, and holds nobody up', async () => {
  const { url } = await servers.start({ limits: { waitingBytes: 10_000 } });
  const { table, players } = await pairAt(url);
  const { cookie } = await visit(url);
  const deaf = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie } });
  deaf.on('error', () => {});
  await within('a connection', once(deaf, 'open'));
  deaf.pause();
  for (let i = 0; i < 2_000; i++) deaf.send(JSON.stringify({ type: 'watch', table }));
  await waitUntil(
    'the client that does not read is cut off',
    async () => (await metric(url, 'underbridge_sockets')) === 2,
  );
  expect(await players[0].play(table, 0)).toMatchObject({ type: 'accepted' });
  deaf.terminate();
});

test('a table that nobody watches leaves memory, and comes back as it was', async () => {
  const { url } = await servers.start({ idle: 0, chores: 20 });
  const { table, player, guest } = await soloAt(url);
  await playUntil(player, table, () => player.match(table).moments >= 7);
  const { perspectives, moments, logs } = player.match(table);
  await player.close();
  await waitUntil('the table has left memory', async () => (await metric(url, 'underbridge_tables')) === 0);
  const again = await guest.connect();
  expect(await again.watch(table)).toMatchObject({ perspectives, moments, logs });
});

/** Its bots have ten thousand times as long as usual, so none answers before a test is over. */
const ENDLESS_THOUGHT = { botThreads: 1, botHurry: 0.0001, botLimit: 3_600_000 };

test('people play on at their tables while a bot thinks at another', async () => {
  const { url } = await servers.start(ENDLESS_THOUGHT);
  const slow = await soloAt(url, [{ bot: 'king' }, 'me']);
  await waitUntil('the bot thinks', async () => (await metric(url, 'underbridge_bots_thinking')) === 1);
  const { table, player } = await soloAt(url);
  for (let move = 0; move < 10; move++) {
    expect(await player.play(table, askedOf(player, table)?.seat ?? 0)).toMatchObject({ type: 'accepted' });
  }
  expect(await metric(url, 'underbridge_bots_thinking')).toBe(1);
  expect(slow.player.match(slow.table).moments).toBe(0);
});

test('everything acknowledged is there after the server has stopped in the middle of things', async () => {
  const server = await servers.start();
  const solos = await Promise.all([1, 2, 3, 4].map(() => soloAt(server.url)));
  const playing = solos.map(async ({ player, table }) => {
    let closed = false;
    void player.closed.then(() => {
      closed = true;
    });
    while (!closed && !player.match(table).over) {
      await Promise.race([player.play(table, askedOf(player, table)?.seat ?? 0), player.closed]);
    }
  });
  await solos[0]?.player.until('ten moments', () => (solos[0]?.player.match(solos[0].table).moments ?? 0) >= 10);
  const stopping = servers.restart(server);
  await Promise.all(playing);
  const { url } = await stopping;
  for (const { player, table, guest } of solos) {
    const acknowledged = player.heard.filter(({ type }) => type === 'accepted').length;
    const again = await (await visit(url, guest.cookie)).connect();
    const match = await again.watch(table);
    expect(match?.moments).toBeGreaterThanOrEqual(acknowledged);
  }
});

test('while another program has locked the file, all that need not write goes on, and what does succeeds in the end', async () => {
  const { url } = await servers.start();
  const { guest } = await soloAt(url);
  const other = new DatabaseSync(await servers.database());
  other.exec('begin immediate');
  const renaming = guest.request('PUT', '/api/me', { name: 'Patient' });
  expect((await fetch(`${url}/api/games`)).status).toBe(200);
  expect((await guest.request('GET', '/api/tables/mine')).status).toBe(200);
  other.exec('commit');
  other.close();
  expect(await renaming).toMatchObject({ status: 200, name: 'Patient' });
});

test('while the file cannot be written, the server says that it is not well', async () => {
  const { url } = await servers.start();
  const disk = new DatabaseSync(await servers.database());
  const health = async () => {
    const answer = await fetch(`${url}/healthz`);
    return { status: answer.status, body: await answer.text() };
  };
  expect(await health()).toMatchObject({ status: 200 });
  disk.exec(`create trigger broken before update on probes
    begin select raise(abort, 'the disk is broken'); end`);
  const { status, body } = await health();
  expect(status).toBe(503);
  expect(JSON.parse(body)).toMatchObject({ code: 'trouble', refusal: { say: 'refused.trouble' } });
  expect(body).not.toContain('disk');
  disk.exec('drop trigger broken');
  disk.close();
  expect(await health()).toMatchObject({ status: 200 });
});

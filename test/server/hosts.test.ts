import { once } from 'node:events';
import { statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { waitUntil, within } from '../waiting.ts';
import { providedDatabases } from './databases.ts';
import { visit } from './kit/client.ts';
import { askedOf } from './kit/matches.ts';
import { builtServer } from './processes.ts';

const freshDatabase = providedDatabases();
const servers = builtServer();

describe('what whoever runs the server is told', () => {
  test.each([
    [{ DATABASE_URL: 'mysql://root:secret@db/underbridge' }, /^DATABASE_URL is a file for SQLite, .* 'mysql:'\.$/],
    [{ DATABASE_URL: 'postgres://' }, /^DATABASE_URL is a file for SQLite/],
    [{ DATABASE_URL: tmpdir() }, /is a folder\. Name a file in it/],
    [{ DATABASE_URL: ':memory:' }, /in memory would be gone/],
    [{ HOST: '192.0.2.1' }, /^'192\.0\.2\.1' is no address of this machine/],
    [{ HOST: 'nowhere.invalid' }, /^'nowhere\.invalid' is no address of this machine/],
  ])('about %o is one line, and there is no start', async (environment, said) => {
    const database = await freshDatabase('sqlite');
    const all = { HOST: '127.0.0.1', PORT: '0', DATABASE_URL: database, LOG_LEVEL: 'error', ...environment };
    const failed = await servers.startDelivered(all).then(
      () => new Error('it started'),
      (error: Error) => error,
    );
    const [, words = ''] = /^the server ended with exit code 2: (.*)\n$/s.exec(failed.message) ?? [];
    expect(words, failed.message).toMatch(said);
    expect(words).not.toMatch(/\n|secret/);
  });
});

describe('a disk that is full', () => {
  test('makes moves trouble and the server unwell, and no start is possible', async () => {
    const database = await freshDatabase('sqlite');
    expect(await (await servers.start(database)).stop()).toBe(0);
    const room = Math.ceil(statSync(database).size / 1024) + 200;
    const server = await servers.startWithin(room, database);
    // A long game: its match must not end before the disk is full.
    const guest = await visit(server.url);
    const { table } = await guest.make({ game: 'cave-troll', seats: ['me', 'me'], start: true });
    const player = await guest.connect();
    await player.watch(table);
    const health = async () => (await fetch(`${server.url}/healthz`)).status;
    expect(await health()).toBe(200);
    // A move that is refused may have been larger than what the server tries to store when asked for its health; asking fills the
    // disk as well, so that sooner or later neither finds room.
    for (let well = true; well; ) {
      const seat = askedOf(player, table)?.seat ?? 0;
      const { moments } = player.match(table);
      const answer = await player.play(table, seat);
      if (answer.type === 'accepted') {
        await player.until('the entry', () => player.match(table).moments > moments);
        continue;
      }
      expect(answer).toMatchObject({ type: 'refused', code: 'trouble', refusal: { say: 'refused.trouble' } });
      expect(JSON.stringify(answer)).not.toContain(database);
      well = (await health()) === 200;
    }
    const answer = await fetch(`${server.url}/healthz`);
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toMatch(/disk|underbridge\.db/);
    expect(server.isAlive()).toBe(true);
    // Its own trouble is logged with the stack; the log comes by another way than answers do.
    const troubles = () => logged(server.words()).filter(({ level }) => level === 50);
    await waitUntil('the trouble is in the log', () => troubles().length > 0);
    for (const { err } of troubles()) expect(err?.stack).toContain('Error');
    await server.kill();
    await expect(servers.startWithin(1, database)).rejects.toThrow(/exit code 2: Nothing can be written to /);
  });
});

interface LogLine {
  readonly level: number;
  readonly err?: { readonly stack: string };
}

function logged(words: string): LogLine[] {
  // The last line is still being written, or empty.
  const lines = words.split('\n').slice(0, -1);
  return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as LogLine);
}

test('frames that cannot be read are nothing to wake anybody for', async () => {
  const server = await servers.start(await freshDatabase('sqlite'), { logLevel: 'info' });
  const { cookie } = await visit(server.url);
  const { hostname, port } = new URL(server.url);
  const line = connect(Number(port), hostname);
  const upgrade = ['connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13'];
  const key = `sec-websocket-key: ${Buffer.alloc(16).toString('base64')}`;
  line.write(['GET /socket HTTP/1.1', `host: ${hostname}`, `cookie: ${cookie}`, ...upgrade, key, '', ''].join('\r\n'));
  await within('the WebSocket to open', once(line, 'data'));
  line.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0x00]));
  await within('the connection to be ended', once(line, 'close'));
  await fetch(`${server.url}/healthz`);
  expect(logged(server.words()).filter(({ level }) => level >= 40)).toEqual([]);
});

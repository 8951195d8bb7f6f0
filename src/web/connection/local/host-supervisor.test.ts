import { expect, test } from 'vitest';
import { standingTime } from '../../../../test/standing-time.ts';
import { GAMES } from '../../../games/index.ts';
import type { ConnectionStatus } from '../connection.ts';
import { createHost } from './host.ts';
import type { HostReport } from './host-supervisor.ts';
import { connectLocally } from './local-connection.ts';
import { memoryDatabase } from './local-database.ts';
import type { LocalMessage } from './local-messages.ts';

const WANTED = { game: 'gnome-elf-troll', options: {}, seats: [{ name: 'Ada' }, { name: 'Bo' }] };
/** In milliseconds: longer than a host may leave pings unanswered. */
const LONG_SILENCE = 2_000;

type Start = 'works' | 'fails' | 'throws' | 'cannot read' | 'never says a word' | 'is there, but never ready';

/** A browser in which the first hosts start like this, one after another, and all later ones work. */
function browser(...starts: Start[]) {
  const database = memoryDatabase();
  const time = standingTime();
  const attempts: number[] = [];
  const lines: ConnectionStatus[] = [];
  let names = 0;
  let alive = true;
  let kill = () => {};

  function start(attempt: number, { receive, failed }: HostReport) {
    attempts.push(attempt);
    const how = starts.shift() ?? 'works';
    if (how === 'throws') throw new Error('workers are not allowed');
    if (how === 'never says a word') return { post() {}, stop() {} };
    if (how === 'is there, but never ready') {
      return { post: ({ type }: LocalMessage) => void (type === 'ping' && receive({ type: 'pong' })), stop() {} };
    }
    if (how === 'fails') queueMicrotask(failed);
    else queueMicrotask(() => receive({ type: 'ready' }));
    let dead = false;
    kill = () => {
      dead = true;
    };
    const host = createHost({
      database:
        how === 'cannot read' ? { ...database, earlier: () => Promise.reject(new Error('the disk failed')) } : database,
      log: { error() {}, warn() {} },
      send: (reply) => !dead && receive(structuredClone(reply)),
      gameNamed: async (id) => GAMES.find((game) => game.id === id),
      nextTask: () => new Promise((resolve) => setTimeout(resolve)),
      now: () => 0,
      elapsed: () => 0,
      after: () => () => {},
      drawSeed: () => '7'.repeat(64),
      drawName: () => `t${names++}`,
    });
    return {
      post: (message: LocalMessage) => void (!dead && alive && host.receive(message).catch(failed)),
      stop() {
        dead = true;
      },
    };
  }

  const tables = connectLocally({ start, wait: time.after });
  tables.onStatus((line) => lines.push(line));
  return {
    tables,
    time,
    attempts,
    lines,
    kill: () => kill(),
    silence: (quiet: boolean) => {
      alive = !quiet;
    },
  };
}

test('no host is started before one is wanted', () => {
  const { tables, attempts, lines } = browser();
  expect(tables.hasBegun()).toBe(false);
  expect([attempts, lines]).toEqual([[], ['connecting']]);
});

test.each<Start>(['fails', 'throws', 'cannot read'])(
  'a host that at first %s is started again after a growing pause, and what was asked is answered',
  async (how) => {
    const { tables, time, attempts, lines } = browser(how, how, 'works');
    const table = tables.create(WANTED);
    for (const pause of [500, 1000]) {
      await expect.poll(() => lines.at(-1), { message: 'the host fails' }).toBe('lost');
      const before = attempts.length;
      time.pass(pause - 1);
      expect(attempts).toHaveLength(before);
      time.pass(1);
      expect(attempts).toHaveLength(before + 1);
      if (how === 'cannot read') await expect.poll(() => lines.at(-1) !== 'connecting').toBe(true);
    }
    expect(await table).toBe('here-t0');
    expect(attempts).toEqual([0, 1, 2]);
    expect(lines.at(-1)).toBe('open');
  },
);

test('whoever does not want to wait starts it at once', async () => {
  const { tables, attempts, lines } = browser('fails', 'works');
  const table = tables.create(WANTED);
  await expect.poll(() => lines.at(-1), { message: 'the host fails' }).toBe('lost');
  tables.retryNow();
  expect(await table).toBe('here-t0');
  expect(attempts).toEqual([0, 0]);
  tables.retryNow();
  expect(attempts).toHaveLength(2);
});

test.each<Start>(['never says a word', 'is there, but never ready'])(
  'a host that %s is not waited for without end, and the next one is given more time',
  async (how) => {
    const { tables, time, attempts, lines } = browser(how, how, 'works');
    const table = tables.create(WANTED);
    const untilNext = () => {
      const before = attempts.length;
      let silences = 0;
      for (; attempts.length === before && silences < 50; silences++) time.pass(LONG_SILENCE);
      return silences;
    };
    const [first, second] = [untilNext(), untilNext()];
    expect(first).toBeLessThan(10);
    expect(second).toBeGreaterThan(first);
    expect(lines).toContain('lost');
    expect(await table).toBe('here-t0');
    expect(lines.at(-1)).toBe('open');
    expect(attempts).toEqual([0, 1, 2]);
  },
);

test('one that is started again and says nothing can be given up at once', async () => {
  const { tables, attempts, lines, time } = browser('fails', 'never says a word', 'works');
  const table = tables.create(WANTED);
  await expect.poll(() => lines.at(-1), { message: 'the host fails' }).toBe('lost');
  time.pass(500);
  expect(attempts).toHaveLength(2);
  tables.retryNow();
  expect(await table).toBe('here-t0');
  expect(attempts).toEqual([0, 1, 0]);
});

test('a list does not wait for a host that is lost', async () => {
  const { tables } = browser('fails');
  await expect(tables.list()).rejects.toThrow('there is no host');
});

test('a host that is killed without a word is replaced, and its tables go on', async () => {
  const { tables, time, attempts, lines, kill } = browser();
  const table = await tables.create(WANTED);
  const heard: string[] = [];
  tables.follow(table, ({ type }) => heard.push(type));
  await expect.poll(() => heard, { message: 'the state' }).toContain('state');
  kill();
  heard.length = 0;
  while (lines.at(-1) !== 'lost') time.pass(LONG_SILENCE);
  time.pass(500);
  await expect.poll(() => heard, { message: 'the state from the next host' }).toContain('state');
  expect(attempts).toHaveLength(2);
  expect(lines.at(-1)).toBe('open');
});

test('one that is only slow is given more and more time', async () => {
  const { tables, time, attempts, lines, silence } = browser();
  const table = await tables.create(WANTED);
  tables.follow(table, () => {});
  silence(true);
  const waited = async () => {
    let silences = 0;
    for (; lines.at(-1) !== 'lost'; silences++) time.pass(LONG_SILENCE);
    time.pass(15_000);
    await expect.poll(() => lines.at(-1), { message: 'the next host' }).toBe('open');
    return silences;
  };
  const [first, second] = [await waited(), await waited()];
  expect(second).toBeGreaterThan(first);
  expect(attempts).toHaveLength(3);
});

test('a host that nobody wants anything of is left in peace', async () => {
  const { tables, time, lines, kill } = browser();
  await tables.create(WANTED);
  kill();
  for (let silence = 0; silence < 50; silence++) time.pass(LONG_SILENCE);
  expect(lines.at(-1)).toBe('open');
  expect(time.waiting()).toBe(0);
});

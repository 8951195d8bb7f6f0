import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import { visit } from '../../test/server/kit/client.ts';
import { KINDS } from '../../test/server/kit/databases.ts';
import { askedOf, GAME, playUntil, soloAt } from '../../test/server/kit/matches.ts';
import { say } from '../../test/server/kit/postgres.ts';
import { serversOn } from '../../test/server/kit/server.ts';
import { standingTime } from '../../test/standing-time.ts';
import { waitUntil } from '../../test/waiting.ts';

const DAY = 24 * 60 * 60_000;

describe.each(KINDS)('what is kept on %s', (kind) => {
  const servers = serversOn(kind);

  /** Restarts the server on a later day, and runs the jobs that are due by then. */
  async function laterBy(days: number, before: { close(): Promise<void>; url: string }, overrides = {}) {
    return servers.restart(before, { time: standingTime(1_000 + days * DAY), ...overrides });
  }

  async function stateOf(url: string, cookie: string, table: string): Promise<number> {
    return (await (await visit(url, cookie)).request('GET', `/api/tables/${table}`)).status;
  }

  /** The single value that a query returns, while a server uses the database. */
  async function look(question: string): Promise<number | null> {
    const database = await servers.database();
    if (kind === 'postgres') return (await say(database, question)).rows[0]?.answer;
    const file = new DatabaseSync(database, { readOnly: true });
    const row = file.prepare(question).get() as { answer: number | null };
    file.close();
    return row.answer;
  }

  function positionsOf(table: string): Promise<number> {
    return look(`select count(*) as answer from snapshots where table_id = '${table}'`).then(Number);
  }

  test('a table whose match never began goes after thirty days, with whoever waits there told', async () => {
    const time = standingTime();
    const server = await servers.start({ time });
    const guest = await visit(server.url);
    const { table } = await guest.make({ game: GAME, seats: ['me', 'anyone'], open: true });
    const player = await guest.connect();
    await player.watch(table);
    time.pass(29 * DAY);
    await player.until('news', () => player.info(table) !== undefined);
    expect(await stateOf(server.url, guest.cookie, table)).toBe(200);
    const isTold = () => player.heard.some((each) => each.type === 'refused' && each.code === 'unknown-table');
    await waitUntil('the table is gone', () => {
      time.pass(DAY);
      return isTold();
    });
    expect(await stateOf(server.url, guest.cookie, table)).toBe(404);
  });

  test('a finished match stays for ever without most of its positions, and each of its moments can be seen', async () => {
    const before = await servers.start({ time: standingTime() });
    const { table, player, guest } = await soloAt(before.url);
    await playUntil(player, table);
    const { moments } = player.match(table);
    const seen = [];
    for (let moment = 0; moment <= moments; moment++) seen.push(await player.ask({ type: 'past', table, moment }));
    const lines = await player.ask({ type: 'log', table, before: 20 });
    const after = await laterBy(1000, before);
    await waitUntil('the match is trimmed', async () => (await positionsOf(table)) === 2);
    const again = await (await visit(after.url, guest.cookie)).connect();
    await again.watch(table);
    const bare = (message: object) => ({ ...message, request: 0 });
    for (let moment = 0; moment <= moments; moment++) {
      expect(bare(await again.ask({ type: 'past', table, moment }))).toEqual(bare(seen[moment] ?? {}));
    }
    expect(bare(await again.ask({ type: 'log', table, before: 20 }))).toEqual(bare(lines));
  });

  test('a finished match goes after as many days as a setting says', async () => {
    const before = await servers.start({ time: standingTime() });
    const { table, player, guest } = await soloAt(before.url);
    await playUntil(player, table);
    const later = await laterBy(99, before, { keepFinished: 100 });
    expect(await stateOf(later.url, guest.cookie, table)).toBe(200);
    const last = await laterBy(102, later, { keepFinished: 100 });
    await waitUntil('it is gone', async () => (await stateOf(last.url, guest.cookie, table)) === 404);
  });

  test('a match that nobody plays is put away after 180 days, and goes on when somebody comes who sits there', async () => {
    const before = await servers.start({ time: standingTime(), botPause: 3_600_000 });
    const { table, player, guest } = await soloAt(before.url, ['me', { bot: 'greedy' }]);
    await playUntil(player, table, () => askedOf(player, table) === undefined);
    const { moments } = player.match(table);
    const away = await laterBy(200, before, { botPause: 3_600_000 });
    const putAway = `select put_away as answer from tables where id = '${table}'`;
    await waitUntil('it is put away', async () => (await look(putAway)) !== null);
    const later = await laterBy(400, away);
    const visitor = await (await visit(later.url)).connect();
    await visitor.watch(table);
    expect(visitor.match(table).moments).toBe(moments);
    expect(await look(putAway)).not.toBe(null);
    const again = await (await visit(later.url, guest.cookie)).connect();
    await again.watch(table);
    await again.until('the bot to answer', () => askedOf(again, table) !== undefined);
    await playUntil(again, table);
    expect(again.match(table).over).toBe(true);
    expect(await look(putAway)).toBe(null);
  });
});

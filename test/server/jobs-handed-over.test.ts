import { describe, expect, test } from 'vitest';
import { standingTime } from '../standing-time.ts';
import { waitUntil } from '../waiting.ts';
import { callByWebhook, callsIn, query } from './kit/calls.ts';
import { visit } from './kit/client.ts';
import { endTimeAt, nodesOn } from './kit/jobs.ts';
import { GAME, pairAt } from './kit/matches.ts';
import { readMetrics } from './kit/metrics.ts';
import { receivers } from './kit/receivers.ts';
import { serversOn } from './kit/server.ts';
import { builtServer, type ServerProcess } from './processes.ts';

const siblings = serversOn('postgres');
const processes = builtServer();
const receive = receivers();

const SECOND = 1000;
/** A process that is gone is noticed within a second, and its jobs are looked for within another. */
const MOST_SECONDS = 3;
/** What a process does every second. */
const LOOKS = ['watch-processes', 'end-periods', 'make-calls', 'share-chores'] as const;
const NEVER_THINKS = { botThreads: 1, botPause: 3_600_000, botPatience: 3_600_000 };
const CHORE = 'trim-finished';

/** How often a process has done each of these. */
async function looksOf(url: string): Promise<number[]> {
  const text = await readMetrics(url);
  return LOOKS.map((name) => {
    const [, count = '0'] =
      new RegExp(`^underbridge_chores_total\\{name="${name}",outcome="done"\\} (\\d+)$`, 'm').exec(text) ?? [];
    return Number(count);
  });
}

/**
 * Two processes on one database. The time of the first stands still; the second has a call that it has sent and that is not answered,
 * a deadline and a chore.
 */
async function begin() {
  const receiver = await receive();
  receiver.answer = 'nothing';
  const webhookAllow = [receiver.host];
  const time = standingTime(Date.now());
  const { url } = await siblings.start({ time, webhookAllow, ...NEVER_THINKS });
  const database = await siblings.database();
  const [staying = ''] = await nodesOn(database);
  const going = await processes.start(database, { webhookAllow, ...NEVER_THINKS });
  const gone = (await nodesOn(database)).find((node) => node !== staying) ?? '';
  const { table: deadline, players } = await pairAt(going.url, going.url, { pace: 'live-quick' });
  for (const player of players) await player.close();
  const [called, other] = [await visit(going.url), await visit(going.url)];
  await callByWebhook(called, receiver.url);
  const { table } = await called.make({ game: GAME, seats: ['me', 'anyone'], options: { firstPlayer: 0 } });
  await other.request('POST', `/api/tables/${table}/join`);
  await called.request('POST', `/api/tables/${table}/start`);
  await query(database, 'update calls set due = 0');
  await receiver.has(1);
  await endTimeAt(database, [deadline], { node: gone });
  await query(database, `update chores set due = 0, done = 0, node = '${gone}' where name = '${CHORE}'`);

  const isFired = async () =>
    (await query(database, `select 1 from seats where table_id = '${deadline}' and stand_in is not null`)).length === 1;
  const isSentAgain = () => receiver.received.length === 2;
  const isChoreDone = async () =>
    (await query(database, `select 1 from chores where name = '${CHORE}' and done > 0`)).length === 1;
  /** Lets a second pass for the process that stays, and waits until it has looked at everything. */
  const passSecond = async () => {
    const before = await looksOf(url);
    time.pass(SECOND);
    await waitUntil('the process has looked', async () =>
      (await looksOf(url)).every((count, i) => count > (before[i] ?? 0)),
    );
  };
  await waitUntil('the process has looked first', async () => (await looksOf(url)).every((count) => count > 0));
  return { going, gone, database, receiver, passSecond, isFired, isSentAgain, isChoreDone };
}

const ENDS: readonly (readonly [string, (server: ServerProcess) => Promise<unknown>])[] = [
  ['is killed', (server) => server.kill()],
  ['is asked to stop', (server) => server.stop()],
];

describe.each(ENDS)('when a process %s', (_, end) => {
  test(`another takes its calls, deadlines and chores over within ${MOST_SECONDS} seconds`, async () => {
    const { going, gone, database, receiver, passSecond, isFired, isSentAgain, isChoreDone } = await begin();
    expect(await callsIn(database)).toMatchObject([{ state: 'sending', node: gone }]);
    await end(going);
    await waitUntil('the database knows that it is gone', async () => !(await nodesOn(database)).includes(gone));
    expect([await isFired(), isSentAgain(), await isChoreDone()]).toEqual([false, false, false]);
    receiver.answer = 204;
    for (let second = 0; second < MOST_SECONDS; second++) await passSecond();
    // What was taken by now may still be under way; no more time passes.
    await waitUntil('the deadline has fired', isFired);
    await waitUntil('the call is sent again', isSentAgain);
    await waitUntil('the chore is done', isChoreDone);
    await waitUntil('the call is noted', async () => (await callsIn(database))[0]?.state === 'sent');
    expect(await callsIn(database)).toMatchObject([{ interrupted: 1 }]);
    expect(receiver.received).toHaveLength(2);
  });
});

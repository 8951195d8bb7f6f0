import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import type { ClockState } from '../../src/host/clocks/clock-state.ts';
import { below, pick, randomFor } from '../../src/kernel/random.ts';
import type { AddressedEvent } from '../../src/kernel/tell.ts';
import type { TimeUp } from '../../src/protocol/pace.ts';
import { waitUntil } from '../waiting.ts';
import { providedDatabases } from './databases.ts';
import { callByWebhook, callsIn, query } from './kit/calls.ts';
import { type Guest, visit } from './kit/client.ts';
import { endTimeAt, nodesOn } from './kit/jobs.ts';
import { GAME } from './kit/matches.ts';
import { builtServer, type ServerProcess } from './processes.ts';

/** So many deadlines and so many calls, and how many processes are killed meanwhile; `JOBS=500 JOBS_KILLS=40` for the whole of it. */
const JOBS = Number(process.env.JOBS ?? 20);
const KILLS = Number(process.env.JOBS_KILLS ?? 4);

vi.setConfig({ testTimeout: 3_600_000 });

const freshDatabase = providedDatabases();
const servers = builtServer();

/** Bots that take seats do not think: what is looked at is that they take them. */
const NEVER_THINKS = { botThreads: 1, botPause: 3_600_000, botPatience: 3_600_000 };

/** When a process is killed: its jobs are due, or taken; a message is sent and not answered; the first deadline has had its effect. */
const MOMENTS = ['due', 'taken', 'sent', 'done'] as const;

/** In seconds: nothing is due by itself before the test is over. */
const A_DAY = 24 * 60 * 60;

const ONLY_TURNS = {
  turn: ['webhook' as const],
  'clock-low': [],
  invitation: [],
  end: [],
  chat: [],
  found: [],
  resume: [],
};

/** A program that counts what it is sent, and answers a little later, or only when it is let. */
async function openReceiver() {
  const received = new Map<string, number>();
  const chance = randomFor('kill -9', 'answers');
  const held: ServerResponse[] = [];
  let isHolding = false;
  const answer = (response: ServerResponse) => response.writeHead(204).end();
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece) => {
      text += piece;
    });
    request.on('end', () => {
      const { tag } = JSON.parse(text) as { tag: string };
      received.set(tag, (received.get(tag) ?? 0) + 1);
      if (isHolding) held.push(response);
      else setTimeout(answer, below(chance, 30), response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    held,
    hold(isHeld: boolean) {
      isHolding = isHeld;
      if (!isHeld) for (const response of held.splice(0)) answer(response);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Running {
  readonly process: ServerProcess;
  readonly node: string;
}

/** Processes on one database, each with the name by which the database knows it. */
function processesOn(database: string, webhookAllow: readonly string[]) {
  return async (): Promise<Running> => {
    const before = await nodesOn(database);
    const process = await servers.start(database, { webhookAllow, ...NEVER_THINKS });
    const node = (await nodesOn(database)).find((each) => !before.includes(each));
    if (node === undefined) throw new Error('the database does not know the process');
    return { process, node };
  };
}

/** Somebody who is called by a message of their own to a match that has just begun, at which the other one waits. */
async function makeCall(url: string, other: Guest, receiver: string): Promise<void> {
  const called = await visit(url);
  await callByWebhook(called, receiver, { what: ONLY_TURNS });
  await begin(called, other, {});
}

async function begin(host: Guest, other: Guest, more: object): Promise<string> {
  const { table } = await host.make({ game: GAME, seats: ['me', 'anyone'], options: { firstPlayer: 0 }, ...more });
  await other.request('POST', `/api/tables/${table}/join`);
  expect((await host.request('POST', `/api/tables/${table}/start`)).status).toBe(200);
  return table;
}

/** How often everybody is told, or will be with the next entry, that a time was up there. */
async function timesUp(database: string, table: string): Promise<string[]> {
  const log = await query<{ told: string }>(database, `select told from log where table_id = '${table}'`);
  const [clocks] = await query<{ state: string }>(database, `select state from clocks where table_id = '${table}'`);
  const told = log.flatMap((row) => (JSON.parse(row.told) as AddressedEvent[]).map(({ event }) => event));
  const { notes } = JSON.parse(clocks?.state ?? '{ "notes": [] }') as ClockState;
  return [...told, ...notes].map(({ say }) => say).filter((say) => say.startsWith('told.time-up'));
}

test(`of ${JOBS} deadlines and ${JOBS} calls on two processes with ${KILLS} kills each deadline fires once, and no call is lost or sent twice but by a kill`, async () => {
  const receiver = await openReceiver();
  const database = await freshDatabase('postgres');
  const start = processesOn(database, [receiver.host]);
  const running = [await start(), await start()];
  const urls = running.map(({ process }) => process.url);
  const others = [await visit(urls[0] ?? ''), await visit(urls[1] ?? '')] as const;
  const deadlines = new Map<string, TimeUp>();
  for (let made = 0; made < JOBS; made++) {
    const url = urls[made % 2] ?? '';
    await makeCall(url, others[0], `http://${receiver.host}/`);
    const timeUp = made % 4 < 2 ? 'stand-in' : 'resign';
    const table = await begin(others[made % 2] as Guest, others[(made + 1) % 2] as Guest, {
      pace: { kind: 'live', bank: A_DAY, increment: 0, cap: A_DAY, timeUp },
    });
    deadlines.set(table, timeUp);
    // Making many takes longer than a call waits.
    await query(
      database,
      `update calls set due = due + 1000 * ${A_DAY} where due < 1000 * extract(epoch from now()) + 3600000`,
    );
  }
  expect(await callsIn(database)).toHaveLength(JOBS);

  // They are due when the test says so: some before each kill, the rest after the last.
  const waiting = [...deadlines.keys()];
  const makeDue = async (count: number) => {
    await query(
      database,
      `update calls set due = 0 where table_id in (select table_id from calls where state = 'waiting' and due > 0 limit ${count})`,
    );
    const tables = waiting.splice(0, count);
    // Half of them end by the timers of both processes, half are found in the database.
    for (const isTold of [true, false]) {
      const some = tables.filter((_, i) => (i % 2 === 0) === isTold);
      if (some.length > 0) await endTimeAt(database, some, { isTold });
    }
  };
  const count = async (text: string) => Number((await query<{ count: string }>(database, text))[0]?.count);
  const takenBy = async (table: 'calls' | 'clocks') =>
    (await query<{ node: string }>(database, `select node from ${table} where node is not null`)).map(
      ({ node }) => node,
    );
  const fired = () =>
    count(`select count(*) from tables where id in (select table_id from clocks) and (state = 'over'
      or exists (select 1 from seats where table_id = tables.id and stand_in is not null))`);
  const sent = () => count(`select count(*) from calls where state = 'sent'`);

  const chance = randomFor('kill -9', 'jobs');
  const hits = { due: 0, taken: 0, sent: 0, done: 0 };
  /** Waits for the moment; the process that is in the midst of it, if one is known to be. */
  const victimAt = async (moment: (typeof MOMENTS)[number]): Promise<string | undefined> => {
    const [firedBefore, sentBefore] = [await fired(), await sent()];
    let victim: string | undefined;
    receiver.hold(moment === 'sent');
    await makeDue(Math.max(1, Math.floor(JOBS / (KILLS + 1))));
    await waitUntil(`jobs are ${moment}`, async () => {
      if (moment === 'due') return true;
      if (moment === 'done') return (await fired()) > firedBefore || (await sent()) > sentBefore;
      if (moment === 'sent') {
        if (receiver.held.length === 0) return false;
        [victim] = await takenBy('calls');
        return victim !== undefined;
      }
      victim = [...(await takenBy('clocks')), ...(await takenBy('calls'))][0];
      return victim !== undefined || (await sent()) > sentBefore;
    });
    hits[moment]++;
    return victim;
  };
  for (let kill = 0; kill < KILLS; kill++) {
    const victim = await victimAt(MOMENTS[kill % MOMENTS.length] as (typeof MOMENTS)[number]);
    const killed = running.find(({ node }) => node === victim) ?? pick(chance, running);
    await killed.process.kill();
    receiver.hold(false);
    running[running.indexOf(killed)] = await start();
  }
  await makeDue(JOBS);
  await waitUntil('all calls are sent', async () => (await sent()) === JOBS, 300_000);
  await waitUntil('all deadlines have fired', async () => (await fired()) === JOBS, 300_000);
  for (const { process } of running) await process.stop();
  receiver.close();

  for (const [table, timeUp] of deadlines) {
    expect(await timesUp(database, table), table).toEqual([timeUp === 'resign' ? 'told.time-up' : 'told.time-up-bot']);
  }
  const rows = await callsIn(database);
  const often = (table: string) => receiver.received.get(table) ?? 0;
  expect(rows.filter(({ table_id }) => often(table_id) === 0)).toEqual([]);
  // A process that was killed had taken it: nobody can know whether it had been sent.
  expect(rows.filter(({ table_id, interrupted }) => often(table_id) > 1 + interrupted)).toEqual([]);
  const twice = rows.filter(({ table_id }) => often(table_id) > 1).length;
  const doubtful = rows.filter(({ interrupted }) => interrupted > 0).length;
  const messages = [...receiver.received.values()].reduce((sum, each) => sum + each, 0);
  process.stdout.write(
    `${JOBS} deadlines and ${JOBS} calls, ${KILLS} kills (${Object.entries(hits)
      .map(([name, each]) => `${each} ${name}`)
      .join(', ')}): ` +
      `${deadlines.size} deadlines fired once; ${messages} messages; ${doubtful} calls were taken by a process that was killed, ${twice} of them sent twice\n`,
  );
});

import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gameNamed } from '../../src/games/index.ts';
import { parseRecord, verify } from '../../src/kernel/record.ts';
import { playInPeace, TOWN } from '../server/attack.ts';
import type { Loot } from '../server/hostile.ts';
import { visit } from '../server/kit/client.ts';
import { pairAt, playBoth, soloAt } from '../server/kit/matches.ts';
import { metric } from '../server/kit/metrics.ts';
import type { ServerProcess } from '../server/processes.ts';
import type { Loots, Orders, Tells, Told } from './attacker.ts';

export interface Wish {
  readonly messages: number;
  readonly minutes: number;
  readonly attackers: number;
  readonly batch: number;
  readonly seed: string;
}

/** What came of it. */
export interface Result {
  readonly sent: number;
  readonly seconds: number;
  /** Bytes in use after a collection of garbage: when it began, and at every interval. */
  readonly heaps: readonly number[];
  /** Resident memory, at the same moments. */
  readonly residents: readonly number[];
  /** In milliseconds: how long others waited for their moves, while nobody attacked and while all did. */
  readonly calm: readonly number[];
  readonly stormy: readonly number[];
  readonly moves: number;
  readonly wrong: readonly string[];
}

/** In milliseconds. Moves of others are timed in turns with the storm and without, so that whatever else the machine does slows both alike. */
const STORM = 3_000;
const CALM = 1_000;
const HEAPS = 24;
/** Of the messages, those over HTTP, and bare connections. */
const OVER_HTTP = 0.1;
const BARE = 0.001;

/** Attacks the server until so many messages are sent, while others play; looks for everything that must not happen. */
export async function storm(server: ServerProcess, wish: Wish, show: (sent: number) => void): Promise<Result> {
  const { url } = server;
  const wrong: string[] = [];
  const still = await pairAt(url);
  await playBoth(still, () => still.players[0].match(still.table).moments >= 5);
  const before = JSON.stringify(still.players.map((player) => player.match(still.table)));
  const solos = await Promise.all(Array.from({ length: wish.attackers }, () => lootOf(url, still.table)));
  const attackers = startAttackers({
    url,
    seed: wish.seed,
    loots: solos.map(({ loots }) => loots),
    counts: [wish.messages * (1 - OVER_HTTP - BARE), wish.messages * OVER_HTTP, wish.messages * BARE],
    batch: wish.batch,
  });
  const calm: number[] = [];
  const stormy: number[] = [];
  let phase = { stormy: true, since: performance.now() };
  let over = false;
  const peace = playInPeace(
    url,
    () => over,
    (sent, seen) => {
      // What began in the other phase says nothing of this one; the first moments still feel it.
      if (sent > phase.since + 100) (phase.stormy ? stormy : calm).push(seen - sent);
    },
  );
  peace.catch((error) => wrong.push(`others could not play: ${error}`));
  const since = performance.now();
  const heaps = [await server.heap()];
  const residents = [await metric(url, 'process_resident_memory_bytes')];
  while (!attackers.ended() && performance.now() - since < wish.minutes * 60_000 && server.isAlive()) {
    attackers.say('go');
    phase = { stormy: true, since: performance.now() };
    await Promise.race([wait(STORM), attackers.end]);
    attackers.say('pause');
    phase = { stormy: false, since: performance.now() };
    await wait(CALM);
    show(attackers.sent());
    if (attackers.sent() >= (wish.messages * heaps.length) / HEAPS) {
      heaps.push(await server.heap());
      residents.push(await metric(url, 'process_resident_memory_bytes'));
    }
  }
  const seconds = (performance.now() - since) / 1_000;
  const { failure } = attackers;
  attackers.close();
  over = true;
  const moves = await peace.catch(() => 0);
  heaps.push(await server.heap());
  residents.push(await metric(url, 'process_resident_memory_bytes'));
  if (failure() !== undefined) wrong.push(`an answer is wrong: ${failure()}`);
  if (!server.isAlive()) wrong.push('the server has ended');
  if (before !== JSON.stringify(still.players.map((player) => player.match(still.table))))
    wrong.push('a match of others has changed');
  for (const { finish } of solos) wrong.push(...(await finish()));
  const troubled = server
    .words()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line));
  wrong.push(...troubled.slice(0, 5).map((line) => `the server says: ${line}`));
  return { sent: attackers.sent(), seconds, heaps, residents, calm, stormy, moves, wrong };
}

/** Somebody who attacks, and has two matches of their own: in the end both must hold nothing that was not on offer. */
async function lootOf(url: string, others: string): Promise<{ loots: Loots; finish(): Promise<string[]> }> {
  const { table, guest } = await soloAt(url);
  const { table: town } = await guest.make({ game: TOWN, seats: ['me', 'me'], start: true });
  const player: Loot = {
    tables: [table, town, others, others, 'zzzzzzzzzz'],
    people: [guest.person.id],
    cookie: guest.cookie,
  };
  const stranger = { ...player, cookie: (await visit(url)).cookie };
  async function finish(): Promise<string[]> {
    const wrong: string[] = [];
    const back = await visit(url, guest.cookie);
    const owner = await back.connect();
    for (const id of [table, town]) {
      const seen = await owner.watch(id);
      if (seen === undefined) continue;
      for (let tries = 0; tries < 20 && !owner.match(id).over; tries++) {
        const seat = tries % 2;
        await owner.ask({ type: 'take-back', table: id, seat });
        await owner.ask({ type: 'resign', table: id, seat, seatEntry: owner.seatEntry(id, seat) });
        await owner.watch(id);
      }
      const answer = await fetch(`${url}/api/matches/${id}/record`);
      if (!answer.ok) continue;
      const record = parseRecord(await answer.text());
      try {
        verify(gameNamed(record.game), record);
      } catch (error) {
        wrong.push(`${id} holds what was not on offer: ${error}`);
      }
    }
    await owner.close();
    return wrong;
  }
  return { loots: { player, stranger }, finish };
}

function startAttackers(orders: Orders) {
  const child: ChildProcess = fork(fileURLToPath(new URL('./attacker.ts', import.meta.url)), { stdio: 'inherit' });
  // What is measured is how long the server keeps others waiting, not what attackers take of the machine that all of them share.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let sent = 0;
  let failure: string | undefined;
  let ended = false;
  const say = (message: Told) => {
    if (child.connected) child.send(message);
  };
  const end = new Promise<void>((resolve) => {
    const finish = () => {
      ended = true;
      resolve();
    };
    child.on('exit', finish);
    child.on('message', (message: Tells) => {
      if ('sent' in message) sent = message.sent;
      else {
        if ('failed' in message) failure = message.failed;
        finish();
      }
    });
  });
  say(orders);
  return {
    say,
    end,
    ended: () => ended,
    sent: () => sent,
    failure: () => failure,
    close: () => void child.kill(),
  };
}

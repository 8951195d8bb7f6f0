import { setTimeout as wait } from 'node:timers/promises';
import type { GameList } from '../../src/protocol/http.ts';
import type { TableInfo } from '../../src/protocol/server.ts';
import type { Chance } from '../random-match.ts';
import { inBatches } from './batches.ts';
import type { Chair, Pair } from './chair.ts';
import { makeMatch, post, visit, watch } from './chairs/ours.ts';
import { longMarket } from './long-market.ts';
import { connect, type Guest } from './wire.ts';

/** Many tables at which somebody moves now and then, as people do. */

const SEATED_AT_ONCE = 16;

/** Open tables, each with a connection for each of its two seats. */
export async function openTables(url: string, count: number): Promise<Pair[]> {
  const guests = [await visit(url), await visit(url)] as const;
  return inBatches(count, SEATED_AT_ONCE, () => seat(guests));
}

async function seat(guests: readonly [Guest, Guest]): Promise<Pair> {
  const table = await makeMatch(guests);
  const sit = async (seat: 0 | 1) => watch(await connect(guests[seat], table), table, seat);
  return [await sit(0), await sit(1)];
}

export interface Pace {
  readonly movesPerSecond: number;
  readonly seconds: number;
}

/** Moves at the tables in turn and at that pace, whether the last move has arrived or not. Gives the milliseconds of each. */
export async function moveAtPace(
  pairs: readonly Pair[],
  { movesPerSecond, seconds }: Pace,
  chance: Chance,
): Promise<number[]> {
  const latencies: number[] = [];
  const under = new Set<Promise<void>>();
  const count = Math.round(movesPerSecond * seconds);
  const begin = performance.now();
  for (let move = 0, turn = 0; move < count; move++) {
    const due = begin + (move * 1000) / movesPerSecond;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    const [mover, other] = nextMover(pairs, () => turn++);
    const sent = performance.now();
    const arrival = heardBy(other, mover.heard() + 1).then(() => {
      latencies.push(performance.now() - sent);
      under.delete(arrival);
    });
    under.add(arrival);
    mover.choose(Math.floor(chance() * mover.choices()));
  }
  await Promise.all(under);
  return latencies;
}

/** The next table whose match goes on, and who is asked there. */
function nextMover(pairs: readonly Pair[], turn: () => number): Pair {
  for (let tried = 0; tried < pairs.length; tried++) {
    const [first, second] = pairs[turn() % pairs.length] as Pair;
    if (first.choices() > 0) return [first, second];
    if (second.choices() > 0) return [second, first];
  }
  throw new Error('every match is over');
}

function heardBy(chair: Chair, entries: number): Promise<void> {
  return new Promise((resolve) => {
    chair.listen(() => {
      if (chair.heard() >= entries) resolve();
    });
  });
}

/** So many of the strongest bots at the first game, or one of each level at each game. */
export type ThinkingBots = number | 'every level';

/** Bots that think all the time, until they are told to stop. */
export interface Thinkers {
  stop(): Promise<void>;
}

interface Thinker {
  readonly game: string;
  readonly bot: string;
}

function thinkersFor({ games, bots }: GameList, thinking: ThinkingBots): Thinker[] {
  const played = games.map(({ id }) => id).filter((id) => id !== longMarket.id);
  if (thinking === 'every level') return played.flatMap((game) => bots.map((bot) => ({ game, bot })));
  return Array.from({ length: thinking }, () => ({ game: played[0] ?? '', bot: bots.at(-1) ?? '' }));
}

/** At each table a bot plays for both seats; at the end the one who sits there takes the seat back, and it waits. */
export async function letThink(url: string, thinking: ThinkingBots): Promise<Thinkers> {
  const host = await visit(url);
  const list = (await (await fetch(`${url}/api/games`)).json()) as GameList;
  let stopped = false;
  const tables = new Map<string, Thinker>();
  const wire = await connect(host);
  const { say } = wire;
  const begin = async (thinker: Thinker) => {
    const { game, bot } = thinker;
    const { table } = await post<TableInfo>(host, '/api/tables', { game, seats: ['me', { bot }], start: true });
    tables.set(table, thinker);
    say({ type: 'watch', table });
    say({ type: 'hand-over', table, seat: 0, bot });
  };
  wire.onMessage = (message) => {
    if (message.type !== 'table' || message.info.state !== 'over') return;
    const { table } = message.info;
    const thinker = tables.get(table);
    if (!tables.delete(table)) return;
    say({ type: 'leave', table });
    if (!stopped && thinker !== undefined) void begin(thinker);
  };
  for (const thinker of thinkersFor(list, thinking)) await begin(thinker);
  return {
    async stop() {
      stopped = true;
      for (const table of tables.keys()) say({ type: 'take-back', table, seat: 0 });
      await wait(500);
      wire.close();
    },
  };
}

/** A match of Market with that many moves behind it. */
export async function makeLongMatch(url: string, game: string, moves: number, chance: Chance): Promise<string> {
  const host = await visit(url);
  const { table } = await post<{ table: string }>(host, '/api/tables', { game, seats: ['me', 'me'], start: true });
  const wire = await connect(host);
  await new Promise<void>((resolve) => {
    wire.onMessage = (message) => {
      if (message.type !== 'state' && message.type !== 'change') return;
      const mine = message.perspectives.find(({ offers = [] }) => offers.length > 0);
      if (message.moments >= moves || mine?.offers === undefined) return resolve();
      const move = mine.offers[Math.floor(chance() * mine.offers.length)];
      wire.say({ type: 'move', table, seat: mine.viewer, seatEntry: mine.seatEntry, move });
    };
    wire.say({ type: 'watch', table });
  });
  wire.close();
  return table;
}

/** Milliseconds from asking for each table to its first view; nobody has looked at them since the server began. */
export async function lookAtEach(url: string, tables: readonly string[]): Promise<number[]> {
  const wire = await connect(await visit(url));
  const taken: number[] = [];
  for (const table of tables) {
    const asked = performance.now();
    await new Promise<void>((resolve) => {
      wire.onMessage = (message) => {
        if (message.type === 'state' && message.table === table) resolve();
      };
      wire.say({ type: 'watch', table });
    });
    taken.push(performance.now() - asked);
  }
  wire.close();
  return taken;
}

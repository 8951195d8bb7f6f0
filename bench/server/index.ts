import { setTimeout as wait } from 'node:timers/promises';
import { alone, type Bench, compare, type Figure, type Measuring } from '../figures.ts';
import { rateOf } from '../slices.ts';
import { quantile } from './batches.ts';
import { type Contestant, order } from './clients.ts';
import type { Wave } from './full-speed.ts';
import { longMarket } from './long-market.ts';
import { openWorkshop, type Running, type Workshop } from './processes.ts';

/** Servers and their clients in processes of their own, on this machine alone. */
export const server: Bench = async (measuring) => {
  const workshop = await openWorkshop();
  try {
    return [
      ...(await fullSpeed(workshop, measuring)),
      ...(await idleTables(workshop, measuring)),
      ...(await whileBotsThink(workshop, measuring)),
      ...(await whileAllLevelsThink(workshop, measuring)),
      ...(await firstView(workshop, measuring)),
    ];
  } finally {
    await workshop.close();
  }
};

const TABLES = 50;
const SLICES = 6;
const WARMING_UP = 2;
/** Matches made ready for a slice: a slow server does not come to more. */
const STOCK: Readonly<Record<Contestant, number>> = { ours: 180, Colyseus: 180, 'boardgame.io': 90 };
const P95 = 0.95;

/** The three take turns, so that all see the same machine; the first turns of each only warm it up. */
async function fullSpeed(workshop: Workshop, { seconds, begin }: Measuring): Promise<Figure[]> {
  const speed = `server/full-speed/${TABLES}-tables`;
  begin(speed);
  const clients = await workshop.start('clients');
  const servers: Readonly<Record<Contestant, Running>> = {
    ours: await workshop.start('ours', workshop.path('full-speed.db')),
    'boardgame.io': await workshop.start('boardgame-io'),
    Colyseus: await workshop.start('colyseus'),
  };
  const contestants = Object.keys(servers) as Contestant[];
  const waves: Record<Contestant, (Wave & { readonly work: number })[]> = {
    ours: [],
    'boardgame.io': [],
    Colyseus: [],
  };
  for (let slice = 0; slice < SLICES; slice++) {
    for (const at of contestants) {
      const plan = { tables: TABLES, stock: STOCK[at], seconds: seconds / 2 };
      await order(clients, { do: 'seat', at, url: servers[at].url, plan });
      const before = await servers[at].tell('work');
      const wave = await order(clients, { do: 'play', plan });
      const work = (await servers[at].tell('work')) - before;
      await order(clients, { do: 'stop playing' });
      if (slice >= WARMING_UP) waves[at].push({ ...wave, work });
    }
  }
  for (const each of [clients, ...Object.values(servers)]) await each.stop();
  const rate = (at: Contestant) =>
    rateOf(waves[at].map(({ moves, seconds: taken }) => ({ done: moves, seconds: taken })));
  const p95 = (at: Contestant) =>
    quantile(
      waves[at].flatMap(({ latencies }) => latencies),
      P95,
    );
  // Clients and servers share the cores: what a server computes for a move tells more on a busy machine than how many it plays.
  const work = (at: Contestant) =>
    (1000 * waves[at].reduce((sum, each) => sum + each.work, 0)) / waves[at].reduce((sum, { moves }) => sum + moves, 0);
  const peers = contestants.filter((at) => at !== 'ours');
  return [
    ...peers.map((peer) => compare(speed, 'moves/s', rate('ours'), peer, rate(peer))),
    ...peers.map((peer) => compare('server/latency-p95', 'ms', p95('ours'), peer, p95(peer))),
    ...peers.map((peer) => compare('server/work', 'µs/move', work('ours'), peer, work(peer))),
  ];
}

const OPEN_TABLES = 1000;
const MOVES_A_MINUTE = 1;

async function idleTables(workshop: Workshop, { seconds, begin }: Measuring): Promise<Figure[]> {
  const figure = `server/idle/${OPEN_TABLES}-tables`;
  begin(figure);
  const clients = await workshop.start('clients');
  const ours = await workshop.start('ours', workshop.path('idle.db'));
  const pace = { movesPerSecond: (OPEN_TABLES * MOVES_A_MINUTE) / 60, seconds: seconds * 5 };
  const empty = await ours.tell('memory');
  await order(clients, { do: 'open', url: ours.url, count: OPEN_TABLES });
  const latencies = await order(clients, { do: 'move', pace });
  const full = await ours.tell('memory');
  await clients.stop();
  await ours.stop();
  return [
    alone(`${figure}/memory`, 'KB/table', (full - empty) / 1024 / OPEN_TABLES),
    alone(`${figure}/p95`, 'ms', quantile(latencies, P95)),
  ];
}

const BOTS = 4;
const PLAYED_TABLES = 200;
const TURNS = 3;

/** With and without bots in turn: how much longer the slowest moves of others take while bots think. */
async function whileBotsThink(workshop: Workshop, { seconds, begin }: Measuring): Promise<Figure[]> {
  const figure = `server/bots/${BOTS}-thinking`;
  begin(figure);
  const clients = await workshop.start('clients');
  const ours = await workshop.start('ours', workshop.path('bots.db'));
  const pace = { movesPerSecond: 50, seconds };
  await order(clients, { do: 'open', url: ours.url, count: PLAYED_TABLES });
  await order(clients, { do: 'move', pace: { ...pace, seconds: 1 } });
  const quiet: number[] = [];
  const busy: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    quiet.push(...(await order(clients, { do: 'move', pace })));
    await order(clients, { do: 'think', url: ours.url, bots: BOTS });
    busy.push(...(await order(clients, { do: 'move', pace })));
    await order(clients, { do: 'stop thinking' });
  }
  await clients.stop();
  await ours.stop();
  const [before, during] = [quantile(quiet, P95), quantile(busy, P95)];
  return [alone(`${figure}/p95`, 'ms', during), alone(`${figure}/p95-ratio`, 'times', during / before)];
}

/** One bot of each level at each game: none of them may keep the others waiting. */
async function whileAllLevelsThink(workshop: Workshop, { seconds, begin }: Measuring): Promise<Figure[]> {
  const figure = 'server/bots/every-level/longest-delay';
  begin(figure);
  const clients = await workshop.start('clients');
  const ours = await workshop.start('ours', workshop.path('levels.db'));
  await order(clients, { do: 'think', url: ours.url, bots: 'every level' });
  await ours.tell('watch delays');
  await wait(seconds * 5 * 1000);
  const longest = await ours.tell('longest delay');
  await order(clients, { do: 'stop thinking' });
  await clients.stop();
  await ours.stop();
  return [alone(figure, 'ms', longest)];
}

const FEW_MOVES = 10;
const MANY_MOVES = 1000;
const MATCHES = 16;

/** A server that has just started shows matches of either length in turn. */
async function firstView(workshop: Workshop, { begin }: Measuring): Promise<Figure[]> {
  const figure = `server/load/${FEW_MOVES}-vs-${MANY_MOVES}-moves`;
  begin(figure);
  const clients = await workshop.start('clients');
  const database = workshop.path('load.db');
  const before = await workshop.start('ours', database);
  const make = (moves: number) =>
    order(clients, { do: 'make long matches', url: before.url, game: longMarket.id, count: MATCHES, moves });
  const [short, long] = [await make(FEW_MOVES), await make(MANY_MOVES)];
  await before.stop();
  const ours = await workshop.start('ours', database);
  const tables = short.flatMap((table, i) => [table, long[i] ?? table]);
  const taken = await order(clients, { do: 'look', url: ours.url, tables });
  await clients.stop();
  await ours.stop();
  const typical = (parity: number) =>
    quantile(
      taken.filter((_, i) => i % 2 === parity),
      0.5,
    );
  return [alone(`${figure}/first-view`, 'ms', typical(1)), alone(`${figure}/ratio`, 'times', typical(1) / typical(0))];
}

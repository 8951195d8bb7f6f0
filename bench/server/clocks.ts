import { alone, type Bench, compare } from '../figures.ts';
import { quantile } from './batches.ts';
import { order } from './clients.ts';
import { openWorkshop, type Running } from './processes.ts';

/** Matches that are open on each of two servers. */
const TABLES = Number(process.env.BENCH_TABLES ?? 9_000);
const WARMING_UP = 2;
const SLICES = 12;
const MOVES_A_SECOND = 500;

interface Slice {
  /** In milliseconds: what the server's process has computed for each move, in all its threads. */
  readonly work: number;
  readonly rate: number;
}

/**
 * What clocks cost: two servers with as many tables, of which one has a clock at every seat. They take turns, so that both see the same
 * machine, and what a move costs is told in time that the processor has spent on it, which does not depend on what else runs.
 */
export const clocks: Bench = async ({ seconds, begin }) => {
  const workshop = await openWorkshop();
  try {
    const figure = `server/clocks/${TABLES}-tables`;
    begin(`${figure}/opening`);
    const clients = await workshop.start('clients');
    const servers = [
      { pace: 'live-quick', at: await workshop.start('ours', workshop.path('clocks.db')), slices: [] as Slice[] },
      { pace: 'none', at: await workshop.start('ours', workshop.path('no-clocks.db')), slices: [] as Slice[] },
    ] as const;
    const toFill = servers.map(({ pace, at: { url } }) => ({ url, pace }));
    await order(clients, { do: 'fill', servers: toFill, count: TABLES });
    begin(figure);
    for (let slice = 0; slice < WARMING_UP + SLICES; slice++) {
      // First the one, then the other: whatever changes meanwhile falls on both alike.
      for (const { at, slices } of slice % 2 === 0 ? servers : servers.toReversed()) {
        const measured = await measure(clients, at, Math.round(MOVES_A_SECOND * seconds));
        if (slice >= WARMING_UP) slices.push(measured);
      }
    }
    await clients.stop();
    for (const { at } of servers) await at.stop();
    const [withClocks, without] = servers.map(({ slices }) => ({
      work: quantile(
        slices.map(({ work }) => work),
        0.5,
      ),
      rate: quantile(
        slices.map(({ rate }) => rate),
        0.5,
      ),
    }));
    if (withClocks === undefined || without === undefined) return [];
    return [
      compare(`${figure}/work`, 'ms/move', withClocks.work, 'without clocks', without.work),
      compare(`${figure}/speed`, 'moves/s', withClocks.rate, 'without clocks', without.rate),
      alone(`${figure}/more-work`, '%', 100 * (withClocks.work / without.work - 1)),
    ];
  } finally {
    await workshop.close();
  }
};

async function measure(clients: Running, server: Running, moves: number): Promise<Slice> {
  const before = await server.tell('work');
  const seconds = await order(clients, { do: 'move on', url: server.url, moves });
  const work = (await server.tell('work')) - before;
  return { work: work / moves, rate: moves / seconds };
}

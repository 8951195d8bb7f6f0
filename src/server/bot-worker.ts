import { parentPort, workerData } from 'node:worker_threads';
import { type Advice, advise, HINT_BUDGET } from '../bots/advise.ts';
import { botNamed } from '../bots/index.ts';
import { plansOfTurns } from '../host/plans.ts';
import type { Game, Position } from '../kernel/game.ts';
import { randomFrom } from '../kernel/random.ts';
import type { Order, Reply, ThreadData } from './bots/pool.ts';

const { games: module } = workerData as ThreadData;
const { GAMES } = (module === undefined ? await import('../games/index.ts') : await import(module)) as {
  GAMES: readonly Game[];
};

function gameNamed(id: string): Game {
  const game = GAMES.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(`this thread has no game '${id}'`);
  return game;
}

const memoryOf = plansOfTurns();

/** Thinks for bots, away from the thread that talks to people. It is told one seat's view, and nothing else of the match. */
function answer(order: Order): Reply {
  try {
    if (order.want === 'advice') return { advice: adviceFor(order) };
    const { game, bot, seat, view, seed, plan, hurry } = order;
    const circumstances = { memory: memoryOf(plan), hurry };
    return { move: botNamed(bot).choose(gameNamed(game), view as Position, seat, randomFrom(seed), circumstances) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function adviceFor({ game, seat, view, seed, hurry }: Order): Advice {
  const { iterations, milliseconds } = HINT_BUDGET;
  const budget = { iterations, milliseconds: milliseconds / hurry };
  return advise(gameNamed(game), view as Position, seat, randomFrom(seed), budget);
}

parentPort?.on('message', (order: Order) => parentPort?.postMessage(answer(order)));

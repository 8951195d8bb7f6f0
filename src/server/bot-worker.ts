import { parentPort, workerData } from 'node:worker_threads';
import { advise, HINT_BUDGET } from '../bots/advise.ts';
import { gameIn } from '../bots/company.ts';
import { explain } from '../bots/explain.ts';
import { botNamed } from '../bots/index.ts';
import { ponderSlice } from '../bots/slices.ts';
import { turnMemories } from '../host/bots/plans.ts';
import type { Game, Position } from '../kernel/game.ts';
import { randomFrom } from '../kernel/random.ts';
import type { Order, Reply, ThreadData } from './bots/pool.ts';

const { games: module, unwanted } = workerData as ThreadData;
const { GAMES } = (module === undefined ? await import('../games/index.ts') : await import(module)) as {
  GAMES: readonly Game[];
};

function gameNamed(id: string): Game {
  const game = GAMES.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(`this thread has no game '${id}'`);
  return game;
}

const memoryOf = turnMemories();

/** Answers for bots, in a thread of its own. It gets one seat's view, and nothing else of the match. */
function answer(order: Order): Reply {
  try {
    return order.want === 'advice' ? adviceFor(order) : moveFor(order);
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function moveFor(order: Order): Reply {
  const { game: id, company, bot: name, seat, view, seed, plan, hurry } = order;
  const game = gameIn(gameNamed(id), company);
  const bot = botNamed(name);
  const random = randomFrom(seed);
  const context = { memory: memoryOf(plan), hurry };
  const decision = bot.consider?.(game, view as Position, seat, random, context);
  if (decision === undefined) return { move: bot.choose(game, view as Position, seat, random, context) };
  while (ponderSlice(decision)) if (isUnwanted(order)) return { aborted: true };
  return { move: decision.settle() };
}

function adviceFor(order: Order): Reply {
  const { game: id, company, seat, view, seed, hurry, explains } = order;
  const game = gameIn(gameNamed(id), company);
  if (explains !== undefined) return { advice: explain(game, view as Position, seat, explains, randomFrom(seed)) };
  const { iterations, milliseconds } = HINT_BUDGET;
  const signal = {
    get aborted() {
      return isUnwanted(order);
    },
  };
  const budget = { iterations, milliseconds: milliseconds / hurry, signal };
  const advice = advise(game, view as Position, seat, randomFrom(seed), budget);
  return signal.aborted ? { aborted: true } : { advice };
}

/** A busy thread receives no messages, so this is read from shared memory. */
function isUnwanted({ order }: Order): boolean {
  return Atomics.load(unwanted, 0) === order;
}

parentPort?.on('message', (order: Order) => parentPort?.postMessage(answer(order)));

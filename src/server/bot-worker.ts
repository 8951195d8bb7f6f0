import { parentPort } from 'node:worker_threads';
import { type Advice, advise, HINT_BUDGET } from '../bots/advise.ts';
import { botNamed } from '../bots/index.ts';
import type { Memory } from '../bots/search/memory.ts';
import { gameNamed } from '../games/index.ts';
import type { Position } from '../kernel/game.ts';
import { randomFrom } from '../kernel/random.ts';
import type { Order, Reply } from './bots/pool.ts';

/** Plans of the turns that are being played, the oldest first; a plan is large and soon of no use any more. */
const memories = new Map<string, Memory>();
const MOST_MEMORIES = 8;

function memoryOf(plan: string): Memory {
  const memory = memories.get(plan) ?? {};
  memories.delete(plan);
  memories.set(plan, memory);
  for (const oldest of memories.keys()) {
    if (memories.size <= MOST_MEMORIES) break;
    memories.delete(oldest);
  }
  return memory;
}

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

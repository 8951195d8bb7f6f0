import { parentPort } from 'node:worker_threads';
import { botNamed } from '../bots/index.ts';
import { gameNamed } from '../games/index.ts';
import type { Position } from '../kernel/game.ts';
import { randomFrom } from '../kernel/random.ts';
import type { Question, Reply } from './bots/pool.ts';

/** Thinks for bots, away from the thread that talks to people. It is told one seat's view, and nothing else of the match. */
function answer({ game, bot, seat, view, seed }: Question): Reply {
  try {
    return { move: botNamed(bot).choose(gameNamed(game), view as Position, seat, randomFrom(seed)) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(question)));

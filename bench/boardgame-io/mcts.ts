import { MCTSBot } from 'boardgame.io/dist/cjs/ai.js';
import { ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js';
import { gnomeElfTroll, listChoices } from './gnome-elf-troll.ts';
import { beginMatch } from './random-play.ts';

/** Lets the peer's own search bot think about the first question of a match; gives the number of its playouts. */
export function thinkOnce(players: number, playouts: number, depth: number, seed: string): number {
  const state = beginMatch(players, seed);
  let done = 0;
  const bot = new MCTSBot({
    game: ProcessGameConfig(gnomeElfTroll),
    enumerate: listChoices,
    seed,
    iterations: playouts,
    playoutDepth: depth,
    iterationCallback: ({ iterationCounter }) => {
      done = iterationCounter;
    },
  });
  // Unless it is told otherwise it has done all its thinking when `play` returns.
  void bot.play(state, state.ctx.currentPlayer);
  return done;
}

import type { Game, Move, Position, Seat } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import type { Bot, Circumstances } from './bot.ts';

/** What whoever thinks in slices does besides. */
export interface Breaks {
  /** Lets everything else have its turn. */
  rest(): Promise<void>;
  /** Whether to make do with the best so far. */
  enough(): boolean;
}

/** Short enough that nobody notices what had to wait for it. */
const SLICE_MS = 8;

/** Chooses like the bot itself, but never keeps others waiting for longer than a slice. */
export async function chooseInSlices(
  bot: Bot,
  game: Game,
  view: Position,
  seat: Seat,
  random: Random,
  circumstances: Circumstances,
  breaks: Breaks,
): Promise<Move> {
  if (bot.consider === undefined) return bot.choose(game, view, seat, random, circumstances);
  const decision = bot.consider(game, view, seat, random, circumstances);
  let since = performance.now();
  while (decision.ponder()) {
    if (performance.now() - since < SLICE_MS) continue;
    await breaks.rest();
    if (breaks.enough()) break;
    since = performance.now();
  }
  return decision.settle();
}

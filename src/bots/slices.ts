import type { Game, Move, Position, Seat } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import type { Bot, Circumstances, Decision } from './bot.ts';

/** Short enough that nobody notices what had to wait for it. */
const SLICE_MS = 8;

/** Thinks for a moment. False when there is nothing left to think about. */
export function ponderSlice(decision: Pick<Decision, 'ponder'>): boolean {
  const since = performance.now();
  while (decision.ponder()) {
    if (performance.now() - since >= SLICE_MS) return true;
  }
  return false;
}

/** Chooses like the bot itself, but lets everything else have its turn after each slice. */
export async function chooseInSlices(
  bot: Bot,
  game: Game,
  view: Position,
  seat: Seat,
  random: Random,
  circumstances: Circumstances,
  rest: () => Promise<void>,
): Promise<Move> {
  const decision = bot.consider?.(game, view, seat, random, circumstances);
  if (decision === undefined) return bot.choose(game, view, seat, random, circumstances);
  while (ponderSlice(decision)) await rest();
  return decision.settle();
}

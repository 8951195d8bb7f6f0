import type { Game, Move, Position, Seat } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import type { Bot, BotContext, Decision } from './bot.ts';

/** Short enough not to be noticed in the page. */
const SLICE_MS = 8;

/** Thinks for one slice. False when the search is finished. */
export function ponderSlice(decision: Pick<Decision, 'ponder'>): boolean {
  const since = performance.now();
  while (decision.ponder()) {
    if (performance.now() - since >= SLICE_MS) return true;
  }
  return false;
}

/** Chooses like the bot itself, but yields to other tasks after each slice. */
export async function chooseInSlices(
  bot: Bot,
  game: Game,
  view: Position,
  seat: Seat,
  random: Random,
  context: BotContext,
  rest: () => Promise<void>,
): Promise<Move> {
  const decision = bot.consider?.(game, view, seat, random, context);
  if (decision === undefined) return bot.choose(game, view, seat, random, context);
  while (ponderSlice(decision)) await rest();
  return decision.settle();
}

import type { Game, Move, Position, Seat } from '../kernel/game.ts';
import { pick, type Random } from '../kernel/random.ts';
import { answer, asked, askedSeat } from '../kernel/steps.ts';
import { slopeAt } from './chances.ts';
import { drawBy } from './draw-by.ts';
import { ANY_RANK } from './free-actions.ts';
import { offered, outcomesOf } from './greedy.ts';
import { follow } from './reasons.ts';
import type { Completion } from './search/memory.ts';

/** Positions that may be looked at for an action. */
const PATIENCE = 100;

/** By how much worse an answer is that is taken e times less often: in the logarithm of the odds to win, or in a lone player's points. */
const SLACK = { chance: 0.15, points: 1 } as const;

/**
 * One more action of whoever is asked, one action ahead and with an unsteady hand: what seems nearly as good as the best is taken
 * nearly as often. A bot that always did the same would make futures alike where the game has no chance, and seem sure of them.
 */
export function playUnsteadily(game: Game, position: Position, random: Random): void {
  const seat = askedSeat(position) ?? (asked(position)[0] as Seat);
  const moves = offered(game, position, seat, ANY_RANK);
  if (moves.length === 1) {
    answer(game, position, seat, moves[0] as Move);
    return;
  }
  const outcomes = outcomesOf(game, position, seat, moves, PATIENCE);
  const sharpness = position.seats === 1 ? 1 / SLACK.points : slopeAt(game, position) / SLACK.chance;
  const { move, next } = oneOf(outcomes, sharpness, random);
  // What completes an answer was found for one that is alike, and may not be on offer after this one.
  follow(game, position, seat, [move, ...lineFrom(next, random)]);
}

function lineFrom(next: readonly Completion[], random: Random): Move[] {
  if (next.length === 0) return [];
  const further = pick(random, next);
  return [further.move, ...lineFrom(further.next, random)];
}

function oneOf(outcomes: readonly Completion[], sharpness: number, random: Random): Completion {
  const most = Math.max(...outcomes.map(({ worth }) => worth));
  const weights = outcomes.map(({ worth }) => Math.exp((worth - most) * sharpness));
  return drawBy(random, outcomes, weights) as Completion;
}

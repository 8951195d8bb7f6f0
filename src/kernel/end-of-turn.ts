import type { Game, Move, Position, Seat } from './game.ts';
import { type Random, randomFrom, seedFrom } from './random.ts';
import { answer, askStep, autoStep, frameFor } from './steps.ts';
import { isCollecting, isTogether } from './together.ts';

const CHANCE: Random = randomFrom(seedFrom('any'));

/**
 * If an answer would end the seat's turn automatically: the position just before that end, so that a person can look at the turn
 * before the answer is sent. Undefined if the turn goes on, if the answer itself ends the turn, and if chance or hidden
 * information is needed to get there. Works on positions and on views.
 */
export function turnBeforeItsEnd<P extends Position>(game: Game<P>, before: P, seat: Seat, move: Move): P | undefined {
  if (!endsTurns(game as Game)) return undefined;
  const frame = frameFor(before, seat);
  if (frame === undefined || isCollecting(before) || askStep(game as Game, frame).endsTurn?.(move)) return undefined;
  const position = game.clone(before);
  position.random = { ...CHANCE };
  answer(game as Game, position, seat, move, true);
  const next = position.stack.at(-1);
  if (next === undefined || next.seat !== undefined || isTogether(next)) return undefined;
  if (position.learned !== before.learned || position.random.drawn !== CHANCE.drawn) return undefined;
  if (autoStep(game as Game, next).endsTurnOf?.(position, next) !== seat) return undefined;
  position.random = before.random;
  return position;
}

/** Whether the game has steps that end a turn automatically. */
function endsTurns({ steps }: Game): boolean {
  return Object.values(steps).some((step) => 'auto' in step && step.endsTurnOf !== undefined);
}

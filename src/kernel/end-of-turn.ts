import type { Game, Move, Position, Seat } from './game.ts';
import { type Random, randomFrom, seedFrom } from './random.ts';
import { answer, askStep, autoStep, frameFor } from './steps.ts';
import { isCollecting, isTogether } from './together.ts';

const CHANCE: Random = randomFrom(seedFrom('any'));

/**
 * Where an answer would end the seat's own turn by itself: the position before that end, for somebody who wants a last look
 * at the turn while the answer can still be kept back. Undefined where the turn goes on, where the answer itself says that
 * it is over, and where chance or something hidden is needed to get there. Works on positions and on views alike.
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

/** Whether turns of the game end by themselves at all. */
function endsTurns({ steps }: Game): boolean {
  return Object.values(steps).some((step) => 'auto' in step && step.endsTurnOf !== undefined);
}

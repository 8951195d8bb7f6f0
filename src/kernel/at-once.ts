import type { Game, Move, Position, Seat } from './game.ts';
import { type Random, shuffle } from './random.ts';
import { answer, asked, askedSeat, frameFor } from './steps.ts';

export interface Answer {
  readonly seat: Seat;
  readonly move: Move;
}

/** Chooses an answer from what the seat may see. */
export type Choose = (view: Position, seat: Seat) => Move;

/**
 * The next answers: of the only seat that is asked, or of all seats that are asked at once. Each of those chooses by its view
 * before anybody answered, and the order of the answers is random, so that no seat has an advantage.
 */
export function nextAnswers(game: Game, position: Position, random: Random, choose: Choose): Answer[] {
  const only = askedSeat(position);
  if (only !== undefined) return [{ seat: only, move: choose(game.view(position, only), only) }];
  const branches = asked(position).map((seat) => answersAlone(game, position, seat, choose));
  return shuffle(random, branches).flat();
}

/** All answers of one seat until it is done, as if it were asked alone. */
function answersAlone(game: Game, position: Position, seat: Seat, choose: Choose): Answer[] {
  const alone = game.clone(position);
  const collecting = alone.stack.at(-1);
  const answers: Answer[] = [];
  while (alone.stack.at(-1) === collecting && frameFor(alone, seat) !== undefined) {
    const move = choose(game.view(alone, seat), seat);
    answers.push({ seat, move });
    answer(game, alone, seat, move);
  }
  return answers;
}

import type { Game, Move, Position, Seat } from '../../kernel/game.ts';
import { pick, type Random } from '../../kernel/random.ts';
import { answer, asked, askedSeat, frameFor } from '../../kernel/steps.ts';
import { ANY_RANK } from '../free-actions.ts';
import { bestOf, offered } from '../greedy.ts';
import type { Completion } from './memory.ts';

/** Positions that may be looked at for an action that is only played on with. */
const PATIENCE = 100;

/** Gives an answer, and those to what it asks further; all of them are returned. */
export function complete(game: Game, position: Position, seat: Seat, completion: Completion, random: Random): Move[] {
  let { next } = completion;
  const answers = [completion.move];
  answer(game, position, seat, completion.move);
  while (next.length > 0 && frameFor(position, seat) !== undefined) {
    const further = pick(random, next);
    // What was shown meanwhile may have changed the question.
    if (further.learned !== position.learned) break;
    answer(game, position, seat, further.move);
    answers.push(further.move);
    next = further.next;
  }
  return answers;
}

/** One more action of whoever is asked, as `greedy` would choose it. */
export function playOn(game: Game, position: Position, random: Random): void {
  const seat = askedSeat(position) ?? (asked(position)[0] as Seat);
  const moves = offered(game, position, seat, ANY_RANK);
  if (moves.length === 1) answer(game, position, seat, moves[0] as Move);
  else complete(game, position, seat, pick(random, bestOf(game, position, seat, moves, PATIENCE)), random);
}

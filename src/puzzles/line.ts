import { ANY_RANK, offersInOrder, rankAfter } from '../bots/free-actions.ts';
import type { Game, Move, Position, Seat } from '../kernel/game.ts';
import { Offers } from '../kernel/offers.ts';
import type { PuzzleGoal } from '../kernel/puzzle-goal.ts';
import { answer, asked, frameFor, isOver, offersFor } from '../kernel/steps.ts';

/** A question of a puzzle: what is asked for, of whom, and the position in which it began. */
export interface Quest {
  readonly game: Game;
  readonly goal: PuzzleGoal;
  readonly from: Position;
  readonly seat: Seat;
}

/** How far a line has come. */
export interface Reach {
  readonly position: Position;
  /** Whether nothing more is to be answered. */
  readonly ended: boolean;
  /** What the line has brought so far. */
  readonly value: number;
}

/** All answers that belong to the puzzle, as people have them. */
export function answersIn({ game, goal, seat }: Quest, position: Position): Move[] {
  const offers = new Offers();
  offersFor(game, position, seat, offers);
  return allowed(goal, position, seat, offers.list());
}

/** The answers that a solver tries: those that could help, free actions in one order only. */
export function answersToTry({ game, goal, seat }: Quest, position: Position, rank = ANY_RANK): Move[] {
  const offers = new Offers();
  offersInOrder(game, position, seat, offers, rank);
  const moves = allowed(goal, position, seat, offers.list());
  return goal.tries === undefined ? moves : moves.filter((move) => couldHelp(goal, position, seat, move));
}

export function couldHelp(goal: PuzzleGoal, position: Position, seat: Seat, move: Move): boolean {
  return goal.tries?.(position, seat, move) !== false;
}

function allowed(goal: PuzzleGoal, position: Position, seat: Seat, moves: Move[]): Move[] {
  const { allows } = goal;
  return allows === undefined ? moves : moves.filter((move) => allows(position, seat, move));
}

export function rankFollowing({ game, seat }: Quest, before: Position, move: Move): number {
  return rankAfter(game, before, seat, move);
}

/** The position after an answer. The line ends with the turn, where chance or others decide, and where the goal says so. */
export function follow(quest: Quest, before: Position, move: Move): Reach {
  const { game, goal, from, seat } = quest;
  const position = game.clone(before);
  answer(game, position, seat, move, goal.outlastsTurn !== true);
  const isEnd = goal.isEnd?.(from, position, seat) === true;
  // Others who decide in the middle of a turn may undo what the answer brings: it counts for nothing.
  if (!isEnd && isOthersTurn(quest, position))
    return { position, ended: true, value: goal.reached(from, before, seat) };
  return { position, ended: isEnd || hasEnded(quest, position), value: goal.reached(from, position, seat) };
}

function isOthersTurn({ game, from, seat }: Quest, now: Position): boolean {
  if (isOver(now) || frameFor(now, seat) !== undefined || game.turn(now) !== game.turn(from)) return false;
  return asked(now).some((other) => other !== undefined && other !== seat) && now.stack.at(-1)?.seat !== undefined;
}

function hasEnded({ game, goal, from, seat }: Quest, now: Position): boolean {
  return (
    isOver(now) ||
    frameFor(now, seat) === undefined ||
    now.learned !== from.learned ||
    now.random.drawn !== from.random.drawn ||
    (goal.outlastsTurn !== true && game.turn(now) !== game.turn(from))
  );
}

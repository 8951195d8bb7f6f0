import type { Game, Move, Position, Question, Seat } from '../kernel/game.ts';
import { Offers } from '../kernel/offers.ts';
import type { Random } from '../kernel/random.ts';
import { answer, asked, frameFor, isOver, labelFor, offersFor, questionFor } from '../kernel/steps.ts';
import { chancesIn } from './chances.ts';
import { type Estimate, estimate, type Futures, reviewStream } from './review-futures.ts';
import type { PlayedMatch, Turn } from './review-turns.ts';
import { playUnsteadily } from './unsteady.ts';

/** A turn that changed much though nobody is to blame: by what chance brought, or by a good answer. */
export interface Turned {
  readonly kind: 'luck' | 'answer';
  /** The number of the turn in the match. */
  readonly turn: number;
  /** The moment that the turn's first answer made. */
  readonly moment: number;
  /** Whose turn it was. */
  readonly seat: Seat;
  readonly question: Question;
  readonly played: Question;
  /** Whose chance, or points, changed most, and by how much. */
  readonly whose: Seat;
  readonly change: Estimate;
}

const WORLDS = 32;
const LEAST_CHANGE = { chance: 0.08, points: 4 } as const;
const MOST_ACTIONS = 200;

/**
 * What chance did in this turn to the seat whom it changed most; or how much more the seat made of it than a bot would have, where
 * chance had no part. Nothing where it is within the doubt.
 */
export function turnedIn(game: Game, match: PlayedMatch, number: number): Turned | undefined {
  const turn = match.turns[number];
  const first = turn?.decisions[0];
  if (turn === undefined || first?.played === undefined) return undefined;
  const { view, seat, played, moment } = first;
  const question = questionFor(game, view, seat);
  const isOfOne = turn.decisions.every((each) => each.seat === seat);
  if (question === undefined || (!turn.isChancy && !isOfOne)) return undefined;
  const next = match.turns[number + 1];
  const after = next?.said ?? match.ending;
  const changes = changesIn(expectedAfter(game, turn, isOfOne), after, next?.open ?? 0);
  const own = changes[seat];
  const most = turn.isChancy ? biggestOf(changes, seat) : own;
  const least = after.length === 1 ? LEAST_CHANGE.points : LEAST_CHANGE.chance;
  if (most === undefined || Math.abs(most.change.mean) < least) return undefined;
  const { low, high, mean } = most.change;
  if (low <= 0 && high >= 0) return undefined;
  // What somebody's own turn cost without chance is a choice, or nothing.
  if (!turn.isChancy && mean < 0) return undefined;
  const label = labelFor(game, view, seat, played);
  const kind = turn.isChancy ? 'luck' : 'answer';
  return { kind, turn: number, moment: moment + 1, seat, question, played: label, ...most };
}

interface Change {
  readonly whose: Seat;
  readonly change: Estimate;
}

/** By how much it came otherwise than was to be expected, for each seat. */
function changesIn(expected: Futures, after: readonly number[], open: number): Change[] {
  return after.map((chance, whose) => {
    const futures = expected.map((future) => future[whose] ?? 0);
    const { mean, low, high } = estimate(futures, 'ninety-nine');
    const left = after.length === 1 ? open / 4 : open * 2 * Math.sqrt(chance * (1 - chance));
    return { whose, change: { mean: chance - mean, low: chance - high - left, high: chance - low + left } };
  });
}

/** A part of the biggest change that the seat's own must have to be told instead: of two rivals one gains what the other loses. */
const NEARLY = 0.9;

function biggestOf(changes: readonly Change[], seat: Seat): Change | undefined {
  const size = (each: Change | undefined) => Math.abs(each?.change.mean ?? 0);
  const most = changes.reduce<Change | undefined>((a, b) => (size(b) > size(a) ? b : a), undefined);
  const own = changes[seat];
  return size(own) >= NEARLY * size(most) ? own : most;
}

/** What was to be expected of the turn: of the same answers with other chance, or of a bot's answers where there was none. */
function expectedAfter(game: Game, turn: Turn, isOfOne: boolean): Futures {
  const { decisions, before, isChancy } = turn;
  const [first] = decisions;
  if (first === undefined) return [];
  const { seat, view, moment } = first;
  return Array.from({ length: WORLDS }, (_, index) => {
    const random = reviewStream(`chance ${moment} ${index}`);
    const position = isOfOne ? game.imagine(view, seat, random) : dealtAnew(game, before, random);
    const given = isChancy
      ? decisions.flatMap((each) => (each.played === undefined ? [] : [{ seat: each.seat, move: each.played }]))
      : [];
    finishTurn(game, position, given, reviewStream(`chance ${moment} ${index} bots`));
    return chancesIn(game, position);
  });
}

/** Where several seats answered in a turn, what they held stays as it was, and only the dice fall anew. */
function dealtAnew(game: Game, before: Position, random: Random): Position {
  const position = game.clone(before);
  position.random = random;
  return position;
}

function finishTurn(
  game: Game,
  position: Position,
  answers: readonly { readonly seat: Seat; readonly move: Move }[],
  random: Random,
): void {
  const turn = game.turn(position);
  const offers = new Offers();
  const left = [...answers];
  for (let actions = 0; actions < MOST_ACTIONS && !isOver(position) && game.turn(position) === turn; actions++) {
    const [seat = 0] = asked(position);
    const next = left.findIndex((each) => frameFor(position, each.seat) !== undefined);
    const given = next < 0 ? undefined : left.splice(next, 1)[0];
    if (given !== undefined) {
      offersFor(game, position, given.seat, offers);
      const known = offers.find(given.move);
      if (known !== undefined) answer(game, position, given.seat, known);
      // What follows in this seat's turn cannot be as it was.
      else left.length = 0;
    } else if (frameFor(position, seat) !== undefined) playUnsteadily(game, position, random);
  }
}

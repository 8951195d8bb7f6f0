import type { Game, Move, Position, Seat } from '../kernel/game.ts';
import { Offers, sameMove } from '../kernel/offers.ts';
import { pick } from '../kernel/random.ts';
import { answer, askStep, frameFor, offersFor } from '../kernel/steps.ts';
import type { Bot } from './bot.ts';
import type { Completion } from './search/memory.ts';

/**
 * Looks one action ahead in a position it imagines, and takes the answer after which it stands best. What an action asks
 * further, such as where the creature just bought shall go, belongs to the action and is followed to its best end.
 */
export const greedy: Bot = {
  name: 'greedy',
  choose(game, view, seat, stream, { memory = {} } = {}) {
    const moves = offered(game, view, seat);
    const planned = (memory.completions ?? []).filter(
      ({ move, learned }) => learned === view.learned && moves.some((each) => sameMove(each, move)),
    );
    memory.completions = undefined;
    const [only] = moves;
    if (only !== undefined && moves.length === 1) return only;
    const best = planned.length > 0 ? planned : bestOf(game, game.imagine(view, seat, stream), seat, moves);
    const { move, next } = pick(stream, best);
    memory.completions = next;
    return move;
  },
};

interface Outcome {
  readonly worth: number;
  readonly next: readonly Completion[];
}

function bestOf(game: Game, position: Position, seat: Seat, moves: readonly Move[]): Completion[] {
  const outcomes = outcomesOf(game, position, seat, moves);
  const most = outcomes.reduce((best, { worth }) => Math.max(best, worth), Number.NEGATIVE_INFINITY);
  return moves.flatMap((move, i) => {
    const { worth, next } = outcomes[i] as Outcome;
    return worth === most ? [{ move, worth, next, learned: position.learned }] : [];
  });
}

/** What comes of each move. Where the step knows some to be alike, they have one outcome in common. */
function outcomesOf(game: Game, position: Position, seat: Seat, moves: readonly Move[]): Outcome[] {
  const frame = frameFor(position, seat);
  const step = frame && askStep(game, frame);
  if (frame === undefined || step?.alike === undefined)
    return moves.map((move) => outcomeOf(game, position, seat, move));
  const known = new Map<number, Outcome>();
  return moves.map((move) => {
    const kind = step.alike?.(position, frame, seat, move) as number;
    const outcome = known.get(kind) ?? outcomeOf(game, position, seat, move);
    known.set(kind, outcome);
    return outcome;
  });
}

function outcomeOf(game: Game, before: Position, seat: Seat, move: Move): Outcome {
  const position = game.clone(before);
  answer(game, position, seat, move);
  const frame = frameFor(position, seat);
  if (frame === undefined || !askStep(game, frame).completes)
    return { worth: game.bot.worth(position, seat), next: NONE };
  const next = bestOf(game, position, seat, offered(game, position, seat));
  return { worth: next[0]?.worth ?? Number.NEGATIVE_INFINITY, next };
}

const NONE: readonly Completion[] = [];

function offered(game: Game, position: Position, seat: Seat): Move[] {
  const offers = new Offers();
  offersFor(game, position, seat, offers);
  return offers.list();
}

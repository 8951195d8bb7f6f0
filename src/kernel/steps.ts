import type { Anytime, AskStep, AutoStep, Frame, Game, Move, Position, Question, Seat, Step } from './game.ts';
import type { Offers } from './offers.ts';
import { whileSame } from './same.ts';
import { inBranch, isTogether, mustNotAnswerAtOnce } from './together.ts';

export function push<P extends Position>(position: P, frame: P['stack'][number]): void {
  position.stack.push(frame);
}

/** Ends the match by emptying the stack. */
export function end(position: Position): void {
  mustNotAnswerAtOnce(position, 'end the match');
  position.stack.length = 0;
}

export function isOver(position: Position): boolean {
  return position.stack.length === 0;
}

/** To be called when something hidden is revealed to somebody. */
export function learn(position: Position): void {
  position.learned++;
}

function stepOf(game: Game, frame: Frame): Step<Position, Move, Frame> {
  const step = game.steps[frame.step];
  if (step === undefined) throw new Error(`${game.id} has no step '${frame.step}'`);
  return step;
}

function top(position: Position): Frame | undefined {
  return position.stack[position.stack.length - 1];
}

/** Runs automatic steps until a seat is asked or the match is over; with `withinTurn`, until a step that ends the turn. */
export function advance(game: Game, position: Position, withinTurn = false): void {
  const { stack } = position;
  for (let frame = stack[stack.length - 1]; frame !== undefined; frame = stack[stack.length - 1]) {
    if (frame.seat !== undefined) return;
    if (isTogether(frame)) {
      if (frame.branches.some((branch) => branch.length > 0)) return;
      stack.pop();
    } else {
      const step = autoStep(game, frame);
      if (withinTurn && step.endsTurnOf !== undefined) return;
      stack.pop();
      step.auto(position, frame);
    }
  }
}

/** The seats that are asked now; none when the match is over. */
export function asked(position: Position): Seat[] {
  const frame = top(position);
  if (frame === undefined) return [];
  if (!isTogether(frame)) return [frame.seat as Seat];
  const seats: Seat[] = [];
  // Called before every decision, and a plain loop is several times as fast as flatMap.
  for (let seat = 0; seat < frame.branches.length; seat++) if (frame.branches[seat]?.length !== 0) seats.push(seat);
  return seats;
}

/** The only seat asked; undefined if several are. Allocates no list. */
export function askedSeat(position: Position): Seat | undefined {
  return top(position)?.seat;
}

/** The frame that this seat has to answer. */
export function frameFor(position: Position, seat: Seat): Frame | undefined {
  const frame = top(position);
  if (frame === undefined) return undefined;
  if (frame.seat !== undefined) return frame.seat === seat ? frame : undefined;
  return isTogether(frame) ? frame.branches[seat]?.at(-1) : undefined;
}

/** Fills `offers` with the moves of the seat; leaves it empty if the seat is not asked. */
export function offersFor<M extends Move>(game: Game, position: Position, seat: Seat, offers: Offers<M>): void {
  offers.clear();
  const frame = frameFor(position, seat);
  if (frame === undefined) return;
  const step = askStep(game, frame);
  step.offer(position, frame, seat, offers);
  if (step.anytime === true && game.anytime !== undefined) {
    for (const free of freeActionsOf(game.anytime)) free.offer(position, frame, seat, offers);
  }
}

/** A game's free actions as a list: they are asked at most decisions, and walking a table by its names is slow. */
const freeActionsOf = whileSame(Object.values<Anytime<Position, Move>>);

export function autoStep(game: Game, frame: Frame): AutoStep<Position, Frame> {
  return stepOf(game, frame) as AutoStep<Position, Frame>;
}

export function askStep(game: Game, frame: Frame): AskStep<Position, Move, Frame> {
  return stepOf(game, frame) as AskStep<Position, Move, Frame>;
}

/** What the seat is asked, as a message. */
export function questionFor(game: Game, position: Position, seat: Seat): Question | undefined {
  const frame = frameFor(position, seat);
  if (frame === undefined) return undefined;
  return askStep(game, frame).ask?.(position, frame, seat) ?? { say: `ask.${frame.step}` };
}

/** One of the seat's answers in words, as a message. */
export function labelFor(game: Game, position: Position, seat: Seat, move: Move): Question {
  const frame = frameFor(position, seat);
  const step = frame && askStep(game, frame);
  const isFree = step?.anytime === true && game.anytime?.[move.do] !== undefined;
  const label = isFree ? undefined : frame && step?.label?.(position, frame, seat, move);
  return label ?? { ...move, say: `move.${move.do}` };
}

/** Applies a move that is known to be on offer, and advances to the next question; with `withinTurn`, not beyond the end of the turn. */
export function answer(game: Game, position: Position, seat: Seat, move: Move, withinTurn = false): void {
  const frame = top(position);
  if (frame === undefined) throw new Error(`${game.id}: nobody is asked`);
  // A frame with a seat is the common case, and comparing the seat is faster than the step's name.
  if (frame.seat === undefined && isTogether(frame)) {
    inBranch(position, frame, seat, () => {
      take(game, position, top(position), seat, move);
      advance(game, position);
    });
  } else {
    take(game, position, frame, seat, move);
  }
  advance(game, position, withinTurn);
}

function take(game: Game, position: Position, frame: Frame | undefined, seat: Seat, move: Move): void {
  if (frame === undefined) throw new Error(`${game.id}: seat ${seat} is not asked`);
  const step = askStep(game, frame);
  const free = step.anytime === true ? game.anytime?.[move.do] : undefined;
  if (free !== undefined) {
    free.take(position, seat, move);
  } else {
    position.stack.pop();
    step.take(position, frame, seat, move);
  }
}

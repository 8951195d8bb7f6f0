import type { AskStep, AutoStep, Frame, Game, Move, Position, Question, Seat, Step } from './game.ts';
import type { Offers } from './offers.ts';
import { confine, isConfined } from './tell.ts';

/** Several seats answer at once, each on a stack of its own; nobody sees another's until all are done. */
interface Together extends Frame {
  readonly step: 'together';
  readonly branches: Frame[][];
}

/** Stands in a view for what another seat is being asked. */
const HIDDEN_FRAME: Frame = Object.freeze({ step: 'hidden' });

function isTogether(frame: Frame | undefined): frame is Together {
  return frame !== undefined && frame.step === 'together';
}

export function push<P extends Position>(position: P, frame: P['stack'][number]): void {
  position.stack.push(frame);
}

/** Asks several seats at once: one first frame for each of them. What lies below runs when all have answered. */
export function pushTogether(position: Position, frames: readonly Frame[]): void {
  if (isConfined()) throw new Error('a secret answer cannot ask the other seats');
  const branches: Frame[][] = Array.from({ length: position.seats }, () => []);
  for (const frame of frames) {
    const branch = frame.seat === undefined ? undefined : branches[frame.seat];
    if (branch === undefined) throw new Error(`step '${frame.step}' has no seat of this table to ask`);
    branch.push(frame);
  }
  position.stack.push({ step: 'together', branches } as Together);
}

/** Ends the match: nothing is left to be done. */
export function end(position: Position): void {
  if (isConfined()) throw new Error('a secret answer cannot end the match');
  position.stack.length = 0;
}

export function isOver(position: Position): boolean {
  return position.stack.length === 0;
}

/** To be called where somebody is shown something that was hidden. */
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

/** Runs what runs by itself until somebody is asked or the match is over. */
export function advance(game: Game, position: Position): void {
  const { stack } = position;
  for (let frame = stack[stack.length - 1]; frame !== undefined; frame = stack[stack.length - 1]) {
    if (frame.seat !== undefined) return;
    if (isTogether(frame)) {
      if (frame.branches.some((branch) => branch.length > 0)) return;
      stack.pop();
    } else {
      stack.pop();
      autoStep(game, frame).auto(position, frame);
    }
  }
}

/** The seats that are asked now; none when the match is over. */
export function asked(position: Position): Seat[] {
  const frame = top(position);
  if (frame === undefined) return [];
  if (isTogether(frame)) return frame.branches.flatMap((branch, seat) => (branch.length > 0 ? [seat] : []));
  return [frame.seat as Seat];
}

/** The only seat asked, or undefined when several are: what a single player's loop needs, without a list. */
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

/** Whether secret answers are being collected from several seats. */
export function isTogetherNow(position: Position): boolean {
  return isTogether(top(position));
}

/** Fills `offers` with what the seat may answer; it stays empty when the seat is not asked. */
export function offersFor<M extends Move>(game: Game, position: Position, seat: Seat, offers: Offers<M>): void {
  offers.clear();
  const frame = frameFor(position, seat);
  if (frame === undefined) return;
  const step = askStep(game, frame);
  step.offer(position, frame, seat, offers);
  if (step.anytime === true && game.anytime !== undefined) {
    for (const free of Object.values(game.anytime)) free.offer(position, frame, seat, offers);
  }
}

function autoStep(game: Game, frame: Frame): AutoStep<Position, Frame> {
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

/** Takes an answer that is known to be on offer, and goes on until the next question. */
export function answer(game: Game, position: Position, seat: Seat, move: Move): void {
  const frame = top(position);
  if (frame === undefined) throw new Error(`${game.id}: nobody is asked`);
  // A frame with a seat is the common case, and told apart faster than by its step's name.
  if (frame.seat === undefined && isTogether(frame)) {
    // Within a branch the seat's own stack stands in for the whole one, so steps need not know where they run.
    const whole = position.stack;
    const { learned } = position;
    const { drawn } = position.random;
    position.stack = frame.branches[seat] as Frame[];
    confine(seat, () => {
      take(game, position, top(position), seat, move);
      advance(game, position);
    });
    position.stack = whole;
    if (position.learned !== learned || position.random.drawn !== drawn) {
      throw new Error(`${game.id}: a secret answer drew chance or revealed something before all had answered`);
    }
  } else {
    take(game, position, frame, seat, move);
  }
  advance(game, position);
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

/** Frames are shared between clones, except the growing stacks of seats that answer at once. */
export function cloneStack<F extends Frame>(stack: readonly F[]): F[] {
  const copy = stack.slice();
  for (let i = 0; i < copy.length; i++) {
    const frame: Frame | undefined = copy[i];
    if (isTogether(frame)) {
      const branches = frame.branches.map((branch) => branch.slice());
      copy[i] = { ...frame, branches } as unknown as F;
    }
  }
  return copy;
}

/** The stack as a viewer may see it: that others are still asked, not what. */
export function viewStack<F extends Frame>(stack: readonly F[], viewer: Seat | 'spectator'): F[] {
  return stack.map((frame: Frame) => {
    if (!isTogether(frame)) return frame as F;
    const branches = frame.branches.map((branch, seat) =>
      seat === viewer ? branch.slice() : branch.length > 0 ? [HIDDEN_FRAME] : [],
    );
    return { ...frame, branches } as unknown as F;
  });
}

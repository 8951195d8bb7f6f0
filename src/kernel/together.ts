import type { Frame, Position, Seat, Viewer } from './game.ts';
import { confine } from './tell.ts';

/**
 * How several seats answer at once. In public, everybody sees and hears each answer as it is given; in secret, nobody else
 * learns anything of it before all are done. `done` says whether the others see that a seat is done, and whether a seat that
 * is can still take its answers back.
 */
export type TogetherHow =
  | { readonly secret: false; readonly done: 'shown' | 'final' }
  | { readonly secret: true; readonly done: 'hidden' | 'shown' | 'final' };

/** Several seats answer at once, each on a stack of its own. */
export interface Together extends Frame {
  readonly step: 'together';
  readonly secret: boolean;
  readonly done: TogetherHow['done'];
  /** What each seat was asked first: known to all. */
  readonly opening: readonly (readonly Frame[])[];
  readonly branches: Frame[][];
}

/** Stands in a view for what another seat is being asked. */
const HIDDEN_FRAME: Frame = Object.freeze({ step: 'hidden' });

/** The position whose seats answer at once right now, each answer on its seat's own stack. */
let answering: Position | undefined;

export function isTogether(frame: Frame | undefined): frame is Together {
  return frame !== undefined && frame.step === 'together';
}

/** Asks several seats at once: one first frame for each of them. What lies below runs when all are done. */
export function pushTogether(position: Position, frames: readonly Frame[], { secret, done }: TogetherHow): void {
  mustNotAnswerAtOnce(position, 'ask the other seats');
  const opening: Frame[][] = Array.from({ length: position.seats }, () => []);
  for (const frame of frames) {
    const first = frame.seat === undefined ? undefined : opening[frame.seat];
    if (first === undefined) throw new Error(`step '${frame.step}' has no seat of this table to ask`);
    first.push(frame);
  }
  const together: Together = { step: 'together', secret, done, opening, branches: opening.map((first) => [...first]) };
  position.stack.push(together);
}

/** An answer given at once concerns its seat alone; anything else would be a bug of the game. */
export function mustNotAnswerAtOnce(position: Position, what: string): void {
  if (answering === position) throw new Error(`an answer given at once cannot ${what}`);
}

/** Lets the seat's own stack stand in for the whole one, so that steps need not know where they run. */
export function inBranch(position: Position, { secret, branches }: Together, seat: Seat, action: () => void): void {
  const whole = position.stack;
  const outer = answering;
  const { learned } = position;
  const { drawn } = position.random;
  position.stack = branches[seat] as Frame[];
  answering = position;
  try {
    if (secret) confine(seat, action);
    else action();
  } finally {
    position.stack = whole;
    answering = outer;
  }
  if (position.learned !== learned || position.random.drawn !== drawn) {
    throw new Error('an answer given at once drew chance or revealed something before all had answered');
  }
}

function topTogether({ stack }: Position): Together | undefined {
  const frame: Frame | undefined = stack[stack.length - 1];
  return isTogether(frame) ? frame : undefined;
}

/** Whether several seats answer at once now. */
export function isCollecting(position: Position): boolean {
  return topTogether(position) !== undefined;
}

/** Whether they do so in secret. */
export function isSecret(position: Position): boolean {
  return topTogether(position)?.secret === true;
}

/** Whether the seat has answered all it was asked and cannot take that back any more. */
export function isFinal(position: Position, seat: Seat): boolean {
  const together = topTogether(position);
  return together?.done === 'final' && together.branches[seat]?.length === 0;
}

/** Frames are shared between clones, except the growing stacks of seats that answer at once. */
export function cloneStack<F extends Frame>(stack: readonly F[]): F[] {
  const copy = stack.slice();
  for (let i = 0; i < copy.length; i++) {
    const frame: Frame | undefined = copy[i];
    if (isTogether(frame)) copy[i] = withBranches(frame, (branch) => branch.slice()) as Frame as F;
  }
  return copy;
}

/** The stack as a viewer may see it: of what others answer in secret, that they are asked, not what. */
export function viewStack<F extends Frame>(stack: readonly F[], viewer: Viewer): F[] {
  return stack.map((frame: Frame) => {
    if (!isTogether(frame)) return frame as F;
    const { secret, done, opening } = frame;
    return withBranches(frame, (branch, seat) => {
      if (!secret || seat === viewer) return branch.slice();
      const looksAsked = done === 'hidden' ? (opening[seat] ?? []).length > 0 : branch.length > 0;
      return looksAsked ? [HIDDEN_FRAME] : [];
    }) as Frame as F;
  });
}

/** The stack of a view made whole again: whoever answers in secret is taken to be at its first question still. */
export function imagineStack<F extends Frame>(stack: readonly F[]): F[] {
  return stack.map((frame: Frame) => {
    if (!isTogether(frame)) return frame as F;
    const { opening } = frame;
    return withBranches(frame, (branch, seat) =>
      branch[0]?.step === HIDDEN_FRAME.step ? [...(opening[seat] ?? [])] : branch.slice(),
    ) as Frame as F;
  });
}

function withBranches(together: Together, change: (branch: readonly Frame[], seat: Seat) => Frame[]): Together {
  return { ...together, branches: together.branches.map(change) };
}

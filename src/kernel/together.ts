import type { Frame, Position, Seat, Viewer } from './game.ts';
import { confine } from './tell.ts';

/**
 * How several seats answer at once. In public, everybody sees each answer as it is given; in secret, nobody else learns anything
 * of it before all are done. `done` says whether the others see that a seat is done, and whether a seat that is done can still
 * undo its answers.
 */
export type TogetherHow =
  | { readonly secret: false; readonly done: 'shown' | 'final' }
  | { readonly secret: true; readonly done: 'hidden' | 'shown' | 'final' };

/** Several seats answer at once, each on a stack of its own. */
export interface Together extends Frame {
  readonly step: 'together';
  readonly secret: boolean;
  readonly done: TogetherHow['done'];
  /** What each seat was asked first; public. */
  readonly opening: readonly (readonly Frame[])[];
  readonly branches: Frame[][];
}

/** Replaces the frames of another seat in a view. */
const HIDDEN_FRAME: Frame = Object.freeze({ step: 'hidden' });

/** The position for which an answer given at once is being applied, on its seat's own stack. */
let answering: Position | undefined;

export function isTogether(frame: Frame | undefined): frame is Together {
  return frame !== undefined && frame.step === 'together';
}

/** Asks several seats at once: one first frame for each. The frames below run when all are done. */
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

/** An answer given at once must concern its own seat alone; anything else is a bug of the game. */
export function mustNotAnswerAtOnce(position: Position, what: string): void {
  if (answering === position) throw new Error(`an answer given at once cannot ${what}`);
}

/** Runs the action with the seat's own stack in place of the whole one, so that steps need not know about branches. */
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

/** Whether several seats answer at once in secret. */
export function isSecret(position: Position): boolean {
  return topTogether(position)?.secret === true;
}

/** Whether the seat is done and cannot undo its answers any more. */
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

/** The stack as a viewer may see it: for secret answers of other seats only that they are asked. */
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

/** A complete stack from that of a view: seats that answer in secret are assumed to be at their first question. */
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

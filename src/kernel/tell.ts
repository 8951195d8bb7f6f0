import type { Seat, Viewer } from './game.ts';
import type { MessageParams } from './messages.ts';

/** Something that happened: a message id with parameters. */
export interface GameEvent extends MessageParams {
  readonly say: string;
  readonly seat?: Seat;
  /** Where it happened to several at once. */
  readonly seats?: readonly Seat[];
}

type Seats = Seat | readonly Seat[];
type Audience = 'all' | { readonly only: Seats } | { readonly except: Seats };

export interface Told {
  readonly event: GameEvent;
  readonly to: Audience;
}

let ears: Told[] | undefined;
let confined: Seat | undefined;

/** Hands out what happened. Costs next to nothing while nobody listens, as in search. */
export function tell(event: GameEvent, to: Audience = 'all'): void {
  if (ears === undefined) return;
  if (confined === undefined) ears.push({ event, to });
  else if (hears(to, confined)) ears.push({ event, to: { only: confined } });
}

/** Whether anybody listens: what takes long to put into an event need not be made for nobody. */
export function isHeard(): boolean {
  return ears !== undefined;
}

/** Runs the action and returns what was told during it. */
export function listen(action: () => void): Told[] {
  const heard: Told[] = [];
  const before = ears;
  ears = heard;
  try {
    action();
  } finally {
    ears = before;
  }
  return heard;
}

/** Whatever is told during the action stays with this seat: its answers are secret until all have answered. */
export function confine(seat: Seat, action: () => void): void {
  const outer = confined;
  confined = seat;
  try {
    action();
  } finally {
    confined = outer;
  }
}

export function hears(to: Audience, viewer: Viewer): boolean {
  if (to === 'all') return true;
  return 'only' in to ? isAmong(to.only, viewer) : !isAmong(to.except, viewer);
}

function isAmong(seats: Seats, viewer: Viewer): boolean {
  return typeof seats === 'number' ? seats === viewer : seats.some((seat) => seat === viewer);
}

/** The part of what was told that is meant for this viewer's ears. */
export function heardBy(told: readonly Told[], viewer: Viewer): GameEvent[] {
  return told.filter(({ to }) => hears(to, viewer)).map(({ event }) => event);
}

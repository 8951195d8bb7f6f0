import type { Seat, Viewer } from './game.ts';
import type { MessageParams } from './messages.ts';

/** Something that happened: a message id with parameters. */
export interface GameEvent<Id extends string = string> extends MessageParams {
  readonly say: Id;
  readonly seat?: Seat;
  /** Set if it happened to several at once. */
  readonly seats?: readonly Seat[];
}

type Seats = Seat | readonly Seat[];
type Audience = 'all' | { readonly only: Seats } | { readonly except: Seats };

export interface AddressedEvent {
  readonly event: GameEvent;
  readonly to: Audience;
}

let collected: AddressedEvent[] | undefined;
let confined: Seat | undefined;

/** `tell` for a game whose message ids are known: each game has its own in `words.ts`. */
export type Tell<Id extends string> = (event: GameEvent<Id>, to?: Audience) => void;

/** Records an event. Nearly free while nobody listens, as in search. */
export function tell(event: GameEvent, to: Audience = 'all'): void {
  if (collected === undefined) return;
  if (confined === undefined) collected.push({ event, to });
  else if (reaches(to, confined)) collected.push({ event, to: { only: confined } });
}

/** Whether events are being recorded, for callers whose events are expensive to build. */
export function isListening(): boolean {
  return collected !== undefined;
}

/** Runs the action and returns the events recorded during it. */
export function listen(action: () => void): AddressedEvent[] {
  const heard: AddressedEvent[] = [];
  const before = collected;
  collected = heard;
  try {
    action();
  } finally {
    collected = before;
  }
  return heard;
}

/** Addresses all events of the action to this seat alone: its answers are secret until all have answered. */
export function confine(seat: Seat, action: () => void): void {
  const outer = confined;
  confined = seat;
  try {
    action();
  } finally {
    confined = outer;
  }
}

export function reaches(to: Audience, viewer: Viewer): boolean {
  if (to === 'all') return true;
  return 'only' in to ? isAmong(to.only, viewer) : !isAmong(to.except, viewer);
}

function isAmong(seats: Seats, viewer: Viewer): boolean {
  return typeof seats === 'number' ? seats === viewer : seats.some((seat) => seat === viewer);
}

/** The events that are addressed to this viewer. */
export function eventsFor(told: readonly AddressedEvent[], viewer: Viewer): GameEvent[] {
  return told.filter(({ to }) => reaches(to, viewer)).map(({ event }) => event);
}

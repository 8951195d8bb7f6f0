import type { Period, Seat } from '../../kernel/game.ts';
import type { GameEvent } from '../../kernel/tell.ts';
import type { Pace } from '../../protocol/pace.ts';
import { isSeatIn } from '../seat-bits.ts';
import type { ClockState, Pause, PeriodClock, SeatClockState, TableClock } from './clock-state.ts';
import { stopped, whenLeft } from './deadline.ts';

/** The clocks of a table: which of them run, and what that costs. Nothing here reads a clock or a store. */

/** In milliseconds: the longest that clocks stand while something is shown. */
export const LONGEST_SHOW = 120_000;
/** In milliseconds: what is left at least of the time for all when it has passed while nobody was there. */
const LEAST_LEFT = 10_000;
/** In milliseconds: what live players get on top of what they missed while no server ran. */
const AFTER_DOWNTIME = 20_000;
/** A seat that is taken back after its time was up has at least this share of the bank, or an increment. */
const TAKEN_BACK = 1 / 10;

/** Who is asked and who is there. Seats are one bit each. */
export interface Situation {
  readonly pace: Pace | undefined;
  /** The seats that are asked: exact, and as far as everybody may know. */
  readonly asked: number;
  readonly publicAsked: number;
  /** The seats that people play themselves. */
  readonly people: number;
  /** The people with a seat who are at the table, and those of them who are no programs, and watch what is shown. Seldom asked for. */
  present(): readonly string[];
  watching(): readonly string[];
}

/** An entry of the log, as far as clocks are concerned. */
export interface ClockEvent {
  readonly seat: Seat;
  readonly type: 'move' | 'undo' | 'resign';
  /** The seats that were asked before it. */
  readonly askedBefore: number;
  /** The turn that it was part of, and whether it ends that turn. */
  readonly turn: string;
  readonly endsTurn: boolean;
  /** The time that the rules give from now on. */
  readonly period: Period | undefined;
  /** Whether answers are secret now, and whether that has just begun. */
  readonly secret: 'no' | 'begins' | 'goes-on';
  /** Whether it reveals what was secret, and players watch that. */
  readonly reveals: boolean;
}

export const NO_CLOCKS: ClockState = { seats: [], pauses: [], wishes: [], notes: [] };

/** The clocks of a match that begins. None of them runs yet. */
export function newClocks(pace: Pace | undefined, seats: number, bots: number, period: Period | undefined): ClockState {
  return {
    ...NO_CLOCKS,
    ...(pace && {
      seats: Array.from({ length: seats }, (_, seat) => (isSeatIn(bots, seat) ? null : newSeatClock(pace))),
    }),
    ...(period && { period: newPeriod(period) }),
  };
}

function newSeatClock({ bank, free }: Pace): SeatClockState {
  return { left: bank * 1000, since: null, free: free * 1000, turn: null };
}

function newPeriod({ period, seconds }: Period): PeriodClock {
  return { period: String(period), left: seconds * 1000, since: null, free: 0 };
}

/** The clocks after what has happened, or as they have to be by now. Pauses that are over by then end when they were to. */
export function advance(state: ClockState, situation: Situation, at: number, happening?: ClockEvent): ClockState {
  if (state.pauses.length === 0) return step(state, situation, at, happening);
  let settled = state;
  const ends = state.pauses.flatMap((pause) => ('until' in pause && pause.until <= at ? [pause.until] : []));
  for (const end of ends.sort((one, other) => one - other)) settled = step(settled, situation, end);
  return step(settled, situation, at, happening);
}

/** The clocks of a match that has just begun. */
export function begun(state: ClockState, situation: Situation, at: number, secret: boolean): ClockState {
  const settled = advance(state, situation, at);
  if (!secret) return settled;
  const seats = settled.seats.map((clock) => {
    if (!clock) return clock;
    const { left, since, free } = clock;
    return { ...clock, shown: { left, since, free } };
  });
  return { ...settled, seats };
}

function step(state: ClockState, situation: Situation, at: number, happening?: ClockEvent): ClockState {
  const period = periodAfter(state.period, happening);
  const pauses = pausesAt(state, period, situation, at, happening);
  const seats = state.seats.map(
    (clock, seat) => clock && seatAfter(clock, seat, situation, period !== undefined, pauses, at, happening),
  );
  const { wishes, notes, adjourning } = state;
  const agreed = { wishes, notes, ...(adjourning && { adjourning }) };
  if (period === undefined) return { seats, pauses, ...agreed };
  const stands = pauses.some(({ why }) => why !== 'holiday');
  return { seats, pauses, ...agreed, period: stands ? stand(period, at) : run(period, at) };
}

function periodAfter(before: PeriodClock | undefined, happening: ClockEvent | undefined): PeriodClock | undefined {
  if (happening === undefined) return before;
  const { period } = happening;
  if (period === undefined) return undefined;
  return before?.period === String(period.period) ? before : newPeriod(period);
}

function pausesAt(
  before: ClockState,
  period: PeriodClock | undefined,
  situation: Situation,
  at: number,
  happening: ClockEvent | undefined,
): readonly Pause[] {
  const isTimed = before.period !== undefined || period !== undefined || situation.pace?.kind === 'live';
  const reveals = happening?.reveals === true && isTimed;
  if (before.pauses.length === 0 && period === undefined && !reveals) return before.pauses;
  const present = situation.present();
  const pauses: Pause[] = [];
  for (const pause of before.pauses) {
    if ('until' in pause && pause.until <= at) continue;
    if (pause.why === 'absent' && (period === undefined || present.length > 0)) continue;
    if (pause.why !== 'show') pauses.push(pause);
    else if (pause.people.some((person) => present.includes(person))) pauses.push(pause);
  }
  const watching = reveals ? situation.watching() : [];
  if (watching.length > 0) pauses.push({ why: 'show', since: at, until: at + LONGEST_SHOW, people: watching });
  if (period !== undefined && present.length === 0 && !pauses.some(({ why }) => why === 'absent')) {
    pauses.push({ why: 'absent', since: at });
  }
  return pauses;
}

function seatAfter(
  clock: SeatClockState,
  seat: Seat,
  { pace, people, asked, publicAsked }: Situation,
  hasPeriod: boolean,
  pauses: readonly Pause[],
  at: number,
  happening: ClockEvent | undefined,
): SeatClockState {
  if (pace === undefined) return clock;
  const plays = isSeatIn(people, seat);
  // Where the rules give all seats a common time, only that counts.
  const stands = !plays || hasPeriod || pauses.some((pause) => standsFor(pause, seat));
  const isAsked = isSeatIn(asked, seat);
  const free = happening && isAsked ? freeAfter(seat, pace, happening) : undefined;
  const held = !isAsked || stands || free !== undefined ? stopped(clock, at, pace) : clock;
  const isDone = !isAsked || happening?.endsTurn;
  const credited = happening && plays && isDone ? creditedAfter(held, seat, pace, happening) : held;
  const next = free === undefined || free === credited.free ? credited : { ...credited, free };
  const running = isAsked && !stands ? run(next, at) : next;
  const seen = shownAfter(running, happening);
  if (seen === undefined) return withoutShown(running);
  const seems = isSeatIn(publicAsked, seat) && !stands;
  return { ...running, shown: seems ? run(seen, at) : stopped(seen, at, pace) };
}

function withoutShown(clock: SeatClockState): SeatClockState {
  if (clock.shown === undefined) return clock;
  const { shown: _, ...own } = clock;
  return own;
}

/** Every new decision starts with free time. After taking back there is none: it was used up the first time. */
function freeAfter(seat: Seat, { free }: Pace, { seat: by, type, askedBefore }: ClockEvent): number | undefined {
  if (by === seat && type === 'undo') return 0;
  return (by === seat && type === 'move') || !isSeatIn(askedBefore, seat) ? free * 1000 : undefined;
}

/** What a seat gets once a turn, when it has answered. */
function creditedAfter(
  clock: SeatClockState,
  seat: Seat,
  pace: Pace,
  { askedBefore, turn }: ClockEvent,
): SeatClockState {
  if (!isSeatIn(askedBefore, seat) || clock.turn === turn) return clock;
  const most = Math.max(clock.left, pace.cap * 1000);
  return { ...clock, turn, left: Math.min(most, clock.left + pace.increment * 1000) };
}

function shownAfter(
  { left, since, free, shown }: SeatClockState,
  happening: ClockEvent | undefined,
): TableClock | undefined {
  if (happening === undefined || happening.secret === 'goes-on') return shown;
  return happening.secret === 'begins' ? { left, since, free } : undefined;
}

function standsFor(pause: Pause, seat: Seat): boolean {
  return pause.why === 'holiday' ? pause.seat === seat : pause.why !== 'absent';
}

function run<C extends TableClock>(clock: C, at: number): C {
  return clock.since === null ? { ...clock, since: at } : clock;
}

/** Stops the time for all. If it has passed while nobody was there, a little is left. */
function stand(period: PeriodClock, at: number): PeriodClock {
  const clock = stopped(period, at);
  if (clock === period) return period;
  const left = clock.left > 0 ? clock.left : LEAST_LEFT;
  return { ...clock, left, ...(clock.left < period.left && { rested: true }) };
}

/** When somebody has to look at the clocks again: time is up, or a pause is over. Null if there is nothing to wait for. */
export function nextLook({ seats, period, pauses }: ClockState, pace: Pace | undefined): number | null {
  let next = Number.POSITIVE_INFINITY;
  for (const clock of seats) if (clock) next = Math.min(next, whenLeft(clock, 0, pace) ?? next);
  if (period !== undefined) next = Math.min(next, whenLeft(period, 0) ?? next);
  for (const pause of pauses) if ('until' in pause) next = Math.min(next, pause.until);
  return Number.isFinite(next) ? next : null;
}

/** The seats whose time is up by then. */
export function seatsOutOfTime({ seats }: ClockState, pace: Pace | undefined, at: number): Seat[] {
  return [...seats.keys()].filter((seat) => {
    const clock = seats[seat];
    return clock && (whenLeft(clock, 0, pace) ?? Number.POSITIVE_INFINITY) <= at;
  });
}

/** Whether the time for all is up by then. */
export function isPeriodUp({ period }: ClockState, at: number): boolean {
  return period !== undefined && (whenLeft(period, 0) ?? Number.POSITIVE_INFINITY) <= at;
}

export function withNote(state: ClockState, ...notes: readonly GameEvent[]): ClockState {
  return { ...state, notes: [...state.notes, ...notes] };
}

/** The seat's time is up, and a bot plays on. */
export function expireSeat(state: ClockState, seat: Seat, at: number): ClockState {
  return withSeat(state, seat, (clock) => ({ ...clock, left: 0, since: null, free: 0, up: at }));
}

/** The owner plays again. If time had run out, a little is left. */
export function takenBack(state: ClockState, seat: Seat, { bank, increment }: Pace): ClockState {
  return withSeat(state, seat, ({ up, ...clock }) => {
    if (up === undefined) return clock;
    return { ...clock, left: Math.max(clock.left, Math.max(increment, bank * TAKEN_BACK) * 1000) };
  });
}

function withSeat(state: ClockState, seat: Seat, change: (clock: SeatClockState) => SeatClockState): ClockState {
  return { ...state, seats: state.seats.map((clock, at) => (clock && at === seat ? change(clock) : clock)) };
}

/** Every clock that runs, changed; those that stand stay as they are. */
function mapRunning(state: ClockState, change: <C extends TableClock>(clock: C) => C): ClockState {
  const changed = <C extends TableClock>(clock: C) => (clock.since === null ? clock : change(clock));
  return {
    ...state,
    seats: state.seats.map(
      (clock) => clock && { ...changed(clock), ...(clock.shown && { shown: changed(clock.shown) }) },
    ),
    ...(state.period && { period: changed(state.period) }),
  };
}

/** Somebody has set the time of day: what runs has run as long as before. */
export function timeSet(state: ClockState, by: number): ClockState {
  return mapRunning(state, (clock) => ({ ...clock, since: (clock.since ?? 0) + by }));
}

/** Nothing can have begun to run in the future: the time of day was set back before anybody here came to know of it. */
export function notFromFuture(state: ClockState, now: number): ClockState {
  const isLater = (clock: TableClock | null | undefined) => (clock?.since ?? now) > now;
  if (!isLater(state.period) && !state.seats.some((clock) => isLater(clock) || isLater(clock?.shown))) return state;
  return mapRunning(state, (clock) => ({ ...clock, since: Math.min(clock.since ?? now, now) }));
}

/** No server ran in between: what was missed costs nobody anything. Undefined if no clock ran. */
export function throughDowntime(
  state: ClockState,
  pace: Pace | undefined,
  from: number,
  to: number,
): ClockState | undefined {
  const runs = [state.period, ...state.seats].some((clock) => clock && clock.since !== null);
  if (!runs) return undefined;
  const gift = pace?.kind === 'live' ? AFTER_DOWNTIME : 0;
  const seats = state.seats.map((clock) => {
    if (!clock) return clock;
    const { shown, ...own } = clock;
    const later = <C extends TableClock>(each: C, bonus: number): C =>
      each.since === null
        ? each
        : { ...stopped(each, from, pace), left: stopped(each, from, pace).left + bonus, since: to };
    return { ...later(own, gift), ...(shown && { shown: later(shown, gift) }) };
  });
  const pauses = state.pauses
    .filter(({ why }) => why !== 'show')
    .map((pause) => ('until' in pause && pause.until < to ? { ...pause, until: to } : pause));
  return { ...state, seats, pauses, ...(state.period && { period: stand(state.period, from) }) };
}

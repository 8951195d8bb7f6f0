import type { Seat } from '../kernel/game.ts';
import type { Pace } from '../protocol/pace.ts';
import type { ClockState } from './clocks/clock-state.ts';
import { alarmOf } from './clocks/deadline.ts';
import { isSeatIn } from './seat-bits.ts';
import type { StoredSeat } from './store.ts';

/** Calls: how people are told that a table needs them while they are not there. The rows are written with the entry that causes them. */

/** What people are called for. */
export const CALL_KINDS = ['turn', 'invitation', 'clock-low', 'end', 'chat', 'found', 'resume'] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/** The ways to reach somebody. */
export const CALL_CHANNELS = ['push', 'mail', 'webhook'] as const;
export type CallChannel = (typeof CALL_CHANNELS)[number];

/** A call to write. There is one for each person, match, turn, kind and channel. */
export interface NewCall {
  readonly person: string;
  readonly table_id: string;
  /** How many entries the person's seats had when the turn began. */
  readonly turn: number;
  readonly kind: CallKind;
  readonly channel: CallChannel;
  readonly made: number;
  /** When it is looked at again, and sent if it is still true. */
  readonly due: number;
}

/** The bit that says that somebody wants calls of this kind by this channel, and that the channel is set up. */
export function callBit(kind: CallKind, channel: CallChannel): number {
  return 1 << (CALL_KINDS.indexOf(kind) * CALL_CHANNELS.length + CALL_CHANNELS.indexOf(channel));
}

/** Whether anybody at the table has a way to be called. Entries at all other tables cost nothing more. */
function isAnybodyCalled(seats: readonly StoredSeat[]): boolean {
  return seats.some(({ calls = 0 }) => calls !== 0);
}

/** The people among them who are called for this, a row for each channel. */
export function callsFor(
  seats: readonly Pick<StoredSeat, 'person' | 'calls'>[],
  kind: CallKind,
  row: Pick<NewCall, 'table_id' | 'turn' | 'made' | 'due'>,
): NewCall[] {
  const wanted = new Map(seats.flatMap(({ person, calls = 0 }) => (person === null ? [] : [[person, calls] as const])));
  return [...wanted].flatMap(([person, calls]) =>
    CALL_CHANNELS.filter((channel) => (calls & callBit(kind, channel)) !== 0).map((channel) => ({
      ...row,
      person,
      kind,
      channel,
    })),
  );
}

/** In milliseconds: how long after the beginning of a turn its call is due, by the pace of the table. */
const TURN_DELAY = { live: 20_000, days: 120_000, none: 60_000 } as const;
/** How long after the end of a match, a chat line or an invitation. */
export const NEWS_DELAY = 20_000;

/** What an entry changes for those who sit at the table. */
interface Entered {
  readonly table: string;
  readonly seats: readonly StoredSeat[];
  /** The seats that were asked before, and are asked now, one bit for each. */
  readonly before: number;
  readonly after: number;
  /** How many entries each seat has now. */
  readonly counts: readonly number[];
  readonly over: boolean;
  readonly at: number;
  /** How fast it is to be played, and the clocks as they are now, where time is limited. */
  readonly pace: Pace | undefined;
  readonly clocks: ClockState | undefined;
}

/**
 * The calls that belong to an entry: to those whose turn begins with it, now and when their time runs low, or to all if it ends the
 * match.
 */
export function callsAfter(entered: Entered): NewCall[] | undefined {
  const { table, seats, before, after, counts, over, at, pace } = entered;
  if (!isAnybodyCalled(seats) || isAlone(seats)) return undefined;
  const row = { table_id: table, made: at };
  if (over) return callsFor(seats, 'end', { ...row, turn: 0, due: at + NEWS_DELAY });
  const begun = seats.filter(({ seat, stand_in }) => stand_in === null && (after & ~before & (1 << seat)) !== 0);
  return begun.flatMap((each) => {
    // Somebody with several seats who was asked already knows.
    if (seats.some(({ person, seat }) => person === each.person && (before & after & (1 << seat)) !== 0)) return [];
    const due = at + TURN_DELAY[pace?.kind ?? 'none'];
    return [
      ...callsFor([each], 'turn', { ...row, turn: turnOf(seats, counts, each.person), due }),
      ...alarmsAt(entered, each),
    ];
  });
}

/** The calls to somebody who plays a seat again while it is asked: they are there, but may leave before their time runs low. */
export function callsAfterReturn(returned: Omit<Entered, 'before' | 'over'>, seat: Seat): NewCall[] {
  const { seats, after } = returned;
  if (isAlone(seats)) return [];
  return seats
    .filter((each) => each.seat === seat && isSeatIn(after, seat))
    .flatMap((each) => alarmsAt(returned, each));
}

/** The calls when the time of a seat that is asked runs low, where it has a clock; not before the turn itself is told of. */
function alarmsAt(
  { table, seats, counts, at, pace, clocks }: Omit<Entered, 'before' | 'after' | 'over'>,
  each: StoredSeat,
): NewCall[] {
  const alarm = pace && clocks && alarmFor(pace, clocks, [each.seat], at);
  if (pace === undefined || alarm === undefined) return [];
  const due = Math.max(alarm, at + TURN_DELAY[pace.kind]);
  return callsFor([each], 'clock-low', { table_id: table, made: at, turn: turnOf(seats, counts, each.person), due });
}

/**
 * When the first of the seats has a fifth of its time left; where its clock stands, when that would be if it went on now. Undefined
 * if none of them has a clock.
 */
export function alarmFor(pace: Pace, clocks: ClockState, seats: readonly Seat[], now: number): number | undefined {
  const running = { ...clocks, seats: clocks.seats.map((clock) => clock && { ...clock, since: clock.since ?? now }) };
  const alarms = seats.flatMap((seat) => alarmOf(pace, running, seat) ?? []);
  return alarms.length === 0 ? undefined : Math.min(...alarms);
}

/** The seats that somebody plays and that are asked. */
export function seatsWaitingFor(seats: readonly StoredSeat[], asked: number, person: string): Seat[] {
  const own = seats.filter((each) => each.person === person && each.stand_in === null);
  return own.map(({ seat }) => seat).filter((seat) => isSeatIn(asked, seat));
}

/** The number of somebody's turn: how many entries their seats have. It grows with whatever they do. */
function turnOf(
  seats: readonly Pick<StoredSeat, 'seat' | 'person'>[],
  counts: readonly number[],
  person: string | null,
): number {
  return seats.reduce((sum, each) => (each.person === person ? sum + (counts[each.seat] ?? 0) : sum), 0);
}

/** Whether it is still the turn of that number, and nobody plays for them. */
export function isTurnOf(
  seats: readonly StoredSeat[],
  asked: number,
  counts: readonly number[],
  person: string,
  turn: number,
): boolean {
  return seatsWaitingFor(seats, asked, person).length > 0 && turnOf(seats, counts, person) === turn;
}

/** Nobody waits for somebody who plays with bots alone. */
function isAlone(seats: readonly StoredSeat[]): boolean {
  return new Set(seats.flatMap(({ person }) => person ?? [])).size < 2;
}

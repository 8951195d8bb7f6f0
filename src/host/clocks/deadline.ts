import type { Seat } from '../../kernel/game.ts';
import type { Pace } from '../../protocol/pace.ts';
import type { ClockState, TableClock } from './clock-state.ts';
import { momentAfter, openBetween } from './hours.ts';

/** Deadlines, computed from the stored clocks. */

type Hours = Pick<Pace, 'hours'>;

/** The share of its bank that a seat has left when it is alarmed. */
const ALARM = 1 / 5;

/** The clock as it will stand if it is stopped at that moment. */
export function stopped<C extends TableClock>(clock: C, at: number, { hours }: Hours = {}): C {
  if (clock.since === null) return clock;
  const passed = openBetween(hours, clock.since, at);
  const free = Math.max(0, clock.free - passed);
  return { ...clock, since: null, free, left: clock.left - Math.max(0, passed - clock.free) };
}

/** When so much will be left; undefined while it stands. */
export function whenLeft(clock: TableClock, left: number, { hours }: Hours = {}): number | undefined {
  if (clock.since === null) return undefined;
  return momentAfter(hours, clock.since, Math.max(0, clock.free + clock.left - left));
}

/** When the seat's time will be up if nothing happens; undefined while its clock stands, or where it has none. */
export function deadlineOf(pace: Hours, { seats }: ClockState, seat: Seat): number | undefined {
  const clock = seats[seat];
  return clock ? whenLeft(clock, 0, pace) : undefined;
}

/** When the seat has a fifth of its bank left; undefined while its clock stands, or where it has none. */
export function alarmOf(pace: Pace, { seats }: ClockState, seat: Seat): number | undefined {
  const clock = seats[seat];
  return clock ? whenLeft(clock, Math.min(clock.left, pace.bank * 1000 * ALARM), pace) : undefined;
}

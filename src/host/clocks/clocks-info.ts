import type { ClocksInfo, PauseReason, SeatClock, TableInfo } from '../../protocol/server.ts';
import { isSeatIn } from '../seat-bits.ts';
import { backUntil } from '../seats/take-back.ts';
import type { StoredTable } from '../store.ts';
import { paceOf, seatsOfPeople } from './clock.ts';
import type { ClockState, SeatClockState } from './clock-state.ts';
import { stopped, whenLeft } from './deadline.ts';
import { nextOpening } from './hours.ts';

/** The clocks as they are told. */

interface At {
  readonly state: ClockState;
  readonly at: number;
}

/** What the clocks of a table are told from. */
type Timed = Pick<StoredTable, 'row' | 'seats' | 'asked' | 'publicAsked'>;

/** Whether some are told other clocks than others. */
export function hasSecretClocks({ seats }: ClockState, asked: number, publicAsked: number): boolean {
  return asked !== publicAsked || seats.some((clock) => clock?.shown !== undefined);
}

/** What the holder of these seats, one bit for each, may know: their own clocks exactly, those of others as they look. */
export function clocksInfo(timed: Timed, now: At, own: number): ClocksInfo | undefined {
  const { seats: clocks, wishes, notes, adjourning, pauses } = now.state;
  if (clocks.length === 0) return undefined;
  const people = seatsOfPeople(timed.seats);
  const seats: SeatClock[] = [];
  clocks.forEach((clock, seat) => {
    if (clock) seats.push(seatClock(timed, now, people, seat, clock, isSeatIn(own, seat)));
  });
  const [adjourned] = pauses.flatMap((pause) => (pause.why === 'adjourned' ? [pause.until] : []));
  return {
    seats,
    wishes,
    notes,
    ...(adjourning && { adjourning }),
    ...(adjourned !== undefined && { adjourned }),
  };
}

function seatClock(
  { row, asked, publicAsked }: Timed,
  { state, at }: At,
  people: number,
  seat: number,
  clock: SeatClockState,
  isOwn: boolean,
): SeatClock {
  const pace = paceOf(row);
  const seen = isOwn ? clock : (clock.shown ?? clock);
  const { left, free } = stopped(seen, at, pace);
  const night = seen.since === null ? undefined : nextOpening(pace?.hours, at);
  const ends = whenLeft(seen, 0, pace);
  const isAsked = isSeatIn(isOwn ? asked : publicAsked, seat) && isSeatIn(people, seat);
  const paused = isAsked ? reasonsFor(state, seat, night !== undefined) : [];
  const until = pausedUntil(state, seat, night);
  const back = clock.up === undefined ? undefined : backUntil(pace, clock.up);
  return {
    seat,
    left: Math.max(0, left),
    runs: seen.since !== null && night === undefined,
    free,
    ...(ends !== undefined && { ends }),
    ...(paused.length > 0 && { paused }),
    ...(paused.length > 0 && until !== undefined && { pausedUntil: until }),
    ...(clock.up !== undefined && { up: { at: clock.up, ...(back !== undefined && { backUntil: back }) } }),
  };
}

function reasonsFor({ pauses }: ClockState, seat: number, isNight: boolean): PauseReason[] {
  const reasons = pauses.flatMap((pause): PauseReason[] => {
    if (pause.why === 'absent') return [];
    return pause.why === 'holiday' && pause.seat !== seat ? [] : [pause.why];
  });
  return isNight ? [...reasons, 'hours'] : reasons;
}

/** Known only if there is no reason that people end. */
function pausedUntil({ pauses }: ClockState, seat: number, night: number | undefined): number | undefined {
  if (pauses.some(({ why }) => why === 'host' || why === 'agreed' || why === 'server')) return undefined;
  const holidays = pauses.flatMap((pause) =>
    pause.why === 'adjourned' || (pause.why === 'holiday' && pause.seat === seat) ? [pause.until] : [],
  );
  return holidays.length === 0 ? night : Math.max(...holidays);
}

/** The time that the rules give everybody together. */
export function periodInfo({ state, at }: At): TableInfo['clock'] {
  const { period, pauses } = state;
  if (period === undefined) return undefined;
  const left = Math.max(0, stopped(period, at).left);
  if (period.since !== null) return { left, ...(period.rested && { rested: true }) };
  const [why] = pauses.flatMap((pause) => (pause.why === 'holiday' || pause.why === 'absent' ? [] : [pause.why]));
  return pauses.some((pause) => pause.why === 'absent') || why === undefined
    ? { left, resting: true }
    : { left, paused: why };
}

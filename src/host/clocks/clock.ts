import type { Move, Period, Seat } from '../../kernel/game.ts';
import { isMatchOver, type Match } from '../../kernel/match.ts';
import { Offers } from '../../kernel/offers.ts';
import { offersFor } from '../../kernel/steps.ts';
import type { Pace } from '../../protocol/pace.ts';
import { seatsAsked } from '../match/live.ts';
import type { StoredClocks, StoredSeat, StoredTable, TableRow } from '../store.ts';
import { type ClocksNow, type HostedTable, hasPlayerPresent } from '../table.ts';
import type { Time } from '../time.ts';
import type { ClockState } from './clock-state.ts';
import { isPeriodUp, NO_CLOCKS, nextLook, notFromFuture, type Situation, timeSet } from './clockwork.ts';

/** In milliseconds: if the time of day differs by more from what it should be by now, somebody has set it. */
const SET = 1_000;

/** A table's pace is read several times with every entry, and there are few different ones. */
const PACES_READ = new Map<string, Pace>();
const MOST_PACES = 1_000;

export function paceOf({ pace }: Pick<TableRow, 'pace'>): Pace | undefined {
  // Rows kept by browsers may lack the field.
  if (pace === null || pace === undefined) return undefined;
  const known = PACES_READ.get(pace);
  if (known !== undefined) return known;
  if (PACES_READ.size >= MOST_PACES) PACES_READ.clear();
  const read: Pace = JSON.parse(pace);
  PACES_READ.set(pace, read);
  return read;
}

/** The period that has a deadline now, if the rules set one. */
export function periodOf(match: Match): Period | undefined {
  const { game, position } = match;
  return game.clock === undefined || isMatchOver(match) ? undefined : game.clock.of(position);
}

/** The seats that people play themselves. A seat that has resigned is played by a stand-in. */
export function seatsOfPeople(seats: readonly StoredSeat[]): number {
  let bits = 0;
  for (const { seat, holder, stand_in } of seats) if (holder === 'person' && stand_in === null) bits |= 1 << seat;
  return bits;
}

/** Who is asked and who is there, or as an entry has just changed it. */
export function situationAt(
  { stored, presence }: Pick<HostedTable, 'stored' | 'presence'>,
  changed: Partial<Pick<Situation, 'asked' | 'publicAsked' | 'people'>> = {},
): Situation {
  const { row, seats, asked, publicAsked } = stored;
  const isOver = row.state === 'over';
  const peopleAt = (isCounted: (seat: StoredSeat) => boolean) => {
    const names = new Set<string>();
    for (const seat of seats) {
      const { holder, person } = seat;
      if (holder === 'person' && person !== null && presence.isPresent(person) && isCounted(seat)) names.add(person);
    }
    return [...names];
  };
  return {
    pace: paceOf(row),
    asked: changed.asked ?? (isOver ? 0 : asked),
    publicAsked: changed.publicAsked ?? (isOver ? 0 : publicAsked),
    people: changed.people ?? seatsOfPeople(seats),
    present: () => peopleAt(() => true),
    watching: () => peopleAt(({ program }) => program === null),
  };
}

/** The clocks that are stored, if there is anything to measure. */
function clocksOf({ row, clocks }: StoredTable, now: number): StoredClocks | undefined {
  if (clocks !== undefined) return clocks;
  const { clock_period: period, clock_due: due = null, clock_left = null, state } = row;
  // Rows kept by browsers may lack the fields.
  if (state !== 'running' || period === null || period === undefined) return undefined;
  const left = clock_left ?? Math.max(0, (due ?? now) - now);
  const clock = { period, left, free: 0, since: clock_left === null ? now : null };
  return { state: { ...NO_CLOCKS, period: clock }, due, revision: 0 };
}

/** Looks at the stored clocks. Once a process knows of them, it measures by the monotonic clock, which nobody can set. */
export function currentClocks(time: Time, table: HostedTable): HostedTable['clocks'] {
  const { stored } = table;
  const clocks = stored.row.state === 'running' ? clocksOf(stored, time.now()) : undefined;
  if (table.clocks?.stored.revision === clocks?.revision) return table.clocks;
  table.clocks = clocks && { stored: clocks, now: measured(time, clocks) };
  return table.clocks;
}

function measured({ now, elapsed }: Time, { state }: StoredClocks): () => ClocksNow {
  const [wall, then] = [now(), elapsed()];
  const known = notFromFuture(state, wall);
  return () => {
    const at = now();
    const by = at - wall - (elapsed() - then);
    const wasSet = Math.abs(by) >= SET;
    return { state: wasSet ? timeSet(known, by) : known, at, wasSet };
  };
}

/** The next revision of the clocks. */
export function nextClocks({ revision }: StoredClocks, state: ClockState, pace: Pace | undefined): StoredClocks {
  return { state, due: nextLook(state, pace), revision: revision + 1 };
}

/** Whether the stored time for all is for this period. */
export function isOfPeriod(state: ClockState | undefined, period: Period | undefined): boolean {
  return state?.period?.period === (period && String(period.period));
}

/** Whether the time that the rules give is up. It does not pass while no player is present. */
export function isTimeUp(table: HostedTable): boolean {
  const { live, clocks } = table;
  if (live === undefined || clocks === undefined || !hasPlayerPresent(table)) return false;
  const { state, at } = clocks.now();
  if (!isPeriodUp(state, at)) return false;
  const period = periodOf(live.match);
  return period !== undefined && isOfPeriod(state, period);
}

/** The answer that the rules give for a seat whose time is up, if it is on offer. */
export function lateAnswer({ game, live }: HostedTable, seat: Seat): Move | undefined {
  if (game.clock === undefined || live === undefined || !seatsAsked(live.match).includes(seat)) return undefined;
  const { position } = live.match;
  const move = game.clock.late(position, seat);
  if (move === undefined) return undefined;
  const offers = new Offers();
  offersFor(game, position, seat, offers);
  return offers.find(move);
}

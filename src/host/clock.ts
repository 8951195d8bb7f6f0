import type { Move, Period, Seat } from '../kernel/game.ts';
import { isMatchOver, type Match } from '../kernel/match.ts';
import { Offers } from '../kernel/offers.ts';
import { offersFor } from '../kernel/steps.ts';
import { seatsAsked } from './live.ts';
import type { StoredClock } from './store.ts';
import { type HostedTable, hasPlayerPresent } from './table.ts';
import type { Time } from './time.ts';

const NO_CLOCK: StoredClock = { clock_period: null, clock_due: null, clock_left: null };

/** The period that has a deadline now, if the rules set one. */
export function periodOf(match: Match): Period | undefined {
  const { game, position } = match;
  return game.clock === undefined || isMatchOver(match) ? undefined : game.clock.of(position);
}

/** The stored clock of a period that begins at that time. It is paused if no player is present. */
export function clockFrom(period: Period | undefined, begun: number, playerPresent: boolean): StoredClock {
  if (period === undefined) return NO_CLOCK;
  const clock_period = String(period.period);
  const milliseconds = period.seconds * 1000;
  if (!playerPresent) return { clock_period, clock_due: null, clock_left: milliseconds };
  return { clock_period, clock_due: begun + milliseconds, clock_left: null };
}

/** The clock to store with an entry that leads from one period to another; undefined if the period stays the same. */
export function clockBetween(
  before: Period | undefined,
  after: Period | undefined,
  at: number,
  playerPresent: boolean,
): StoredClock | undefined {
  return before?.period === after?.period ? undefined : clockFrom(after, at, playerPresent);
}

/** Whether the stored deadline belongs to this period. */
export function isOfPeriod({ clock_period }: StoredClock, period: Period | undefined): boolean {
  return (clock_period ?? undefined) === (period && String(period.period));
}

/** Milliseconds left until the stored deadline. If this process waits for it, measured by its monotonic clock. */
export function leftUntil({ now }: Time, due: number, { clock }: HostedTable): number {
  return clock?.due === due ? clock.left() : due - now();
}

/** Whether the deadline has passed. The clock does not run while no player is present. */
export function isTimeUp(time: Time, table: HostedTable): boolean {
  const { stored, live } = table;
  const { clock_due: due } = stored.row;
  if (due === null || live === undefined || leftUntil(time, due, table) > 0 || !hasPlayerPresent(table)) return false;
  const period = periodOf(live.match);
  return period !== undefined && isOfPeriod(stored.row, period);
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

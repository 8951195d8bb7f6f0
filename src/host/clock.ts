import type { Move, Period, Seat } from '../kernel/game.ts';
import { isMatchOver, type Match } from '../kernel/match.ts';
import { Offers } from '../kernel/offers.ts';
import { offersFor } from '../kernel/steps.ts';
import { seatsAsked } from './live.ts';
import type { StoredClock } from './store.ts';
import type { HostedTable } from './table.ts';
import type { Time } from './time.ts';

const NO_CLOCK: StoredClock = { clock_period: null, clock_due: null };

/** What the seats have limited time for now, if the rules of the match say so. */
export function periodOf(match: Match): Period | undefined {
  const { game, position } = match;
  return game.clock === undefined || isMatchOver(match) ? undefined : game.clock.of(position);
}

/** What is stored when the period begins at that time. */
export function clockFrom(period: Period | undefined, begun: number): StoredClock {
  if (period === undefined) return NO_CLOCK;
  return { clock_period: String(period.period), clock_due: begun + period.seconds * 1000 };
}

/** What is to be stored with an entry between these two periods; nothing if it is still the same one. */
export function clockBetween(
  before: Period | undefined,
  after: Period | undefined,
  at: number,
): StoredClock | undefined {
  return before?.period === after?.period ? undefined : clockFrom(after, at);
}

/** Whether the deadline that is stored is the one of the period that the match is in. */
export function isOfPeriod({ clock_period }: StoredClock, period: Period | undefined): boolean {
  return (clock_period ?? undefined) === (period && String(period.period));
}

/** Whether the time for what is asked now has passed. */
export function isTimeUp({ now }: Time, { stored, live }: HostedTable): boolean {
  const { clock_due: due } = stored.row;
  if (due === null || live === undefined || now() < due) return false;
  const period = periodOf(live.match);
  return period !== undefined && isOfPeriod(stored.row, period);
}

/** The answer that the rules give for the seat when its time is up, if it is on offer. */
export function lateAnswer({ game, live }: HostedTable, seat: Seat): Move | undefined {
  if (game.clock === undefined || live === undefined || !seatsAsked(live.match).includes(seat)) return undefined;
  const { position } = live.match;
  const move = game.clock.late(position, seat);
  if (move === undefined) return undefined;
  const offers = new Offers();
  offersFor(game, position, seat, offers);
  return offers.find(move);
}

import type { Seat } from '../../kernel/game.ts';
import type { Pace } from '../../protocol/pace.ts';
import { paceOf } from '../clocks/clock.ts';
import { type Denial, deny } from '../denial.ts';
import type { HostedTable } from '../table.ts';

/** In milliseconds: how long the owner of a seat whose time ran out may take it back in a match by days. */
const A_DAY = 24 * 60 * 60_000;

/** Until when a seat may be taken back whose time ran out then; undefined if to the end of the match. */
export function backUntil(pace: Pace | undefined, up: number): number | undefined {
  return pace?.kind === 'days' ? up + A_DAY : undefined;
}

/** Why the owner cannot take the seat back any more. */
export function whyTooLate({ stored, clocks }: HostedTable, seat: Seat): Denial | undefined {
  if (clocks === undefined) return undefined;
  const { state, at } = clocks.now();
  const up = state.seats[seat]?.up;
  const until = up === undefined ? undefined : backUntil(paceOf(stored.row), up);
  return until !== undefined && at > until ? deny('not-allowed', 'refused.taken-over') : undefined;
}

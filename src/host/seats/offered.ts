import type { Viewer } from '../../kernel/game.ts';
import { paceOf } from '../clocks/clock.ts';
import type { StoredSeat, StoredTable } from '../store.ts';

/** Seats whose owners have left, and that others may take over. */

/** In milliseconds: how long a bot must have played for somebody, unless the match is by days: then as long as the bank lasts. */
const GRACE = 15 * 60_000;

/** Whether somebody has taken the seat over from somebody else. */
export function isTakenOver({ former = [] }: Pick<StoredSeat, 'former'>): boolean {
  return former.length > 0;
}

/** A person who has taken over a seat plays it, even if the owner before had resigned. */
export function isInNewHands({ seats }: Pick<StoredTable, 'seats'>, viewer: Viewer): boolean {
  return seats.some((each) => each.seat === viewer && isTakenOver(each));
}

/** From when on the others may offer the seat; undefined if its owner still plays, or where nobody may. */
export function offerableFrom(
  { row }: Pick<StoredTable, 'row'>,
  { holder, stand_in, stand_in_since }: StoredSeat,
  resigned: boolean,
): number | undefined {
  if (row.state !== 'running' || row.rated === 1 || row.arranged === 'tournament') return undefined;
  if (holder !== 'person' || stand_in === null) return undefined;
  if (resigned) return 0;
  const pace = paceOf(row);
  return (stand_in_since ?? 0) + (pace?.kind === 'days' ? Math.max(GRACE, pace.bank * 1000) : GRACE);
}

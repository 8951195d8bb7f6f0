import type { Seat } from '../../kernel/game.ts';
import type { Pace } from '../../protocol/pace.ts';
import { currentClocks, nextClocks, situationAt } from '../clocks/clock.ts';
import type { ClockState } from '../clocks/clock-state.ts';
import { advance, NO_CLOCKS, withNote } from '../clocks/clockwork.ts';
import type { Host } from '../host.ts';
import { refresh } from '../match/catch-up.ts';
import type { HostedTable } from '../table.ts';

/** A seat whose owner has left is offered to others, and one of them plays on. */

/** A person who takes over a seat begins with a full bank. */
function refilled(state: ClockState, seat: Seat, { bank }: Pace): ClockState {
  return {
    ...state,
    seats: state.seats.map((clock, at) => {
      if (!clock || at !== seat) return clock;
      const { up: _, ...own } = clock;
      return { ...own, left: Math.max(clock.left, bank * 1000), since: null };
    }),
  };
}

/**
 * Gives the seat to another person, if it is still offered: of several who want it, one gets it. Its clock, what the log says and
 * the seat itself are one write. The caller holds the table's lock. Returns whether this person got it.
 */
export async function giveSeat(
  host: Host,
  table: HostedTable,
  { seat, from, to }: { readonly seat: Seat; readonly from: string; readonly to: string },
): Promise<boolean> {
  const clocks = currentClocks(host, table);
  const { state, at } = clocks?.now() ?? { state: NO_CLOCKS, at: host.now() };
  const { pace, ...situation } = situationAt(table);
  const noted = withNote(state, { say: 'told.seat-taken-over', seat });
  const people = situation.people | (1 << seat);
  const after = pace === undefined ? noted : advance(refilled(noted, seat, pace), { ...situation, people, pace }, at);
  const stored = clocks?.stored ?? { state: NO_CLOCKS, due: null, revision: 0 };
  const done = await host.store.setClocks(table.id, nextClocks(stored, after, pace), {
    newOwner: { seat, from, to, at },
  });
  await refresh(host, table);
  return done;
}

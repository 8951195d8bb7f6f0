import { callsAfter } from '../../host/calls.ts';
import { paceOf } from '../../host/clocks/clock.ts';
import { bitsOf } from '../../host/seat-bits.ts';
import type { Server } from '../server.ts';
import { callInsertion } from '../store/calls/calls.ts';
import { tablesWaitingFor } from '../store/calls/waiting-tables.ts';
import { countEntries } from '../store/match/log.ts';
import { tableNamed } from '../store/tables/tables.ts';

/** More entries than any log has. */
const ALL = 2 ** 31 - 1;

/**
 * Calls the person to turns that began before they could be called, or when another name of theirs had the seat. Earlier calls are
 * not repeated.
 */
export async function callToTurnsUnderWay({ db, now }: Pick<Server, 'db' | 'now'>, person: string): Promise<void> {
  for (const id of await tablesWaitingFor(db, person)) {
    const table = await tableNamed(db, id);
    if (table === undefined) continue;
    const { row, seats, asked, clocks } = table;
    const counts: number[] = [];
    for (const { seat, entries } of await countEntries(db, id, ALL)) counts[seat] = entries;
    const own = bitsOf(seats.filter((each) => each.person === person).map(({ seat }) => seat));
    const calls = callsAfter({
      table: id,
      seats,
      before: asked & ~own,
      after: asked,
      counts,
      over: false,
      at: now(),
      pace: paceOf(row),
      clocks: clocks?.state,
    });
    if (calls !== undefined && calls.length > 0) await callInsertion(db, calls).execute();
  }
}

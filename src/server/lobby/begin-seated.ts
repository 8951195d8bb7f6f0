import { type Denial, deny, isDenial } from '../../host/denial.ts';
import { withLock } from '../../host/lock.ts';
import { refresh } from '../../host/match/catch-up.ts';
import type { StoredTable, TableRow } from '../../host/store.ts';
import { seatsHeldBy } from '../../host/table.ts';
import type { Server } from '../server.ts';
import { type Beginning, beginnings, setBeginning } from '../store/tables/beginnings.ts';
import { tableNamed } from '../store/tables/tables.ts';
import { beginMatch } from './begin.ts';

/** Matches that begin by themselves when every seat is taken, unless somebody who sits there would like to wait. */

/** In milliseconds: the delay after the last seat was taken. */
const COUNTDOWN = 10_000;

const BEGINS = { begins: 'full', begins_at: null } as const;
const HELD = { begins: 'held', begins_at: null } as const;

/**
 * Looks at all of these tables. Every process does so, since seats change in many places. Updates are conditional: a change by another
 * process is not overwritten, and only one process begins a match.
 */
export async function beginTables(server: Server): Promise<void> {
  const now = server.now();
  for (const table of await beginnings(server.db)) {
    try {
      await lookAt(server, table, now);
    } catch (err) {
      server.log.error({ table: table.id, err }, 'a match could not begin by itself');
    }
  }
}

async function lookAt(server: Server, table: Beginning, now: number): Promise<void> {
  const { begins, begins_at: at, free } = table;
  if (free > 0) {
    if (begins === 'held' || at != null) await change(server, table, BEGINS);
  } else if (begins === 'full' && at == null) {
    await change(server, table, { begins: 'full', begins_at: now + COUNTDOWN });
  } else if (at != null && at <= now) {
    const stored = await tableNamed(server.db, table.id);
    const denial = stored && (await beginMatch(server, stored));
    // A person at a rated table may have lost their way to sign in. The host is told and decides.
    if (isDenial(denial)) await change(server, table, HELD);
  }
}

/** Somebody who sits there would like to wait, or to begin after all. */
export async function hold(
  server: Server,
  stored: StoredTable,
  person: string,
  held: boolean,
): Promise<Denial | undefined> {
  const { row } = stored;
  if (row.state !== 'gathering') return deny('not-allowed', 'refused.match-begun');
  if (seatsHeldBy(stored, person).length === 0) return deny('not-allowed', 'refused.not-seated');
  if (row.begins == null) return deny('not-allowed', 'refused.host-only');
  if (stored.seats.some(({ holder }) => holder === 'nobody')) return deny('not-allowed', 'refused.seats-free');
  const next = held ? HELD : { begins: 'full' as const, begins_at: server.now() + COUNTDOWN };
  if ((row.begins === 'held') === held) return undefined;
  return (await change(server, row, next)) ? undefined : deny('behind', 'refused.behind');
}

/** Changes it, and tells those who are there. */
async function change(
  server: Server,
  row: Pick<TableRow, 'id' | 'begins' | 'begins_at'>,
  next: Pick<TableRow, 'begins' | 'begins_at'>,
): Promise<boolean> {
  const done = await setBeginning(server.db, row, next);
  const room = done ? server.rooms.open.get(row.id) : undefined;
  if (room !== undefined) await withLock(room.lock, () => refresh(server, room));
  return done;
}

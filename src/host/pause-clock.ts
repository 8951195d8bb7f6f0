import { refresh } from './catch-up.ts';
import { leftUntil, periodOf } from './clock.ts';
import type { Host } from './host.ts';
import type { StoredClock } from './store.ts';
import { type HostedTable, hasPlayerPresent } from './table.ts';

/** The clock of a table is paused while no player is present. All functions here are to be called in turn. */

/** In milliseconds: granted if the deadline passed while no process was running that could have paused the clock. */
const LEAST_LEFT = 10_000;

/** Pauses the clock if no player is present any more. */
export async function pauseClock(host: Host, table: HostedTable): Promise<void> {
  const { clock_period, clock_due, state } = table.stored.row;
  if (clock_due === null || state !== 'running' || hasPlayerPresent(table)) return;
  const left = leftUntil(host, clock_due, table);
  await change(host, table, { clock_period, clock_due: null, clock_left: left > 0 ? left : LEAST_LEFT });
}

/** Resumes a paused clock with the time that was left, once a player is back. */
export async function resumeClock(host: Host, table: HostedTable): Promise<void> {
  const { clock_period, state } = table.stored.row;
  // Rows kept by browsers may lack the field.
  const left = table.stored.row.clock_left ?? undefined;
  if (left === undefined || state !== 'running' || !hasPlayerPresent(table)) return;
  await change(host, table, { clock_period, clock_due: host.now() + left, clock_left: null });
  if (table.clock !== undefined) table.clock.rested = hadBegun(table, left);
}

/** Whether the period had begun to run before the pause. */
function hadBegun({ live }: HostedTable, left: number): boolean {
  const period = live && periodOf(live.match);
  return period !== undefined && left < period.seconds * 1000;
}

/** Pauses a clock that ran out while nobody was present and no process was running that could have paused it. */
export async function pausePassedClock(host: Host, table: HostedTable): Promise<void> {
  const { clock_due: due } = table.stored.row;
  if (due !== null && leftUntil(host, due, table) <= 0) await pauseClock(host, table);
}

/** Another process may have been faster, so the table is read again. */
async function change(host: Host, table: HostedTable, clock: StoredClock): Promise<void> {
  await host.store.setClock(table.id, table.stored.row, clock);
  await refresh(host, table);
}

import { letBotsThink } from './bots.ts';
import { catchUp, refresh } from './catch-up.ts';
import { clockFrom, isOfPeriod, periodOf } from './clock.ts';
import type { EntryListener, Host } from './host.ts';
import { sendNews } from './news.ts';
import { liveOf } from './reading.ts';
import type { HostedTable } from './table.ts';
import { inTurn } from './turn.ts';

/** Waits for the deadline that is stored, and no longer for an earlier one; says whether that is another than before. */
export function keepTime(host: Host, table: HostedTable): boolean {
  const { state, clock_due } = table.stored.row;
  const due = state === 'running' ? (clock_due ?? undefined) : undefined;
  if (table.clock?.due === due) return false;
  stopTime(table);
  if (due !== undefined) table.clock = waitFor(host, table, due);
  return true;
}

/** To be called when the table leaves the memory of this process. */
export function stopTime(table: HostedTable): void {
  table.clock?.stop();
  table.clock = undefined;
}

function waitFor(host: Host, table: HostedTable, due: number): NonNullable<HostedTable['clock']> {
  const left = () => Math.max(0, due - host.now());
  const stop = host.after(left(), () => {
    // Timers and the time of day do not run exactly alike.
    if (left() > 0) table.clock = waitFor(host, table, due);
    else inTurn(table.turn, () => timeIsUp(host, table)).catch((err) => noteTrouble(host, table, err));
  });
  return { due, left, stop };
}

function noteTrouble({ log }: Host, { id }: HostedTable, err: unknown): void {
  log.error({ table: id, err }, 'a table could not be told that time is up');
}

/** After an entry: everybody hears at once how much time there is for what has begun with it. */
export const keepTimeAfterEntry: EntryListener = (host, table, { ends }) => {
  if (keepTime(host, table) && !ends) sendNews(table);
};

/** If the deadline in the store has passed, whoever is still asked is answered for. To be called in turn. */
export async function timeIsUp(host: Host, table: HostedTable): Promise<void> {
  await refresh(host, table);
  // The table may be gone by now, or nobody be in a hurry any more.
  if (table.clock === undefined) return;
  await liveOf(host, table);
  await catchUp(host, table);
  await mendClock(host, table);
  letBotsThink(host, table);
}

/** A deadline for what new rules do not know gives way to the one they set. */
async function mendClock(host: Host, table: HostedTable): Promise<void> {
  const { live, stored } = table;
  if (live === undefined) return;
  const period = periodOf(live.match);
  if (isOfPeriod(stored.row, period)) return;
  await host.store.setClock(table.id, stored.row.clock_period, clockFrom(period, host.now()));
  await refresh(host, table);
}

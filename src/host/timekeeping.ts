import { startBots } from './bots.ts';
import { catchUp, refresh } from './catch-up.ts';
import { clockFrom, isOfPeriod, periodOf } from './clock.ts';
import type { EntryListener, Host } from './host.ts';
import { sendNews } from './news.ts';
import { pauseClock } from './pause-clock.ts';
import { liveOf } from './reading.ts';
import { type HostedTable, hasPlayerPresent } from './table.ts';
import { inTurn } from './turn.ts';

/** In milliseconds: the delay before a retry if a deadline has passed and the store does not answer. */
const RETRY = 1_000;
/** The longest delay that a timer supports. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Schedules the stored deadline in place of the one before. Returns whether it has changed. */
export function scheduleDeadline(host: Host, table: HostedTable): boolean {
  const { state, clock_due } = table.stored.row;
  const due = state === 'running' ? (clock_due ?? undefined) : undefined;
  if (table.clock?.due === due) return false;
  cancelDeadline(table);
  if (due !== undefined) table.clock = waitFor(host, table, due, Math.min(due - host.now(), longest(table)));
  return true;
}

/** The whole period: the time of day may have been set back since it began. */
function longest({ live, stored }: HostedTable): number {
  const period = live && periodOf(live.match);
  return period !== undefined && isOfPeriod(stored.row, period) ? period.seconds * 1000 : Number.POSITIVE_INFINITY;
}

/** To be called when the table is dropped from memory. */
export function cancelDeadline(table: HostedTable): void {
  table.clock?.stop();
  table.clock = undefined;
}

/** Waits by the monotonic clock, since the time of day may be set meanwhile. */
function waitFor(host: Host, table: HostedTable, due: number, wait: number): NonNullable<HostedTable['clock']> {
  const ends = host.elapsed() + wait;
  const left = () => Math.max(0, ends - host.elapsed());
  const waitOn = (milliseconds: number) => {
    clock.stop = host.after(Math.min(milliseconds, LONGEST_WAIT), () => {
      if (left() > 0) waitOn(left());
      else inTurn(table.turn, () => timeIsUp(host, table)).catch(tryAgain);
    });
  };
  const tryAgain = (err: unknown) => {
    host.log.error({ table: table.id, err }, 'a table could not be told that time is up');
    if (table.clock === clock) waitOn(RETRY);
  };
  const clock: NonNullable<HostedTable['clock']> = { due, left, stop() {}, rested: false };
  waitOn(left());
  return clock;
}

/** After an entry: schedules the new deadline and tells everybody. */
export const scheduleDeadlineAfterEntry: EntryListener = (host, table, { ends }) => {
  if (scheduleDeadline(host, table) && !ends) sendNews(table);
};

/**
 * The deadline has passed: bots answer for the seats that are still asked. If no player is present, the clock is paused
 * instead. To be called in turn.
 */
export async function timeIsUp(host: Host, table: HostedTable): Promise<void> {
  await refresh(host, table);
  // The table may have been deleted, or the deadline removed.
  if (table.clock === undefined) return;
  if (!hasPlayerPresent(table)) {
    await pauseClock(host, table);
    return;
  }
  await liveOf(host, table);
  await catchUp(host, table);
  await repairClock(host, table);
  startBots(host, table);
}

/** Replaces a deadline of a period that new rules do not have. */
async function repairClock(host: Host, table: HostedTable): Promise<void> {
  const { live, stored } = table;
  if (live === undefined) return;
  const period = periodOf(live.match);
  if (isOfPeriod(stored.row, period)) return;
  await host.store.setClock(table.id, stored.row, clockFrom(period, host.now(), hasPlayerPresent(table)));
  await refresh(host, table);
}

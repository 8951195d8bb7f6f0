import type { Seat } from '../../kernel/game.ts';
import { NewerRules } from '../../kernel/upgrade.ts';
import { startBots } from '../bots/bots.ts';
import { STAND_IN } from '../bots/levels.ts';
import type { EntryListener, Host } from '../host.ts';
import { withLock } from '../lock.ts';
import { catchUp, refresh } from '../match/catch-up.ts';
import { enter } from '../match/enter.ts';
import { liveOf } from '../match/reading.ts';
import { type Deadline, type HostedTable, hasPlayerPresent } from '../table.ts';
import { sendNews } from '../watchers/news.ts';
import { currentClocks, isOfPeriod, paceOf, periodOf, situationAt } from './clock.ts';
import { advance, expireSeat, nextLook, seatsOutOfTime, withNote } from './clockwork.ts';
import { settleClocks } from './pause-clock.ts';

/** In milliseconds: the delay before a retry if a deadline has passed and the store does not answer. */
const RETRY = 1_000;
/** The longest delay that a timer supports. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Waits for what the stored clocks say, in place of what was waited for before. Returns whether they have changed. */
export function scheduleDeadline(host: Host, table: HostedTable): boolean {
  const clocks = currentClocks(host, table);
  if (table.deadline?.revision === clocks?.stored.revision) return false;
  const wait = timeLeft(table);
  const { deadline } = table;
  if (clocks === undefined || wait === undefined) {
    cancelDeadline(table);
    if (clocks !== undefined) table.deadline = { revision: clocks.stored.revision, fires: 0, stop() {} };
  } else if (deadline !== undefined && deadline.fires > 0 && deadline.fires <= host.elapsed() + wait) {
    // Most entries move the deadline away. A timer that fires too early looks at the clocks and waits on.
    deadline.revision = clocks.stored.revision;
  } else {
    cancelDeadline(table);
    table.deadline = { revision: clocks.stored.revision, fires: 0, stop() {} };
    waitOn(host, table, table.deadline, wait);
  }
  return true;
}

/** In milliseconds: how long until somebody has to look at the clocks, by the monotonic clock, since the time of day may be set. */
function timeLeft({ clocks, stored }: HostedTable): number | undefined {
  if (clocks === undefined) return undefined;
  const { state, at } = clocks.now();
  const look = nextLook(state, paceOf(stored.row));
  return look === null ? undefined : Math.max(0, look - at);
}

/** To be called when the table is dropped from memory. */
export function cancelDeadline(table: HostedTable): void {
  table.deadline?.stop();
  table.deadline = undefined;
}

function waitOn(host: Host, table: HostedTable, deadline: Deadline, milliseconds: number): void {
  const wait = Math.min(milliseconds, LONGEST_WAIT);
  deadline.fires = host.elapsed() + wait;
  deadline.stop = host.after(wait, () => {
    deadline.fires = 0;
    const more = timeLeft(table);
    if (more === undefined) return;
    if (more > 0) waitOn(host, table, deadline, more);
    else {
      withLock(table.lock, () => timeIsUp(host, table)).catch((err) => {
        // A process with newer rules has gone on with the match, and keeps its time.
        if (err instanceof NewerRules) return;
        host.log.error({ table: table.id, err }, 'a table could not be told that time is up');
        if (table.deadline === deadline) waitOn(host, table, deadline, RETRY);
      });
    }
  });
}

/** After an entry: waits for the new deadline. Clocks came with the entry, but a pause is news of the table. */
export const scheduleDeadlineAfterEntry: EntryListener = (host, table, { ends, hidden, pauses }) => {
  if (scheduleDeadline(host, table) && pauses && !ends && !hidden) sendNews(table);
};

/**
 * Somebody has to look at the clocks: a seat's time is up, or that for all, or a pause is over. Where no player is present, the
 * time for all is paused instead. The caller holds the table's lock.
 */
export async function timeIsUp(host: Host, table: HostedTable): Promise<void> {
  await refresh(host, table);
  // The table may have been deleted, or nothing is measured any more.
  if (table.clocks === undefined) return;
  const { state } = table.clocks.now();
  if (state.period === undefined || hasPlayerPresent(table)) {
    await liveOf(host, table);
    await catchUp(host, table);
  }
  for (const seat of seatsLate(table)) await seatIsLate(host, table, seat);
  await settleClocks(host, table);
  if (!hasPlayerPresent(table) && state.period !== undefined) return;
  await repairPeriod(host, table);
  startBots(host, table);
}

/** The seats whose time is up though their pauses, if any, have ended. */
function seatsLate(table: HostedTable): Seat[] {
  if (table.clocks === undefined || table.live === undefined) return [];
  const { state, at } = table.clocks.now();
  const situation = situationAt(table);
  return seatsOutOfTime(advance(state, situation, at), situation.pace, at);
}

/** A bot takes the seat, or it resigns, as the table has chosen. Of several processes one does it. */
async function seatIsLate(host: Host, table: HostedTable, seat: Seat): Promise<void> {
  if (paceOf(table.stored.row)?.timeUp === 'resign') {
    const seatEntry = table.live?.counts[seat] ?? 0;
    const denial = await enter(host, table, { type: 'resign', seat, seatEntry, late: true }, 'bot');
    if (denial === undefined) await refresh(host, table);
    return;
  }
  await settleClocks(
    host,
    table,
    (state, at) => withNote(expireSeat(state, seat, at), { say: 'told.time-up-bot', seat }),
    {
      standIn: { seat, level: STAND_IN, at: host.now() },
    },
  );
}

/** Replaces the time of a period that new rules do not have. */
async function repairPeriod(host: Host, table: HostedTable): Promise<void> {
  const { live, clocks } = table;
  if (live === undefined || clocks === undefined) return;
  const period = periodOf(live.match);
  if (isOfPeriod(clocks.now().state, period)) return;
  await settleClocks(host, table, ({ period: _, ...state }) => ({
    ...state,
    ...(period && { period: { period: String(period.period), left: period.seconds * 1000, since: null, free: 0 } }),
  }));
}

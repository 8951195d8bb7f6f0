import { paceOf } from '../../host/clocks/clock.ts';
import type { Pause } from '../../host/clocks/clock-state.ts';
import { setHoliday } from '../../host/clocks/pause-clock.ts';
import { type Denial, deny } from '../../host/denial.ts';
import type { HolidayInfo } from '../../protocol/http.ts';
import type { Room } from '../room/room.ts';
import type { Server } from '../server.ts';
import { addHoliday, endHoliday, type Holiday, holidaysSince, pacedTablesOf } from '../store/people/holidays.ts';
import { wakeTables } from '../wake.ts';

/** Holidays: a person's clocks stand at tables by days, on so many days within a year, when they ask for it. */

const DAY = 24 * 60 * 60_000;
const YEAR = 365 * DAY;
const MOST_DAYS = 30;

export async function holidayOf({ db, now }: Server, person: string): Promise<HolidayInfo> {
  const at = now();
  const taken = await holidaysSince(db, person, at - YEAR);
  const current = taken.find((holiday) => holiday.since <= at && holiday.until > at);
  return { left: daysLeft(taken, at), ...(current && { until: current.until }) };
}

/** A day that has begun counts as one. */
function daysLeft(taken: readonly Holiday[], at: number): number {
  const days = taken.map(({ since, until }) => Math.ceil((until - Math.max(since, at - YEAR)) / DAY));
  return Math.max(0, MOST_DAYS - days.reduce((sum, each) => sum + each, 0));
}

/** Begins a holiday, or makes the one that lasts end on another day. */
export async function takeHoliday(server: Server, person: string, days: number): Promise<HolidayInfo | Denial> {
  const { db, now } = server;
  const at = now();
  const taken = await holidaysSince(db, person, at - YEAR);
  const current = taken.find((holiday) => holiday.since <= at && holiday.until > at);
  const until = at + days * DAY;
  const others = taken.filter((holiday) => holiday !== current);
  const since = current?.since ?? at;
  const left = daysLeft(others, at) - Math.ceil((until - since) / DAY);
  if (left < 0) return deny('not-allowed', 'refused.holiday', { days: daysLeft(taken, at) });
  await addHoliday(db, person, { since, until });
  await tellTables(server, person, until);
  return holidayOf(server, person);
}

export async function giveUpHoliday(server: Server, person: string): Promise<HolidayInfo> {
  await endHoliday(server.db, person, server.now());
  await tellTables(server, person, undefined);
  return holidayOf(server, person);
}

async function tellTables(server: Server, person: string, until: number | undefined): Promise<void> {
  const tables = (await pacedTablesOf(server.db, person)).filter((row) => paceOf(row)?.holidays);
  await wakeTables(
    server,
    tables.map(({ id }) => id),
    (room) => setHoliday(server, room, person, until),
  );
}

/** The pauses of those who are on holiday when a match begins. */
export async function holidaysAt({ db, now }: Server, { stored }: Pick<Room, 'stored'>): Promise<Pause[]> {
  if (!paceOf(stored.row)?.holidays) return [];
  const at = now();
  const pauses: Pause[] = [];
  for (const { seat, person, holder } of stored.seats) {
    if (holder !== 'person' || person === null) continue;
    const current = (await holidaysSince(db, person, at)).find(({ since }) => since <= at);
    if (current !== undefined) pauses.push({ why: 'holiday', seat, since: at, until: current.until });
  }
  return pauses;
}

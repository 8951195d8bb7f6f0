import type { Database } from '../database/schema.ts';

/** No-shows at tournaments, and how long these people cannot enter another. */

/** Until when the person cannot enter another tournament; undefined if they can. */
export async function waitOf(db: Database, person: string, now: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('tournament_waits')
    .select('until')
    .where('person', '=', person)
    .where('until', '>', now)
    .executeTakeFirst();
  return row?.until;
}

const DAY = 24 * 60 * 60_000;
/** The number of no-shows after which the penalty stays at 64 days. */
const MOST_DOUBLED = 6;

/** The penalty is a day, doubled with each no-show. A match played to its end clears it. */
export async function noteAttendance(
  db: Database,
  absent: readonly string[],
  good: readonly string[],
  now: number,
): Promise<void> {
  if (good.length > 0) {
    await db
      .deleteFrom('tournament_waits')
      .where('person', 'in', [...good])
      .execute();
  }
  for (const person of absent) {
    const earlier = await db
      .selectFrom('tournament_waits')
      .select('times')
      .where('person', '=', person)
      .executeTakeFirst();
    const times = (earlier?.times ?? 0) + 1;
    const until = now + DAY * 2 ** Math.min(times - 1, MOST_DOUBLED);
    await db
      .insertInto('tournament_waits')
      .values({ person, times, until })
      .onConflict((conflict) => conflict.column('person').doUpdateSet({ times, until }))
      .execute();
  }
}

/** The attendance of the people of a finished match, by seat. */
export interface Attendance {
  /** Never answered: a bot played everything, or time ran out before the first answer. */
  readonly absent: readonly number[];
  /** Played to the end themselves. */
  readonly good: readonly number[];
}

/** Time-outs are marked in the events of resignations, and a bot's answers name it. Secret answers have no events yet. */
const TIME_UP = '"told.time-up"';
const BY_BOT = '"standIn"';
const NOTHING = '[]';

export async function attendanceAt(db: Database, table: string): Promise<Attendance> {
  const seats = await db
    .selectFrom('seats')
    .select(['seat', 'stand_in'])
    .where('table_id', '=', table)
    .where('holder', '=', 'person')
    .execute();
  const absent: number[] = [];
  const good: number[] = [];
  for (const { seat, stand_in } of seats) {
    const own = db.selectFrom('log').select('sequence').where('table_id', '=', table).where('seat', '=', seat).limit(1);
    const late = await own.where('told', 'like', `%${TIME_UP}%`).executeTakeFirst();
    if (stand_in === null && late === undefined) {
      good.push(seat);
      continue;
    }
    const answered = await own
      .where('told', '!=', NOTHING)
      .where('told', 'not like', `%${BY_BOT}%`)
      .where('told', 'not like', `%${TIME_UP}%`)
      .executeTakeFirst();
    if (answered === undefined) absent.push(seat);
  }
  return { absent, good };
}

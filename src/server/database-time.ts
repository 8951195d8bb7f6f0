import { sql } from 'kysely';
import { REAL_TIME, type Time } from '../host/time.ts';
import type { Database } from './store/database/schema.ts';

/** The time of day of the database: read from time to time, and extrapolated by the monotonic clock in between. */
export interface DatabaseTime extends Time {
  read(): Promise<void>;
}

/** In milliseconds: a reading with a longer round trip is too imprecise. */
const QUICK = 50;
const ATTEMPTS = 3;

export function databaseTime(db: Database, { elapsed, after, now }: Time = REAL_TIME): DatabaseTime {
  let known = { at: now(), elapsed: elapsed() };

  async function ask(): Promise<{ at: number; elapsed: number; took: number }> {
    const begun = elapsed();
    const { rows } = await sql<{ now: string }>`select extract(epoch from clock_timestamp()) * 1000 as now`.execute(db);
    const answered = elapsed();
    const took = answered - begun;
    return { at: Number(rows[0]?.now) + took / 2, elapsed: answered, took };
  }

  return {
    elapsed,
    after,
    now: () => Math.round(known.at + (elapsed() - known.elapsed)),
    async read() {
      let best = await ask();
      for (let attempt = 1; attempt < ATTEMPTS && best.took > QUICK; attempt++) {
        const another = await ask();
        if (another.took < best.took) best = another;
      }
      known = best;
    },
  };
}

import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { MeasureRow } from './schema.ts';

/** Figures of each day, for the host. */

const DAY = 24 * 60 * 60_000;

export function dayOf(at: number): number {
  return Math.floor(at / DAY);
}

/** Merges new figures of a process into those of the day: sums, greatest values, and newest values. */
export async function addMeasures(db: Database, row: MeasureRow): Promise<void> {
  const greater = (column: 'people' | 'worst_ms') =>
    sql<number>`case when measures.${sql.ref(column)} > excluded.${sql.ref(column)} then measures.${sql.ref(column)} else excluded.${sql.ref(column)} end`;
  await db
    .insertInto('measures')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({
        people: greater('people'),
        worst_ms: greater('worst_ms'),
        running: row.running,
        bytes: row.bytes,
        entries: sql<number>`measures.entries + excluded.entries`,
        stored_ms: sql<number>`measures.stored_ms + excluded.stored_ms`,
      }),
    )
    .execute();
}

/** The last days, the oldest first. */
export async function measuresSince(db: Database, day: number): Promise<MeasureRow[]> {
  return db.selectFrom('measures').selectAll().where('day', '>=', day).orderBy('day').execute();
}

/** How many people were seen since then. Programs do not count. */
export async function countSeenSince(db: Database, since: number): Promise<number> {
  const { people } = await db
    .selectFrom('people')
    .leftJoin('programs', 'programs.person', 'people.id')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('people.seen', '>', since)
    .where('programs.person', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(people);
}

/** How many matches run: by live clocks, over days, and without clocks. */
export async function countRunning(db: Database): Promise<{ live: number; days: number; none: number }> {
  const pace = sql<'live' | 'days' | 'none'>`case
    when pace is null then 'none' when pace like '%"kind":"days"%' then 'days' else 'live' end`;
  const rows = await db
    .selectFrom('tables')
    .select(({ fn }) => [pace.as('pace'), fn.countAll<number>().as('tables')])
    .where('state', '=', 'running')
    .where('put_away', 'is', null)
    .groupBy(pace)
    .execute();
  const of = (kind: 'live' | 'days' | 'none') => Number(rows.find((row) => row.pace === kind)?.tables ?? 0);
  return { live: of('live'), days: of('days'), none: of('none') };
}

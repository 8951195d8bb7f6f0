import type { Database } from '../database/schema.ts';

export interface Holiday {
  readonly since: number;
  readonly until: number;
}

/** The person's holidays that have not ended by then, or not long before, the first one first. */
export async function holidaysSince(db: Database, person: string, since: number): Promise<Holiday[]> {
  return db
    .selectFrom('holidays')
    .select(['since', 'until'])
    .where('person', '=', person)
    .where('until', '>', since)
    .orderBy('since')
    .execute();
}

export async function addHoliday(db: Database, person: string, { since, until }: Holiday): Promise<void> {
  await db
    .insertInto('holidays')
    .values({ person, since, until })
    .onConflict((conflict) => conflict.columns(['person', 'since']).doUpdateSet({ until }))
    .execute();
}

/** Ends the holiday that lasts at that time. */
export async function endHoliday(db: Database, person: string, now: number): Promise<void> {
  await db
    .updateTable('holidays')
    .set({ until: now })
    .where('person', '=', person)
    .where('since', '<=', now)
    .where('until', '>', now)
    .execute();
}

/** Running matches with a pace at which the person sits. */
export async function pacedTablesOf(db: Database, person: string): Promise<{ id: string; pace: string }[]> {
  return db
    .selectFrom('tables')
    .select(['id', 'pace'])
    .where('id', 'in', (select) => select.selectFrom('seats').select('table_id').where('person', '=', person))
    .where('state', '=', 'running')
    .where('pace', 'is not', null)
    .$narrowType<{ pace: string }>()
    .execute();
}

import { type Kysely, sql } from 'kysely';

/** People who are called to their turns are called before an adjourned match goes on, too. */
export async function addResumeCalls(db: Kysely<unknown>): Promise<void> {
  await sql.raw('update people set calls = calls | ((calls & 7) << 18) where calls is not null').execute(db);
}

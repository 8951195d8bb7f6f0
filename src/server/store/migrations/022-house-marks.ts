import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../database/schema.ts';
import { CHANNEL } from './notices.ts';

/** A trigger beside those for names: a chosen mark is known to every process that has one of the person's tables in memory. */
const MARK_NOTICE = `
  create function tell_of_mark() returns trigger language plpgsql as
  $$ begin perform pg_notify('${CHANNEL}', 'person ' || new.id); return null; end $$;
  create trigger tell_of_mark after update of mark on people for each row
  when (old.mark is distinct from new.mark) execute function tell_of_mark()`;

/** The house marks that people have chosen. */
export async function addHouseMarks(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema.alterTable('people').addColumn('mark', 'text').execute();
  if (kind === 'postgres') await sql.raw(MARK_NOTICE).execute(db);
}

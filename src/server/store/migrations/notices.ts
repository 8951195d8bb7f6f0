import { type Kysely, sql } from 'kysely';

/** The PostgreSQL channel of the bus. */
export const CHANNEL = 'underbridge';

/** A trigger: what is published after which change of which table. */
export interface Notice {
  readonly table: string;
  readonly on: string;
  readonly payload: string;
}

/** Triggers that publish changes to all processes when the transaction commits. Not needed with SQLite, which has one process. */
export async function makeNoticeTriggers(db: Kysely<unknown>, notices: readonly Notice[]): Promise<void> {
  for (const { table, on, payload } of notices) {
    await sql
      .raw(
        `create function tell_of_${table}() returns trigger language plpgsql as
        $$ begin perform pg_notify('${CHANNEL}', ${payload}); return null; end $$`,
      )
      .execute(db);
    await sql
      .raw(`create trigger tell_of_${table} after ${on} on ${table} for each row execute function tell_of_${table}()`)
      .execute(db);
  }
}

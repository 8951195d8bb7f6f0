import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../database/schema.ts';
import { CHANNEL } from './notices.ts';

/** The row of `server_keys` that is there when no process is alive that knows the channel of all alone. */
export const TOLD_BY_SHARES = 'told-by-shares';

const EARLIER_MAY_BE_ALIVE = `not exists (select 1 from server_keys where name = '${TOLD_BY_SHARES}')`;

/** What happens at a table is told over the channel of its share, and to processes of the version before as until now. */
const TELL = `
  create or replace function underbridge_tell(id text, message text) returns void language plpgsql as
  $$ begin
    perform pg_notify('${CHANNEL}_' || left(id, 2), message);
    if ${EARLIER_MAY_BE_ALIVE} then perform pg_notify('${CHANNEL}', message); end if;
  end $$`;

/** Entries that are stored by one statement are told together: one message for each share, of at most 300 tables. */
const TELL_OF_ENTRIES = `
  create or replace function tell_of_entries() returns trigger language plpgsql as
  $$ begin
    perform pg_notify('${CHANNEL}_' || share, 'log ' || string_agg(id || ' ' || newest, ' '))
    from (
      select table_id as id, left(table_id, 2) as share, max(sequence) as newest,
        row_number() over (partition by left(table_id, 2)) / 300 as part
      from fresh group by table_id
    ) as entries group by share, part;
    if ${EARLIER_MAY_BE_ALIVE} then
      perform pg_notify('${CHANNEL}', 'log ' || table_id || ' ' || sequence) from fresh;
    end if;
    return null;
  end $$`;

const OF_TABLES: Readonly<Record<string, { readonly id: string; readonly word: string }>> = {
  chat: { id: 'new.table_id', word: 'chat' },
  tables: { id: 'coalesce(new.id, old.id)', word: 'table' },
  seats: { id: 'new.table_id', word: 'table' },
  votes: { id: 'coalesce(new.table_id, old.table_id)', word: 'table' },
  mutes: { id: 'coalesce(new.table_id, old.table_id)', word: 'table' },
  seat_offers: { id: 'coalesce(new.table_id, old.table_id)', word: 'table' },
};

const TELL_OF_CLOCKS = `
  create or replace function tell_of_clocks() returns trigger language plpgsql as
  $$ begin
    if new.sequence = old.sequence and new.revision <> old.revision then
      perform underbridge_tell(new.table_id, 'table ' || new.table_id);
    end if;
    return null;
  end $$`;

/** Processes hear of the tables they have in memory, and of no others. */
export async function shareNotices(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  if (kind === 'sqlite') return;
  const run = (text: string) => sql.raw(text).execute(db);
  await run(TELL);
  for (const [table, { id, word }] of Object.entries(OF_TABLES)) {
    await run(
      `create or replace function tell_of_${table}() returns trigger language plpgsql as
      $$ begin perform underbridge_tell(${id}, '${word} ' || ${id}); return null; end $$`,
    );
  }
  await run(TELL_OF_CLOCKS);
  await run(TELL_OF_ENTRIES);
  await run('drop trigger if exists tell_of_log on log');
  await run(
    `create trigger tell_of_entries after insert on log referencing new table as fresh
    for each statement execute function tell_of_entries()`,
  );
}

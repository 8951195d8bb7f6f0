import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../database/schema.ts';

/** Each entry is a seat's own, with a number among that seat's; and says what everybody may know of the match after it. */
export async function numberEntries(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema.alterTable('log').addColumn('seat', 'integer').execute();
  await db.schema.alterTable('log').addColumn('number', 'integer').execute();
  for (const [column, type] of [
    ['asked_known', 'integer'],
    ['moved', 'bigint'],
  ] as const) {
    const add = db.schema.alterTable('log');
    await add.addColumn(column, type, (added) => added.notNull().defaultTo(0)).execute();
  }
  const seat = kind === 'postgres' ? `(entry::json ->> 'seat')::integer` : `json_extract(entry, '$.seat')`;
  await sql.raw(`update log set seat = ${seat}, asked_known = asked, moved = at`).execute(db);
  await sql
    .raw(
      `update log set number = numbered.number from (
        select table_id, sequence, row_number() over (partition by table_id, seat order by sequence) - 1 as number from log
      ) as numbered
      where numbered.table_id = log.table_id and numbered.sequence = log.sequence and log.seat is not null`,
    )
    .execute(db);
  await db.schema.createIndex('log_by_seat').on('log').columns(['table_id', 'seat', 'number']).unique().execute();
}

import type { TableRow } from '../../../host/store.ts';
import type { Database } from '../database/schema.ts';

/** Tables whose match begins by itself when every seat is taken, and has not begun. */

export type Beginning = Pick<TableRow, 'id' | 'begins' | 'begins_at'> & {
  /** How many seats nobody has taken. */
  readonly free: number;
};

export async function beginnings(db: Database): Promise<Beginning[]> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'begins', 'begins_at'])
    .select((select) =>
      select
        .selectFrom('seats')
        .select(({ fn }) => fn.countAll<number>().as('free'))
        .whereRef('seats.table_id', '=', 'tables.id')
        .where('seats.holder', '=', 'nobody')
        .as('free'),
    )
    .where('begins', 'is not', null)
    .where('state', '=', 'gathering')
    .execute();
  return rows.map(({ free, ...row }) => ({ ...row, free: Number(free) }));
}

/** Sets when the match begins and whether somebody would like to wait, if nobody else has done so and it has not begun. */
export async function setBeginning(
  db: Database,
  { id, begins, begins_at: at }: Pick<TableRow, 'id' | 'begins' | 'begins_at'>,
  next: Pick<TableRow, 'begins' | 'begins_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set(next)
    .where('id', '=', id)
    .where('state', '=', 'gathering')
    .where('begins', '=', begins ?? null)
    .where('begins_at', at == null ? 'is' : '=', at ?? null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

import { sql } from 'kysely';
import type { StoredTable, TableRow } from '../../../host/store.ts';
import type { Database } from '../database/schema.ts';
import { complete, isOver } from '../tables/tables.ts';

/** A limit above what a group plays in a year. */
const MOST_MATCHES = 2_000;
const MOST_LISTED = 50;

/** The tables at which two members or more sit, and nobody else but bots. */
function tablesAmong(db: Database, members: readonly string[]) {
  return db
    .selectFrom('tables')
    .where('tables.id', 'in', (select) =>
      select
        .selectFrom('seats')
        .select('table_id')
        .where('person', 'in', [...members])
        .groupBy('table_id')
        .having(({ fn }) => fn.count('person').distinct(), '>=', 2),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('seats as other')
            .select('other.seat')
            .whereRef('other.table_id', '=', 'tables.id')
            .where('other.person', 'is not', null)
            .where('other.person', 'not in', [...members]),
        ),
      ),
    );
}

export type FinishedMatch = Pick<TableRow, 'id' | 'game' | 'options' | 'seats' | 'pace' | 'open' | 'rated'> & {
  /** The group it was made for, if any. */
  readonly group: string | null;
  readonly ended: number;
  readonly places: string;
  readonly people: readonly { readonly seat: number; readonly person: string }[];
};

/** The matches with a result that ended between these moments, the newest first. */
export async function finishedAmong(
  db: Database,
  members: readonly string[],
  from: number,
  to: number,
): Promise<FinishedMatch[]> {
  const rows = await tablesAmong(db, members)
    .leftJoin('group_tables', 'group_tables.table_id', 'tables.id')
    .select(['id', 'game', 'options', 'seats', 'pace', 'open', 'rated', 'ended', 'places'])
    .select('group_tables.group_id as group')
    .where(isOver)
    .where('ended', '>=', from)
    .where('ended', '<', to)
    .where('places', 'is not', null)
    .orderBy('ended', 'desc')
    .orderBy('id')
    .limit(MOST_MATCHES)
    .execute();
  if (rows.length === 0) return [];
  const seated = await db
    .selectFrom('seats')
    .select(['table_id', 'seat', 'person'])
    .where(
      'table_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('person', 'is not', null)
    .orderBy('seat')
    .execute();
  const people = new Map<string, { seat: number; person: string }[]>(rows.map(({ id }) => [id, []]));
  for (const { table_id, seat, person } of seated) people.get(table_id)?.push({ seat, person: person ?? '' });
  return rows.map(({ ended, places, ...row }) => ({
    ...row,
    ended: ended ?? 0,
    places: places ?? '[]',
    people: people.get(row.id) ?? [],
  }));
}

/** When the first and the last match with a result ended. */
export async function spanAmong(
  db: Database,
  members: readonly string[],
): Promise<{ readonly first: number; readonly last: number } | undefined> {
  const row = await tablesAmong(db, members)
    .select(({ fn }) => [fn.min('ended').as('first'), fn.max('ended').as('last')])
    .where(isOver)
    .where('places', 'is not', null)
    .executeTakeFirst();
  return row?.first == null || row.last == null ? undefined : { first: Number(row.first), last: Number(row.last) };
}

/**
 * The tables of a group that gather or run, those that run first, then the newest: made for it, or with members alone if everybody
 * could find them or the reader sits there. With the id of a private table anybody could watch it.
 */
export async function openAmong(
  db: Database,
  group: string,
  members: readonly string[],
  reader: string,
): Promise<StoredTable[]> {
  const rows = await db
    .selectFrom('tables')
    .selectAll('tables')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('tables.id', 'in', selectFrom('group_tables').select('table_id').where('group_id', '=', group)),
        eb(
          'tables.id',
          'in',
          tablesAmong(db, members)
            .select('tables.id')
            .where('state', '!=', 'over')
            .where((each) =>
              each.or([
                each('tables.open', '=', 1),
                each('tables.id', 'in', each.selectFrom('seats').select('table_id').where('person', '=', reader)),
              ]),
            ),
        ),
      ]),
    )
    .where('state', '!=', 'over')
    .where('put_away', 'is', null)
    .orderBy(sql`case when state = 'running' then 0 else 1 end`)
    .orderBy('made', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return complete(db, rows);
}

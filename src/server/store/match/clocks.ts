import { CompiledQuery, sql } from 'kysely';
import type { Append, StoredClocks, WithClocks } from '../../../host/store.ts';
import { callInsertion } from '../calls/calls.ts';
import { prepared } from '../database/prepared.ts';
import type { Database } from '../database/schema.ts';
import { changeOwner } from '../tables/new-owner.ts';
import type { ClocksRow } from './schema.ts';

/** The clocks of matches: one row for each match that has any. */

const COLUMNS = ['table_id', 'state', 'due', 'revision', 'sequence'] as const;

const rowOf = prepared((db, id) => db.selectFrom('clocks').selectAll().where('table_id', '=', id), '');

export async function clocksAt(db: Database, table: string): Promise<StoredClocks | undefined> {
  const [row] = await rowOf(db, table);
  return row && storedClocks(row);
}

export function storedClocks({ state, due, revision }: Pick<ClocksRow, 'state' | 'due' | 'revision'>): StoredClocks {
  return { state: JSON.parse(state), due, revision };
}

/** The first clocks of a match. */
export async function addClocks(db: Database, table: string, clocks: StoredClocks): Promise<void> {
  await db
    .insertInto('clocks')
    .values(rowFor(table, clocks, 0))
    .execute();
}

function rowFor(table: string, { state, due, revision }: StoredClocks, sequence: number): ClocksRow {
  return { table_id: table, state: JSON.stringify(state), due, revision, sequence };
}

/** Sets the clocks, and what belongs to that, if nobody has changed them since the revision before. */
export async function setClocks(
  db: Database,
  table: string,
  clocks: StoredClocks,
  { standIn, newOwner, calls = [] }: WithClocks = {},
): Promise<boolean> {
  const { state, due, revision } = clocks;
  const change = db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows: changed = 0n } = await transaction
      .insertInto('clocks')
      .values(rowFor(table, clocks, 0))
      .onConflict((conflict) =>
        conflict
          .column('table_id')
          .doUpdateSet({ state: JSON.stringify(state), due, revision })
          .where('clocks.revision', '=', revision - 1),
      )
      .executeTakeFirst();
    if (changed === 0n) return false;
    if (newOwner !== undefined && !(await changeOwner(transaction, table, newOwner))) throw new NotOffered();
    if (calls.length > 0) await callInsertion(transaction, calls).execute();
    if (standIn === undefined) return true;
    await transaction
      .updateTable('seats')
      .set({ stand_in: standIn.level, stand_in_since: standIn.at })
      .where('table_id', '=', table)
      .where('seat', '=', standIn.seat)
      .where('stand_in', 'is', null)
      .execute();
    return true;
  });
  return change.catch((error) => {
    if (error instanceof NotOffered) return false;
    throw error;
  });
}

/** Thrown to undo the transaction: another person has taken the seat meanwhile. */
class NotOffered extends Error {}

/**
 * One statement for the clocks of all entries that are stored together. If somebody has changed some of them meanwhile, a
 * revision comes out as null, which the database refuses, and with it all entries.
 */
export function clocksQuery(db: Database, entries: readonly Append[]): CompiledQuery | undefined {
  const rows = new Map<string, ClocksRow>();
  for (const { log, clocks } of entries) {
    if (clocks !== undefined) rows.set(log.table_id, rowFor(log.table_id, clocks, log.sequence + 1));
  }
  if (rows.size === 0) return undefined;
  return CompiledQuery.raw(
    textFor(db, rows.size),
    [...rows.values()].flatMap((row) => COLUMNS.map((name) => row[name])),
  );
}

/** Building a statement takes longer than running it, so one is kept for each number of rows. */
const TEXTS = new WeakMap<Database, string[]>();

function textFor(db: Database, rows: number): string {
  const texts = TEXTS.get(db) ?? [];
  TEXTS.set(db, texts);
  texts[rows] ??= textOf(db, rows);
  return texts[rows];
}

function textOf(db: Database, rows: number): string {
  const row = sql`(${sql.join(COLUMNS.map(() => sql`${null}`))})`;
  return sql`
    insert into clocks (${sql.join(COLUMNS.map((name) => sql.ref(name)))})
    values ${sql.join(Array.from({ length: rows }, () => row))}
    on conflict (table_id) do update set state = excluded.state, due = excluded.due, sequence = excluded.sequence,
    revision = case when clocks.revision = excluded.revision - 1 then excluded.revision end`.compile(db).sql;
}

/** Whether somebody has changed the clocks since the entry was made. */
export async function areClocksTaken(db: Database, { log, clocks }: Append): Promise<boolean> {
  if (clocks === undefined) return false;
  const stored = await clocksAt(db, log.table_id);
  return (stored?.revision ?? 0) !== clocks.revision - 1;
}

/** All clocks with a deadline. */
export async function waitingClocks(
  db: Database,
): Promise<{ readonly table: string; readonly pace: string | null; readonly clocks: StoredClocks }[]> {
  const rows = await db
    .selectFrom('clocks')
    .innerJoin('tables', 'tables.id', 'clocks.table_id')
    .select(['tables.id', 'tables.pace', 'clocks.state', 'clocks.due', 'clocks.revision'])
    .where('clocks.due', 'is not', null)
    .where('tables.state', '=', 'running')
    .execute();
  return rows.map(({ id, pace, ...row }) => ({ table: id, pace, clocks: storedClocks(row) }));
}

/** Writes clocks without a check of the revision, since no other process can change them now. */
export async function writeClocks(db: Database, table: string, clocks: StoredClocks): Promise<void> {
  const { state, due, revision } = clocks;
  await db
    .updateTable('clocks')
    .set({ state: JSON.stringify(state), due, revision })
    .where('table_id', '=', table)
    .where(sql<boolean>`revision = ${revision - 1}`)
    .execute();
}

/** Matches with a deadline before that time. */
export async function clocksOverdue(db: Database, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('clocks')
    .innerJoin('tables', 'tables.id', 'clocks.table_id')
    .select('tables.id')
    .where('clocks.due', '<=', before)
    .where('tables.state', '=', 'running')
    .where('tables.put_away', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

import { CompiledQuery, sql } from 'kysely';
import type { Append, LogRow } from '../../../host/store.ts';
import type { Database } from '../database/schema.ts';

/** The columns of the log, and what their values are. */
const COLUMNS: { readonly [Column in keyof LogRow]: 'text' | 'integer' | 'bigint' } = {
  table_id: 'text',
  sequence: 'integer',
  seat: 'integer',
  number: 'integer',
  entry: 'text',
  told: 'text',
  version: 'integer',
  asked: 'integer',
  asked_known: 'integer',
  at: 'bigint',
  moved: 'bigint',
};
export const LOG_COLUMNS = Object.keys(COLUMNS) as (keyof LogRow)[];
/** The process that stores the entry, too. */
const STORED = [...LOG_COLUMNS, 'node'] as const;

/** In addition, for each row: when the entry before it was made, if known, and whether that one is in the same batch. */
const BESIDES = { after_at: 'bigint', along: 'integer' } as const;

/**
 * One statement that stores new entries, each only if the entry before it is there; before the first, the position that the
 * match begins with. Otherwise the version comes out as null, which the database refuses, and with it the whole statement.
 * Building the statement takes longer than running it, so one is kept for each number of rows.
 */
export function insertions(db: Database, node: string): (entries: readonly Append[]) => CompiledQuery {
  const kept: string[] = [];
  const textFor = (rows: number) => {
    kept[rows] ??= textOf(db, rows);
    return kept[rows];
  };
  return (entries) => CompiledQuery.raw(textFor(entries.length), parametersFor(entries, node));
}

/** Entries of one match stand in the order in which they were made. */
function parametersFor(entries: readonly Append[], node: string): unknown[] {
  const parameters: unknown[] = [];
  const newest = new Map<string, number>();
  for (const { log, after } of entries) {
    for (const name of LOG_COLUMNS) parameters.push(log[name]);
    parameters.push(node, after ?? null, newest.get(log.table_id) === log.sequence - 1 ? 1 : 0);
    newest.set(log.table_id, log.sequence);
  }
  return parameters;
}

function textOf(db: Database, rows: number): string {
  const types = [...LOG_COLUMNS.map((name) => COLUMNS[name]), 'text', ...Object.values(BESIDES)];
  // Explicit casts, since PostgreSQL cannot infer the types.
  const first = sql.join(types.map((type) => sql`cast(${null} as ${sql.raw(type)})`));
  const other = sql.join(types.map(() => sql`${null}`));
  const values = Array.from({ length: rows }, (_, row) => sql`(${row === 0 ? first : other})`);
  const names = sql.join(STORED.map((name) => sql.ref(name)));
  const fields = sql.join([...STORED, ...Object.keys(BESIDES)].map((name) => sql.ref(name)));
  const checked = sql.join(STORED.map((name) => (name === 'version' ? VERSION : sql.ref(`fresh.${name}`))));
  return sql`
    with fresh (${fields}) as (values ${sql.join(values)})
    insert into log (${names})
    select ${checked} from fresh`.compile(db).sql;
}

const VERSION = sql`case when
  case
    when fresh.sequence = 0 then exists (select 1 from snapshots where table_id = fresh.table_id and sequence = 0)
    when fresh.along = 1 then true
    else (
      select previous.at = coalesce(fresh.after_at, previous.at) from log as previous
      where previous.table_id = fresh.table_id and previous.sequence = fresh.sequence - 1
    )
  end
  then fresh.version end`;

import { query } from './calls.ts';

interface Ending {
  /** Whether processes that have the table in memory are told, and need not look into the database by themselves. */
  readonly isTold?: boolean;
  /** The process that has taken it. */
  readonly node?: string;
}

/** Lets the time of seat 0 be up at these tables, as it would be if it had passed. */
export async function endTimeAt(
  database: string,
  tables: readonly string[],
  { isTold = false, node }: Ending = {},
): Promise<void> {
  const up = (path: string) => `'{seats,0,${path}}', '0'`;
  await query(
    database,
    `update clocks set state = jsonb_set(jsonb_set(state::jsonb, ${up('left')}), ${up('free')})::text,
       due = 0, revision = revision + 1
       ${isTold ? '' : ', sequence = sequence + 1'}
       ${node === undefined ? '' : `, node = '${node}'`}
     where table_id in (${tables.map((id) => `'${id}'`).join()})`,
  );
}

/** The processes that have a connection to the PostgreSQL, by their names. */
export async function nodesOn(database: string): Promise<string[]> {
  const rows = await query<{ node: string }>(
    database,
    `select distinct substr(application_name, 13) as node from pg_stat_activity
     where datname = current_database() and application_name like 'underbridge %'`,
  );
  return rows.map(({ node }) => node);
}

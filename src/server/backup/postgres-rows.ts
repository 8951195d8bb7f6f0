import { DEFAULT_MIGRATION_TABLE } from 'kysely';
import pg from 'pg';
import { numbersAsNumbers } from '../store/database/postgres.ts';
import { nameToday } from '../store/migrations/list.ts';
import { AT_ONCE, type Contents, type Rows, type Value } from './contents.ts';
import { ourTables } from './our-tables.ts';
import { inOrder, type Reference } from './table-order.ts';

/** The rows of a PostgreSQL database in one consistent snapshot. */
export async function readPostgres(url: string): Promise<Contents> {
  const client = new pg.Client({ connectionString: url, types: numbersAsNumbers });
  await client.connect();
  // An error without a listener would end the process; the query that is under way fails by it, too.
  client.on('error', () => {});
  const close = () => client.end();
  try {
    await client.query('begin isolation level repeatable read read only');
    const known = await client.query<{ name: string }>(`select name from ${DEFAULT_MIGRATION_TABLE} order by name`);
    return { head: { migrations: known.rows.map(({ name }) => nameToday(name)) }, rows: () => rowsIn(client), close };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

async function* rowsIn(client: pg.Client): AsyncGenerator<Rows> {
  const there = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  const ours = await ourTables();
  const tables = there.rows.map(({ name }) => name).filter((name) => ours.includes(name));
  const { rows: references } = await client.query<Reference>(
    `select child.relname as "from", parent.relname as "to" from pg_constraint
    join pg_class as child on child.oid = conrelid join pg_class as parent on parent.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  for (const table of inOrder(tables, references)) {
    await client.query(`declare backup no scroll cursor for select * from "${table}"`);
    for (;;) {
      const { fields, rows } = await client.query<Value[]>({ text: `fetch ${AT_ONCE} from backup`, rowMode: 'array' });
      yield { table, columns: fields.map(({ name }) => name), rows };
      if (rows.length < AT_ONCE) break;
    }
    await client.query('close backup');
  }
}

import { statSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { DEFAULT_MIGRATION_TABLE } from 'kysely';
import { rowsOf } from '../store/database/rows-of.ts';
import { nameToday } from '../store/migrations/list.ts';
import { AT_ONCE, type Checked, type Contents, DamagedBackup, type Rows, type Value } from './contents.ts';
import { inOrder } from './table-order.ts';

type Handle = InstanceType<typeof DatabaseSync>;

/** Backups that are SQLite files. All functions here block their thread: a server calls them in one of their own. */

/** Copies a database that may be in use: as it is at one moment, packed, with no log beside it. */
export function copySqlite(file: string, copy: string): void {
  const handle = new DatabaseSync(file);
  try {
    handle.exec('pragma busy_timeout = 5000');
    handle.exec(`vacuum into '${copy.replaceAll("'", "''")}'`);
  } finally {
    handle.close();
  }
}

/** Reads the file whole, and throws if any page, index or reference is wrong. */
export function checkSqlite(file: string): Checked {
  return reading(file, (handle) => {
    for (const problem of handle.prepare('pragma integrity_check(1)').all() as { integrity_check: string }[]) {
      if (problem.integrity_check !== 'ok') throw new DamagedBackup(problem.integrity_check);
    }
    const [lost] = handle.prepare('pragma foreign_key_check').all() as { table: string; parent: string }[];
    if (lost !== undefined) throw new DamagedBackup(`a row of ${lost.table} has lost its row of ${lost.parent}`);
    const count = (table: string) => {
      const [row] = handle.prepare(`select count(*) as count from ${table}`).all() as { count: number }[];
      return row?.count ?? 0;
    };
    return {
      bytes: statSync(file).size,
      version: migrationsIn(handle).at(-1) ?? '',
      people: count('people'),
      tables: count('tables'),
      entries: count('log'),
    };
  });
}

/** Opens the file to read its rows. */
export function readSqlite(file: string): Contents {
  const handle = openToRead(file);
  try {
    return {
      head: { migrations: migrationsIn(handle) },
      rows: () => rowsIn(handle),
      close: async () => handle.close(),
    };
  } catch (error) {
    handle.close();
    throw asDamage(error);
  }
}

async function* rowsIn(handle: Handle): AsyncGenerator<Rows> {
  const names = handle.prepare(`select name from sqlite_schema where type = 'table'`).all() as { name: string }[];
  const tables = names.map(({ name }) => name).filter((name) => !/^(sqlite_|kysely_)/.test(name));
  const references = tables.flatMap((from) =>
    (handle.prepare(`pragma foreign_key_list("${from}")`).all() as { table: string }[]).map(({ table: to }) => ({
      from,
      to,
    })),
  );
  for (const table of inOrder(tables, references)) {
    const described = handle.prepare(`pragma table_info("${table}")`).all() as { name: string }[];
    const columns = described.map(({ name }) => name);
    let rows: Value[][] = [];
    for (const row of rowsOf(handle.prepare(`select * from "${table}"`)) as Iterable<Record<string, Value>>) {
      rows.push(columns.map((column) => row[column] ?? null));
      if (rows.length < AT_ONCE) continue;
      yield { table, columns, rows };
      rows = [];
    }
    yield { table, columns, rows };
  }
}

function migrationsIn(handle: Handle): string[] {
  const rows = handle.prepare(`select name from ${DEFAULT_MIGRATION_TABLE} order by name`).all();
  return (rows as { name: string }[]).map(({ name }) => nameToday(name));
}

function openToRead(file: string): Handle {
  try {
    return new DatabaseSync(file, { readOnly: true });
  } catch (error) {
    throw asDamage(error);
  }
}

function reading<T>(file: string, read: (handle: Handle) => T): T {
  const handle = openToRead(file);
  try {
    return read(handle);
  } catch (error) {
    throw asDamage(error);
  } finally {
    handle.close();
  }
}

function asDamage(error: unknown): unknown {
  const damaged = /not a database|malformed|no such table: (kysely_migration|people|tables|log)|disk I\/O/;
  const message = error instanceof Error ? error.message : '';
  return damaged.test(message) ? new DamagedBackup(message) : error;
}

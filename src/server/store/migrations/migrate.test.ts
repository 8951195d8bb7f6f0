import { Kysely, Migrator, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { emptyDatabase, KINDS } from '../../../../test/server/kit/databases.ts';
import { databaseOn, somebody, someTable } from '../../../../test/server/kit/rows.ts';
import type { Database } from '../database/schema.ts';
import { openSqlite } from '../database/sqlite.ts';
import { migrationsFor } from './list.ts';
import { migrate } from './migrate.ts';

/** The last migration that renamed something. All later ones are compatible with processes of the version before. */
const BASE = '013-proposals';

interface Column {
  readonly name: string;
  readonly isNullable: boolean;
  readonly hasDefaultValue: boolean;
}

async function columnsOf(db: Database): Promise<Map<string, Map<string, Column>>> {
  const tables = await db.introspection.getTables();
  return new Map(tables.map(({ name, columns }) => [name, new Map(columns.map((column) => [column.name, column]))]));
}

/** The columns that a process of the version before would miss or could not write after this migration. */
function harmsOf(before: Map<string, Map<string, Column>>, after: Map<string, Map<string, Column>>): string[] {
  return [...before].flatMap(([table, columns]) => {
    const now = after.get(table);
    if (now === undefined) return [`${table} is gone`];
    const gone = [...columns.keys()].filter((name) => !now.has(name)).map((name) => `${table}.${name} is gone`);
    const wanted = [...now.values()]
      .filter(({ name, isNullable, hasDefaultValue }) => !columns.has(name) && !isNullable && !hasDefaultValue)
      .map(({ name }) => `${table}.${name} must be written`);
    return [...gone, ...wanted];
  });
}

test('a process of the version before can live with each of them', async () => {
  const { remove, database } = await emptyDatabase('sqlite');
  const sqlite = openSqlite(database);
  const db: Database = new Kysely({ dialect: sqlite.dialect });
  const names = Object.keys(migrationsFor('sqlite')).sort();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsFor('sqlite') } });
  await migrator.migrateTo(BASE);
  const harms: Record<string, string[]> = {};
  for (const name of names.slice(names.indexOf(BASE))) {
    const before = await columnsOf(db);
    expect((await migrator.migrateTo(name)).error).toBeUndefined();
    harms[name] = harmsOf(before, await columnsOf(db));
  }
  expect(harms).toEqual(Object.fromEntries(Object.keys(harms).map((name) => [name, []])));
  // An incompatible change is found.
  const before = await columnsOf(db);
  await sql`alter table tables rename column host to owner`.execute(db);
  await sql`alter table tables add column mood text not null default 'calm'`.execute(db);
  expect(harmsOf(before, await columnsOf(db))).toEqual(['tables.host is gone', 'tables.owner must be written']);
  await sqlite.close();
  await remove();
});

describe.each(KINDS)('a database on %s', (kind) => {
  const place = databaseOn(kind);

  test('what a newer version has added is no hindrance', async () => {
    const { db } = place;
    const tomorrow = {
      up: (make: Database) => make.schema.alterTable('tables').addColumn('mood', 'text').execute(),
    };
    const all = { ...migrationsFor(kind), '999-mood': tomorrow as never };
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => all } }).migrateToLatest();
    expect(error).toBeUndefined();
    await migrate(db, kind);
    await somebody(db, 'astrid');
    await someTable(db, 'aaaaaaaaaa', 'astrid', [{}, {}]);
    const { rows } = await sql`select mood from tables`.execute(db);
    expect(rows).toEqual([{ mood: null }]);
  });
});

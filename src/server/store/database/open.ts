import { type CompiledQuery, Kysely } from 'kysely';
import { InputError } from '../../../kernel/table.ts';
import { foldNames } from '../host-room/find-people.ts';
import { migrationsFor } from '../migrations/list.ts';
import { migrate, migrationsDone } from '../migrations/migrate.ts';
import { kindOf, placeOf } from './address.ts';
import { mistakeIn } from './mistakes.ts';
import { probe } from './probe.ts';
import type { Database, DatabaseKind } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export interface Opened {
  readonly kind: DatabaseKind;
  /** Whether there was nothing in it before. */
  readonly isNew: boolean;
  readonly db: Database;
  /** Runs the statements in one transaction; resolves when they are on disk. */
  commit(queries: readonly CompiledQuery[]): Promise<void>;
  /** Resolves when everything written so far is on disk. */
  sync(): Promise<void>;
  /** Resolves if a move could be stored now. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the file, or the PostgreSQL of that address, and brings its tables up to date. If it is one of an older version,
 * `beforeUpdate` is called first.
 */
export async function openDatabase(
  database: string,
  onTrouble: (error: Error) => void,
  beforeUpdate: () => Promise<void> = async () => {},
): Promise<Opened> {
  const opened = kindOf(database) === 'postgres' ? await openPostgres(database, onTrouble) : openFile(database);
  const { db, kind, commit } = opened;
  const update = async () => {
    const done = await migrationsDone(db);
    const isNew = done.length === 0;
    if (!isNew && Object.keys(migrationsFor(kind)).some((name) => !done.includes(name))) await beforeUpdate();
    await migrate(db, kind);
    await foldNames(db);
    return isNew;
  };
  try {
    const isNew =
      kind === 'postgres'
        ? await (await import('./database-lock.ts')).withDatabaseLock(database, update)
        : await update();
    const probing = () => probe(db, commit);
    await probing().catch((error) => {
      throw new InputError(`Nothing can be written to ${placeOf(database)}: ${error.message}.`);
    });
    return { ...opened, isNew, probe: probing };
  } catch (error) {
    await opened.close().catch(() => {});
    throw mistakeIn(database, error);
  }
}

type Raw = Omit<Opened, 'probe' | 'isNew'>;

async function openPostgres(url: string, onTrouble: (error: Error) => void): Promise<Raw> {
  // Imported only here, since it is slow to load and most servers do not need it.
  const { namedStatements, postgresDialect, postgresPool } = await import('./postgres.ts');
  const pool = postgresPool(url, onTrouble);
  const db: Database = new Kysely({ dialect: postgresDialect(pool) });
  const run = namedStatements(pool);
  // PostgreSQL answers when the commit is on disk.
  return {
    kind: 'postgres',
    db,
    commit: (queries) => commitTo(db, run, queries),
    sync: async () => {},
    close: () => db.destroy(),
  };
}

function openFile(file: string): Raw {
  try {
    const { dialect, ...disk } = openSqlite(file);
    return { kind: 'sqlite', db: new Kysely({ dialect }), ...disk };
  } catch (error) {
    throw mistakeIn(file, error);
  }
}

async function commitTo(
  db: Database,
  run: (query: CompiledQuery) => Promise<void>,
  queries: readonly CompiledQuery[],
): Promise<void> {
  const [only] = queries;
  if (only !== undefined && queries.length === 1) await run(only);
  else {
    await db.transaction().execute(async (transaction) => {
      for (const query of queries) await transaction.executeQuery(query);
    });
  }
}

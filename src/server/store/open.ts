import { type CompiledQuery, Kysely } from 'kysely';
import { InputError } from '../../kernel/table.ts';
import { migrate } from './migrations.ts';
import type { Database, DatabaseKind } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export interface Opened {
  readonly kind: DatabaseKind;
  readonly db: Database;
  /** Makes all these changes or none; resolves when they are on disk. */
  commit(queries: readonly CompiledQuery[]): Promise<void>;
  /** Resolves when everything written so far is on disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

function kindOf(database: string): DatabaseKind {
  return /^postgres(ql)?:\/\//.test(database) ? 'postgres' : 'sqlite';
}

/** Opens the file, or the PostgreSQL of that address, and brings its tables up to date. */
export async function openDatabase(database: string, onTrouble: (error: Error) => void): Promise<Opened> {
  const opened = kindOf(database) === 'postgres' ? await openPostgres(database, onTrouble) : openFile(database);
  const { kind, db } = opened;
  try {
    await migrate(db, kind);
  } catch (error) {
    await opened.close();
    throw kind === 'postgres' && isUnreachable(error) ? new InputError(unreachable(database)) : error;
  }
  return opened;
}

async function openPostgres(url: string, onTrouble: (error: Error) => void): Promise<Opened> {
  // Brought in here alone: it takes longer to load than all the rest of the database, and most servers need none of it.
  const { postgresDialect, postgresPool } = await import('./postgres.ts');
  const db: Database = new Kysely({ dialect: postgresDialect(postgresPool(url, onTrouble)) });
  // PostgreSQL has it on disk when it says so.
  return {
    kind: 'postgres',
    db,
    commit: (queries) => commitTo(db, queries),
    sync: async () => {},
    close: () => db.destroy(),
  };
}

function openFile(file: string): Opened {
  const { dialect, ...disk } = openSqlite(file);
  return { kind: 'sqlite', db: new Kysely({ dialect }), ...disk };
}

async function commitTo(db: Database, queries: readonly CompiledQuery[]): Promise<void> {
  const [only] = queries;
  if (only !== undefined && queries.length === 1) await db.executeQuery(only);
  else {
    await db.transaction().execute(async (transaction) => {
      for (const query of queries) await transaction.executeQuery(query);
    });
  }
}

const UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', '28P01', '28000', '3D000'];

function isUnreachable(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && UNREACHABLE.includes(String(error.code));
}

/** The address may hold a password, which is nobody's business. */
function unreachable(database: string): string {
  const { hostname, port, pathname } = new URL(database);
  const where = `${hostname}:${port || 5432}${pathname}`;
  return `There is no PostgreSQL that lets us in at ${where}. Check DATABASE_URL, or leave it out for SQLite.`;
}

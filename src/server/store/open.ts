import { Kysely } from 'kysely';
import { InputError } from '../../kernel/table.ts';
import { migrate } from './migrations.ts';
import { postgresDialect, postgresPool } from './postgres.ts';
import type { Database, DatabaseKind } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

interface Opened {
  readonly kind: DatabaseKind;
  readonly db: Database;
}

function kindOf(database: string): DatabaseKind {
  return /^postgres(ql)?:\/\//.test(database) ? 'postgres' : 'sqlite';
}

/** Opens the file, or the PostgreSQL of that address, and brings its tables up to date. */
export async function openDatabase(database: string, onTrouble: (error: Error) => void): Promise<Opened> {
  const kind = kindOf(database);
  const dialect = kind === 'postgres' ? postgresDialect(postgresPool(database, onTrouble)) : sqliteDialect(database);
  const db: Database = new Kysely({ dialect });
  try {
    await migrate(db, kind);
  } catch (error) {
    await db.destroy();
    throw kind === 'postgres' && isUnreachable(error) ? new InputError(unreachable(database)) : error;
  }
  return { kind, db };
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

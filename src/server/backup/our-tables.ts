import { Kysely } from 'kysely';
import { openHandle, preparing } from '../store/database/handle.ts';
import { retryingDialect } from '../store/database/retrying.ts';
import type { Database } from '../store/database/schema.ts';
import { migrate } from '../store/migrations/migrate.ts';

let known: Promise<readonly string[]> | undefined;

/** The tables of this program. A PostgreSQL database may have others, which are left alone. */
export function ourTables(): Promise<readonly string[]> {
  known ??= tablesMade();
  return known;
}

async function tablesMade(): Promise<string[]> {
  const handle = openHandle(':memory:');
  const dialect = retryingDialect({ prepare: preparing(handle), isTransaction: () => handle.isTransaction });
  const db: Database = new Kysely({ dialect });
  try {
    await migrate(db, 'sqlite');
    return (await db.introspection.getTables()).map(({ name }) => name);
  } finally {
    handle.close();
  }
}

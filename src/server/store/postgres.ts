import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const CONNECTIONS = 8;

/** Counts and times fit into a JavaScript number, so they need not come as text. */
function parserFor(type: number, format?: 'text' | 'binary') {
  return type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format as 'text');
}

export function postgresPool(url: string, onTrouble: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    types: { getTypeParser: parserFor as typeof pg.types.getTypeParser },
  });
  // A connection may break while nobody uses it; the pool makes a new one, but an unheard error would end the process.
  pool.on('error', onTrouble);
  return pool;
}

export function postgresDialect(pool: pg.Pool): Dialect {
  return new PostgresDialect({ pool });
}

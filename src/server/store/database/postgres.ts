import { Socket } from 'node:net';
import { type CompiledQuery, type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const CONNECTIONS = 8;

/** In milliseconds: how long to wait for a connection to be made or to become free. */
export const CONNECT_LIMIT = 10_000;
/** In milliseconds. The pool closes idle connections long before this. */
const SILENCE_LIMIT = 30_000;

/** Counts and times fit into a JavaScript number, so they need not come as text. */
function parserFor(type: number, format?: 'text' | 'binary') {
  return type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format as 'text');
}

/** For connections outside of the pool. */
export const numbersAsNumbers = { getTypeParser: parserFor as typeof pg.types.getTypeParser };

export function postgresPool(url: string, onTrouble: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_LIMIT,
    stream: () => socketWithTimeout(),
    types: numbersAsNumbers,
  });
  // An error without a listener would end the process. The pool listens to a connection only while nobody uses it.
  pool.on('connect', (client) => client.on('error', onTrouble));
  pool.on('error', () => {});
  return pool;
}

/** A machine that vanishes in a failover closes nothing; without a timeout its connections would hang forever. */
function socketWithTimeout(): Socket {
  const socket = new Socket();
  return socket.setTimeout(SILENCE_LIMIT, () => socket.destroy(new Error('PostgreSQL has fallen silent')));
}

export function postgresDialect(pool: pg.Pool): Dialect {
  return new PostgresDialect({ pool });
}

/** Names frequent statements, so that PostgreSQL parses and plans them once for each connection. */
export function namedStatements(pool: pg.Pool): (query: CompiledQuery) => Promise<void> {
  const names = new Map<string, string>();
  return async ({ sql, parameters }) => {
    const name = names.get(sql) ?? `statement-${names.size}`;
    names.set(sql, name);
    await pool.query({ name, text: sql, values: [...parameters] });
  };
}

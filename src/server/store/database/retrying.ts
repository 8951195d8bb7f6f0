import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { REAL_TIME, wait } from '../../../host/time.ts';

/** In milliseconds: how long to wait for the lock of another thread or program, and the longest pause between two attempts. */
const PATIENCE = 5_000;
const LONGEST_PAUSE = 25;

type Connection = DatabaseConnection & { transacting: boolean };

interface Handle extends Pick<SqliteDatabase, 'prepare'> {
  isTransaction(): boolean;
}

/**
 * SQLite through one handle that never blocks. If the file is locked, the statement is retried later, so that neither the event
 * loop nor readers wait for the lock.
 */
export function retryingDialect(handle: Handle): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => retryingDriver(handle),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function retryingDriver(handle: Handle): Driver {
  /** Resolves when the current transaction is over: other statements must not become part of it. */
  let transaction: Promise<void> | undefined;
  let finish = () => {};

  function run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = handle.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as R[] };
    const { changes } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  /** Runs the action between transactions, as soon as the file is not locked. */
  async function runBetween<R>(action: () => R): Promise<R> {
    const begun = REAL_TIME.elapsed();
    for (let pause = 1; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      while (transaction !== undefined) await transaction;
      try {
        return action();
      } catch (error) {
        if (!isLocked(error) || REAL_TIME.elapsed() - begun > PATIENCE) throw error;
      }
      await wait(REAL_TIME, pause);
    }
  }

  function leave(connection: DatabaseConnection): void {
    (connection as Connection).transacting = false;
    transaction = undefined;
    finish();
  }

  return {
    async init() {},
    async acquireConnection() {
      const connection: Connection = {
        transacting: false,
        executeQuery: async <R>(query: CompiledQuery) =>
          connection.transacting ? run<R>(query) : runBetween(() => run<R>(query)),
        streamQuery() {
          throw new Error('nothing is streamed from SQLite');
        },
      };
      return connection;
    },
    async beginTransaction(connection) {
      await runBetween(() => {
        run(CompiledQuery.raw('begin'));
        transaction = new Promise((resolve) => {
          finish = resolve;
        });
      });
      (connection as Connection).transacting = true;
    },
    async commitTransaction(connection) {
      run(CompiledQuery.raw('commit'));
      leave(connection);
    },
    async rollbackTransaction(connection) {
      try {
        // A full disk has ended it already.
        if (handle.isTransaction()) run(CompiledQuery.raw('rollback'));
      } finally {
        leave(connection);
      }
    },
    async releaseConnection() {},
    async destroy() {},
  };
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && /database (table )?is locked/.test(error.message);
}

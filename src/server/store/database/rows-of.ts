import type { DatabaseSync } from '@photostructure/sqlite';

type Statement = ReturnType<InstanceType<typeof DatabaseSync>['prepare']>;

const statements = new WeakMap<object, Statement>();

/**
 * The rows of a statement, one after another. An iterator of the package does not keep its statement alive: one that was collected
 * meanwhile ends the reading with 'iterator was invalidated', or reads memory that is not its own any more.
 */
export function rowsOf(statement: Statement, parameters: readonly unknown[] = []): IterableIterator<unknown> {
  const rows = statement.iterate(...parameters);
  statements.set(rows, statement);
  return rows;
}

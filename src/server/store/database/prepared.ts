import { type Compilable, CompiledQuery, type DialectAdapter } from 'kysely';
import type { Database } from './schema.ts';

/**
 * A frequent query. Building it takes longer than running it, so it is built once for each database with example values, and
 * then run with others in the same order, in transactions too.
 */
export function prepared<Row, Values extends readonly unknown[]>(
  build: (db: Database, ...examples: Values) => Compilable<Row>,
  ...examples: Values
): (db: Database, ...values: Values) => Promise<Row[]> {
  const texts = new WeakMap<DialectAdapter, string>();
  return async (db, ...values) => {
    const { adapter } = db.getExecutor();
    const text = texts.get(adapter) ?? build(db, ...examples).compile().sql;
    texts.set(adapter, text);
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return rows;
  };
}

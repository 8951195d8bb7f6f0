import { type Compilable, CompiledQuery } from 'kysely';
import type { Database } from './schema.ts';

/**
 * A frequent query. Building it takes longer than running it, so it is built once for each database with example values, and
 * then run with others in the same order.
 */
export function prepared<Row, Values extends readonly unknown[]>(
  build: (db: Database, ...examples: Values) => Compilable<Row>,
  ...examples: Values
): (db: Database, ...values: Values) => Promise<Row[]> {
  const texts = new WeakMap<Database, string>();
  return async (db, ...values) => {
    const text = texts.get(db) ?? build(db, ...examples).compile().sql;
    texts.set(db, text);
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return rows;
  };
}

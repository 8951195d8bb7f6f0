import { afterEach } from 'vitest';
import type { DatabaseKind } from '../../src/server/store/database/schema.ts';
import { freshDatabase } from './kit/databases.ts';

/** Makes empty databases, and removes them after the test. To be called before the servers that use them are set up. */
export function providedDatabases(): (kind: DatabaseKind) => Promise<string> {
  let made: Awaited<ReturnType<typeof freshDatabase>>[] = [];
  afterEach(async () => {
    for (const { remove } of made) await remove();
    made = [];
  });
  return async (kind) => {
    const fresh = await freshDatabase(kind);
    made.push(fresh);
    return fresh.database;
  };
}

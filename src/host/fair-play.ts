import type { StoredTable } from './store.ts';

/** Whether the result matters to more than those who made the table: then its host alone decides nothing about time. */
export function isFairPlay({ row }: StoredTable): boolean {
  return row.rated === 1 || (row.arranged ?? null) !== null;
}

import type { StoredTable } from './store.ts';

/** Whether the match belongs to a tournament: everybody plays it themselves, and without help. */
export function isOfTournament({ row }: Pick<StoredTable, 'row'>): boolean {
  return row.arranged === 'tournament';
}

/** Whether the result matters to more than those who made the table: then its host alone decides nothing about time. */
export function isFairPlay({ row }: StoredTable): boolean {
  return row.rated === 1 || (row.arranged ?? null) !== null;
}

import type { StoredTable } from './store.ts';

/** Whether a host has ended the match before anybody had won: it is over, and has no result. */
export function isCalledOff({ row }: Pick<StoredTable, 'row'>): boolean {
  return row.state === 'over' && row.places === null;
}

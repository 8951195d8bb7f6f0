import type { TableInfo } from '../../protocol/server.ts';
import { type Denial, deny } from '../denial.ts';
import type { StoredTable } from '../store.ts';
import { seatsHeldBy } from '../table.ts';

/** Why the person may not chat at the table. */
export function whyQuiet(stored: StoredTable, person: string): Denial | undefined {
  if (stored.muted.includes(person)) return deny('not-allowed', 'refused.muted');
  const isOpen = stored.row.spectators_chat === 1 || belongs(stored, person);
  return isOpen ? undefined : deny('not-allowed', 'refused.spectators-quiet');
}

/** Whether the person plays there or is the host. */
export function belongs(stored: StoredTable, person: string): boolean {
  return stored.row.host === person || seatsHeldBy(stored, person).length > 0;
}

/** The people who may not chat; empty if everybody may. */
export function quietAt({ row, muted }: StoredTable): Pick<TableInfo, 'quiet'> {
  const spectators = row.spectators_chat === 0;
  return spectators || muted.length > 0 ? { quiet: { spectators, muted } } : {};
}

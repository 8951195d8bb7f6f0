import type { TableInfo } from '../../protocol/server.ts';

/** Where it has been one's turn for longest comes first. */
export function byUrgency(one: TableInfo, other: TableInfo): number {
  return one.moved - other.moved;
}

type TimeOfDay = 'morning' | 'afternoon' | 'evening';

const NOON = 12;
const EVENING = 17;
const BEFORE_DAWN = 4;

/** How one is greeted at that hour. */
export function timeOfDay(hour: number): TimeOfDay {
  if (hour >= EVENING || hour < BEFORE_DAWN) return 'evening';
  return hour < NOON ? 'morning' : 'afternoon';
}

import type { TableInfo } from '../../protocol/server.ts';

/** When one's own time is up, by the server's clock; never where it is not limited or the clock stands. */
function endOf({ clocks, seats }: TableInfo): number {
  const own = seats.filter(({ mine }) => mine).map(({ seat }) => seat);
  const ends = clocks?.seats.filter(({ seat }) => own.includes(seat)).flatMap(({ ends }) => ends ?? []) ?? [];
  return Math.min(Number.POSITIVE_INFINITY, ...ends);
}

/** Where one's time ends first comes first, then where it has been one's turn for longest. */
export function byUrgency(one: TableInfo, other: TableInfo): number {
  const [first, second] = [endOf(one), endOf(other)];
  return first === second ? one.moved - other.moved : first - second;
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

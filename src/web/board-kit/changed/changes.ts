import type { Seat } from '../../../kernel/game.ts';
import type { PlaceId } from '../tabletop.ts';

/** What a place shows: a number that can grow and shrink, or a word for what is there; '' is nothing. */
type Showing = number | string;

export type Showings = ReadonlyMap<PlaceId, Showing>;

/** What is different at a place. */
export interface Change {
  readonly kind: 'more' | 'less' | 'new' | 'gone' | 'other';
  /** By how much, where it can be counted. */
  readonly by: number;
  /** Who did it, where that is known. */
  readonly seat?: Seat;
}

function changeBetween(before: Showing | undefined, now: Showing): Pick<Change, 'kind' | 'by'> | undefined {
  if (before === now) return undefined;
  if (typeof now === 'number') {
    const by = now - (typeof before === 'number' ? before : 0);
    if (by === 0) return undefined;
    return { kind: by > 0 ? 'more' : 'less', by };
  }
  if (now === '') return before === undefined ? undefined : { kind: 'gone', by: 0 };
  return { kind: before === undefined || before === '' ? 'new' : 'other', by: 0 };
}

/** What has changed between two moments, place by place. A place that is gone has nothing to be marked on. */
export function changesBetween(
  before: Showings,
  now: Showings,
  doneBy: ReadonlyMap<PlaceId, Seat> = new Map(),
): Map<PlaceId, Change> {
  const changes = new Map<PlaceId, Change>();
  for (const [place, showing] of now) {
    const change = changeBetween(before.get(place), showing);
    const seat = doneBy.get(place);
    if (change !== undefined) changes.set(place, { ...change, ...(seat !== undefined && { seat }) });
  }
  return changes;
}

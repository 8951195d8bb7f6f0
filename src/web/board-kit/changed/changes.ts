import type { Seat } from '../../../kernel/game.ts';
import type { PlaceId } from '../tabletop.ts';

/** The value a place shows: a number, or a word for what is there; '' is nothing. */
type Showing = number | string;

export type Showings = ReadonlyMap<PlaceId, Showing>;

/** A change at a place. */
export interface PlaceChange {
  readonly kind: 'more' | 'less' | 'new' | 'gone' | 'other';
  /** The difference, if it is a number. */
  readonly by: number;
  /** Who caused it, if known. */
  readonly seat?: Seat;
}

function changeBetween(before: Showing | undefined, now: Showing): Pick<PlaceChange, 'kind' | 'by'> | undefined {
  if (before === now) return undefined;
  if (typeof now === 'number') {
    const by = now - (typeof before === 'number' ? before : 0);
    if (by === 0) return undefined;
    return { kind: by > 0 ? 'more' : 'less', by };
  }
  if (now === '') return before === undefined ? undefined : { kind: 'gone', by: 0 };
  return { kind: before === undefined || before === '' ? 'new' : 'other', by: 0 };
}

/** The changes between two moments by place. Places that no longer exist cannot be marked and are left out. */
export function changesBetween(
  before: Showings,
  now: Showings,
  doneBy: ReadonlyMap<PlaceId, Seat> = new Map(),
): Map<PlaceId, PlaceChange> {
  const changes = new Map<PlaceId, PlaceChange>();
  for (const [place, showing] of now) {
    const change = changeBetween(before.get(place), showing);
    const seat = doneBy.get(place);
    if (change !== undefined) changes.set(place, { ...change, ...(seat !== undefined && { seat }) });
  }
  return changes;
}

import './marks.css';
import { createContext, useContext } from 'react';
import { SeatMark, seatNumber } from '../../look/SeatMark.tsx';
import type { PlaceId } from '../tabletop.ts';
import { type SayOfKit, useWords } from '../words.ts';
import type { PlaceChange } from './changes.ts';

/** The changes since the viewer's last turn; empty right after they acted. */
export const MarksContext = createContext<ReadonlyMap<PlaceId, PlaceChange>>(new Map());

export function useMarks(): ReadonlyMap<PlaceId, PlaceChange> {
  return useContext(MarksContext);
}

/** '+2', '−1', 'new', 'gone', 'changed'. */
function sayChange({ kind, by }: PlaceChange, say: SayOfKit): string {
  if (kind === 'more') return `+${by}`;
  if (kind === 'less') return `−${-by}`;
  return say(`mark.${kind}`);
}

/** Marks a change at any of these places: a tag with the number, or a notch in the corner of its parent. */
export function ChangedMark({ of }: { readonly of: PlaceId | readonly PlaceId[] }) {
  const change = useChange(of);
  const say = useWords();
  if (change === undefined) return null;
  const words = sayChange(change, say);
  if (change.by === 0) {
    return (
      <span className="changed-notch changed-mark">
        <span className="sr-only">{`${say('mark.since')} ${words}`}</span>
      </span>
    );
  }
  return (
    <span className="changed-tag changed-mark">
      {change.seat !== undefined && <SeatMark seat={seatNumber(change.seat)} />}
      <span className="sr-only">{say('mark.since')}</span>
      {words}
    </span>
  );
}

/** What has changed in words alone, where the thing itself shows it: by a line below it, or a ring around it. */
export function ChangedWords({ change }: { readonly change: PlaceChange }) {
  const say = useWords();
  return <span className="sr-only changed-words">{`${say('mark.since')} ${sayChange(change, say)}`}</span>;
}

/** The change at the first of these places that has one. */
export function useChange(of: PlaceId | readonly PlaceId[]): PlaceChange | undefined {
  const marks = useMarks();
  const places = typeof of === 'string' ? [of] : of;
  for (const place of places) {
    const change = marks.get(place);
    if (change !== undefined) return change;
  }
  return undefined;
}

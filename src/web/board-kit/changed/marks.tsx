import './marks.css';
import { createContext, useContext } from 'react';
import { SeatMark, seatNumber } from '../../look/SeatMark.tsx';
import { type Say, useSay } from '../../messages/text.ts';
import type { PlaceId } from '../tabletop.ts';
import type { Change } from './changes.ts';

/** What has changed since the viewer's last turn; nothing while they have just acted. */
export const MarksContext = createContext<ReadonlyMap<PlaceId, Change>>(new Map());

export function useMarks(): ReadonlyMap<PlaceId, Change> {
  return useContext(MarksContext);
}

/** '+2', '−1', 'new', 'gone', 'changed'. */
export function sayChange({ kind, by }: Change, say: Say): string {
  if (kind === 'more') return `+${by}`;
  if (kind === 'less') return `−${-by}`;
  return say(`mark.${kind}`);
}

/** The tag of what has changed at any of these places; it stands at the corner of whatever it lies in. */
export function ChangedMark({ of }: { readonly of: PlaceId | readonly PlaceId[] }) {
  const change = useChange(of);
  const say = useSay();
  if (change === undefined) return null;
  return (
    <span className="changed-tag changed-mark">
      {change.seat !== undefined && <SeatMark seat={seatNumber(change.seat)} />}
      <span className="sr-only">{say('mark.since')}</span>
      {sayChange(change, say)}
    </span>
  );
}

/** The same within an SVG drawing: its middle at this point, its height in the drawing's own units. */
export function ChangedMarkAt({ of, x, y, size }: { of: PlaceId; x: number; y: number; size: number }) {
  const change = useChange(of);
  const say = useSay();
  if (change === undefined) return null;
  const words = sayChange(change, say);
  const width = size * (0.9 + 0.52 * words.length);
  return (
    <g className="changed-mark" data-drawn="">
      <title>{`${say('mark.since')} ${words}`}</title>
      <rect x={x - width / 2} y={y - size / 2} width={width} height={size} rx={size / 2} />
      <text x={x} y={y} fontSize={size * 0.72} textAnchor="middle" dominantBaseline="central">
        {words}
      </text>
    </g>
  );
}

/** What has changed at the first of these places where something has. */
export function useChange(of: PlaceId | readonly PlaceId[]): Change | undefined {
  const marks = useMarks();
  const places = typeof of === 'string' ? [of] : of;
  for (const place of places) {
    const change = marks.get(place);
    if (change !== undefined) return change;
  }
  return undefined;
}

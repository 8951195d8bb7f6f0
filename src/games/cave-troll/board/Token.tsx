import { type CSSProperties, memo } from 'react';
import { useChange } from '../../../web/board-kit/changed/marks.tsx';
import { usePlace } from '../../../web/board-kit/places.tsx';
import { seatNumber } from '../../../web/look/SeatMark.tsx';
import { type Figure, figureId, ownerOf } from '../box/figures.ts';
import type { FigureKind } from '../box/kinds.ts';
import { type Area, areaId } from '../box/map.ts';
import { type CaveIcon, Piece } from './art/Piece.tsx';
import { placeOf } from './places.ts';
import type { Spot } from './standing.ts';

interface TokenProps {
  readonly figure: Figure;
  readonly kind: FigureKind;
  readonly spot: Spot;
  readonly area: Area;
  /** Whether it can be reached by the Tab key: it stands where the keyboard is. */
  readonly near: boolean;
  /** Whether the area it stands in can be chosen: then a touch is meant for the area. */
  readonly onLit: boolean;
  readonly name: string;
}

/** A figure on the map. */
export const Token = memo(function Token({ figure, kind, spot, area, near, onLit, name }: TokenProps) {
  const id = figureId(figure);
  const owner = ownerOf(figure);
  const place = usePlace(placeOf.figure(id));
  const mood = place['data-mood'];
  const hasMoved = useChange(placeOf.figure(id)) !== undefined;
  const tabIndex = near || mood === 'lit' ? 0 : -1;
  const attributes = { role: 'button', 'aria-label': name, tabIndex, ...place } as const;
  return (
    <div
      className="ct-token"
      data-piece={id}
      data-from={`deck-${owner}`}
      data-home={`lost-${owner}`}
      data-roam=""
      data-figure={figure}
      data-at={areaId(area)}
      data-moved={hasMoved || undefined}
      data-under-foot={(onLit && mood !== 'lit') || undefined}
      style={{ '--x': spot.x, '--y': spot.y, '--s': spot.size } as CSSProperties}
      {...attributes}
    >
      <Piece icon={kind.id as CaveIcon} shape={kind.class} seat={seatNumber(owner)} />
    </div>
  );
});

import type { ReactNode } from 'react';
import { usePlace } from '../../../../web/board-kit/places.tsx';
import type { PlaceId } from '../../../../web/board-kit/tabletop.ts';

interface TileProps {
  readonly place: PlaceId;
  readonly name: string;
  /** A word or two below the name: what it takes, or from when on. */
  readonly note?: string;
  readonly picture: ReactNode;
  /** Whether it is chosen, and something about it is asked still. */
  readonly isUnderway?: boolean;
}

/** A tile of the shelf: picture and name; what it takes, and why it is blocked, is said by what is pointed at. */
export function Tile({ place, name, note, picture, isUnderway = false }: TileProps) {
  return (
    <span className="tt-tile" {...usePlace(place)} data-about={place} data-underway={isUnderway || undefined}>
      {picture}
      <span className="tt-tile-words">
        <span className="tt-tile-name">{name}</span>
        {note !== undefined && <span className="tt-tile-note">{note}</span>}
      </span>
    </span>
  );
}

interface ChipProps {
  readonly place: PlaceId;
  readonly picture?: ReactNode;
  /** Whether it can be chosen at any time, so that it calls nobody. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** A choice that has no place on the map. */
export function Chip({ place, picture, quiet = false, children }: ChipProps) {
  return (
    <span
      className="tt-chip"
      {...usePlace(place)}
      data-at-once=""
      {...(quiet && { 'data-quiet': '', 'data-besides': '' })}
    >
      {picture}
      {children}
    </span>
  );
}

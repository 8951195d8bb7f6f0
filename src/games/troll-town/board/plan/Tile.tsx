import type { ReactNode } from 'react';
import { usePlace, usePlaceState } from '../../../../web/board-kit/places.tsx';
import type { PlaceId } from '../../../../web/board-kit/tabletop.ts';

interface TileProps {
  readonly place: PlaceId;
  readonly thing: string;
  readonly name: string;
  readonly note: string;
  readonly picture: ReactNode;
  /** The leaf that begins here. */
  readonly leaf?: string | undefined;
}

/** A tile of the shelf: picture, name, and what it takes; a blocked one names its rule. */
export function Tile({ place, thing, name, note, picture, leaf }: TileProps) {
  const state = usePlaceState(place);
  return (
    <span className="tt-tile" {...usePlace(place)} data-about={thing} data-leaf={leaf}>
      {picture}
      <span className="tt-tile-name">{name}</span>
      <span className="tt-tile-note">{state?.why?.rule ?? note}</span>
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
    <span className="tt-chip" {...usePlace(place)} data-at-once="" data-quiet={quiet ? '' : undefined}>
      {picture}
      {children}
    </span>
  );
}

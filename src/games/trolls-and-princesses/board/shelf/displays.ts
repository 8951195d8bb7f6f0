import type { PlaceState } from '../../../../web/board-kit/places.tsx';
import type { PlaceId } from '../../../../web/board-kit/tabletop.ts';
import { type Area, BUILDING, isCavern, POWER } from '../../box/areas.ts';

export const DISPLAYS = ['cave', 'king', 'cards'] as const;
export type Display = (typeof DISPLAYS)[number];

const SHOWN_BY: readonly (readonly [prefix: string, display: Display])[] = [
  ['tile-cave', 'cave'],
  ['tile-king', 'king'],
  ['card-', 'cards'],
];

/** The display that matters now: the one with something to choose, else the one that is paid for where the viewer acts. */
export function displayFor(places: ReadonlyMap<PlaceId, PlaceState>, acting: Area | undefined): Display | undefined {
  for (const [place, { mood }] of places) {
    const found = mood === 'lit' ? SHOWN_BY.find(([prefix]) => place.startsWith(prefix)) : undefined;
    if (found !== undefined) return found[1];
  }
  if (acting === BUILDING) return 'cave';
  if (acting === POWER) return 'cards';
  return acting === undefined || isCavern(acting) ? undefined : 'king';
}

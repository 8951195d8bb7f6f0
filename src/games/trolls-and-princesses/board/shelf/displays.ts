import type { PlaceState } from '../../../../web/board-kit/places.tsx';
import type { PlaceId } from '../../../../web/board-kit/tabletop.ts';
import { type Area, BUILDING, isCavern, POWER } from '../../box/areas.ts';
import { isKingTile, tileId, tileNumber } from '../../box/tiles.ts';
import { trollCardFace } from '../../box/troll-cards.ts';
import type { TrollsAndPrincesses } from '../../position.ts';
import { placeOf, readPlace } from '../places.ts';

export const DISPLAYS = ['cave', 'king', 'cards'] as const;
export type Display = (typeof DISPLAYS)[number];

/** Where what is chosen there lies. */
function displayOf(place: PlaceId): Display | undefined {
  const found = readPlace(place);
  if (found?.is === 'card') return 'cards';
  if (found?.is !== 'tile') return undefined;
  return isKingTile(tileNumber(found.of[0])) ? 'king' : 'cave';
}

/**
 * The displays with something to choose, and whether one is needed: nothing else is to be chosen, or something there has been. A King's
 * card may be claimed at any time, and settles nothing.
 */
export function displaysLit(places: ReadonlyMap<PlaceId, PlaceState>): {
  readonly lit: ReadonlySet<Display>;
  /** The one from which something has been chosen that is not settled yet. */
  readonly chosen: Display | undefined;
  readonly needed: boolean;
} {
  const lit = new Set<Display>();
  let isElsewhere = false;
  let chosen: Display | undefined;
  for (const [place, { mood }] of places) {
    const display = displayOf(place);
    if (display !== undefined && mood === 'lit') lit.add(display);
    if (display !== undefined && mood === 'chosen') chosen = display;
    if (display === undefined && mood === 'lit' && readPlace(place)?.is !== 'kingCard') isElsewhere = true;
  }
  return { lit, chosen, needed: chosen !== undefined || (lit.size > 0 && !isElsewhere) };
}

/** The display that matters now: the one with something to choose, else the one that is paid for where the viewer acts. */
export function displayFor(places: ReadonlyMap<PlaceId, PlaceState>, acting: Area | undefined): Display | undefined {
  const { lit, chosen } = displaysLit(places);
  const [calling] = chosen === undefined ? lit : [chosen];
  if (calling !== undefined) return calling;
  if (acting === BUILDING) return 'cave';
  if (acting === POWER) return 'cards';
  return acting === undefined || isCavern(acting) ? undefined : 'king';
}

/** Where what lies in a display is. */
export function placesIn(view: TrollsAndPrincesses, display: Display): PlaceId[] {
  if (display === 'cards') return view.trollDisplay.map((card) => placeOf.card(trollCardFace(card).id));
  return (display === 'cave' ? view.caveDisplay : view.kingDisplay).map((tile) => placeOf.tile(tileId(tile)));
}

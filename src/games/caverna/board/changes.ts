import type { Seat, Viewer } from '../../../kernel/game.ts';
import type { GameEvent } from '../../../kernel/tell.ts';
import { family, num, oneOf, placeIds } from '../../../web/board-kit/place-ids.ts';
import type { PlaceId } from '../../../web/board-kit/tabletop.ts';
import { FURNISHING_IDS, type FurnishingId } from '../box/furnishings.ts';
import { ALL_GOODS } from '../box/goods.ts';
import { SPACE_IDS, type SpaceId, spaceAt } from '../box/spaces.ts';
import type { Caverna } from '../position.ts';
import { countOf } from '../rules/goods.ts';
import { pointsOf } from '../score.ts';
import { placeOf } from './place-ids.ts';

/** Where something can change for all to see. */
const { placeOf: spotOf, readPlace: readSpot } = placeIds({
  space: family('at', oneOf(SPACE_IDS)),
  cell: family('home-cell', num, num),
  // A number on a family's own board, or the whole of it.
  home: family('home', num, oneOf([...ALL_GOODS, 'people', 'home', 'points'])),
  // Who stands on a space.
  worker: family('worker-at', oneOf(SPACE_IDS)),
});

export { spotOf };

/** What is to be seen on the map, among the furnishings and in every home. */
export function shows(view: Caverna): Map<PlaceId, number | string> {
  const seen = new Map<PlaceId, number | string>();
  for (const { space, goods, by } of view.spaces) {
    const { id, accumulates } = spaceAt(space);
    seen.set(spotOf.space(id as SpaceId), accumulates === undefined ? 'there' : countOf(goods));
    seen.set(spotOf.worker(id as SpaceId), by.join(' '));
  }
  for (const [number, id] of FURNISHING_IDS.entries()) {
    const owner = view.owners[number] ?? -1;
    seen.set(placeOf.room(id), owner < 0 ? '' : `owner ${owner}`);
  }
  for (const [seat, player] of view.players.entries()) {
    for (const good of ALL_GOODS) seen.set(spotOf.home(seat, good), player.goods[good] ?? 0);
    for (const [cell, top] of player.tops.entries()) {
      const stable = player.stables.includes(cell) ? ' stable' : '';
      seen.set(spotOf.cell(seat, cell), top === 'none' ? stable : `${top}${stable}`);
    }
    seen.set(spotOf.home(seat, 'people'), player.people.length);
    seen.set(spotOf.home(seat, 'points'), pointsOf(view, seat));
  }
  return seen;
}

/** Whose home it is that shows this. */
export function homeOf(place: PlaceId): Seat | undefined {
  const found = readSpot(place);
  return found?.is === 'cell' || found?.is === 'home' ? found.of[0] : undefined;
}

/** Others' goods are underlined in their row, and whoever was placed has a ring; homes and furnishings are looked at apart. */
export function isQuiet(place: PlaceId, viewer: Viewer): boolean {
  const found = readSpot(place);
  if (found?.is === 'space') return false;
  if (found?.is !== 'home') return true;
  const [seat, what] = found.of;
  return seat !== viewer && what !== 'points' && what !== 'people';
}

/** Where something happened. */
export function spotsOf(event: GameEvent): PlaceId[] {
  const { say, seat, space, cell, a, b, furnishing } = event as GameEvent & Readonly<Record<string, unknown>>;
  switch (say) {
    case 'told.placed':
      return [spotOf.space(space as SpaceId), spotOf.worker(space as SpaceId)];
    case 'told.imitated':
    case 'told.card':
    case 'told.emptied':
    case 'told.rescued':
      return [spotOf.space(space as SpaceId)];
    case 'told.tile':
    case 'told.large-pasture':
      return [spotOf.cell(Number(seat), Number(a)), spotOf.cell(Number(seat), Number(b))];
    case 'told.furnished':
      return [spotOf.cell(Number(seat), Number(cell)), placeOf.room(furnishing as FurnishingId)];
    case 'told.single':
    case 'told.ruby-mine':
    case 'told.small-pasture':
    case 'told.stable':
      return [spotOf.cell(Number(seat), Number(cell))];
    default:
      return [];
  }
}

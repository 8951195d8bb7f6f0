import type { Seat } from '../../../kernel/game.ts';
import type { GameEvent } from '../../../kernel/tell.ts';
import type { PlaceId } from '../../../web/board-kit/tabletop.ts';
import { FURNISHING_IDS, type FurnishingId } from '../box/furnishing-ids.ts';
import { ALL_GOODS } from '../box/goods.ts';
import { type SpaceId, spaceAt } from '../box/spaces.ts';
import { countOf } from '../goods.ts';
import type { Caverna } from '../position.ts';
import { placeOf } from './places.ts';

/** Where something can change for all to see. */
export const spotOf = {
  space: (space: SpaceId): PlaceId => `at ${space}`,
  cell: (seat: Seat, cell: number): PlaceId => `home ${seat} cell ${cell}`,
  /** A number on a family's own board. */
  home: (seat: Seat, what: string): PlaceId => `home ${seat} ${what}`,
} as const;

/** What is to be seen on the map, among the furnishings and in every home. */
export function shows(view: Caverna): Map<PlaceId, number | string> {
  const seen = new Map<PlaceId, number | string>();
  for (const { space, goods } of view.spaces) {
    const { id, accumulates } = spaceAt(space);
    seen.set(spotOf.space(id as SpaceId), accumulates === undefined ? 'there' : countOf(goods));
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
  }
  return seen;
}

/** Whose home it is that shows this. */
export function homeOf(place: PlaceId): Seat | undefined {
  const [, seat] = /^home (\d) /.exec(place) ?? [];
  return seat === undefined ? undefined : Number(seat);
}

/** Where something happened. */
export function spotsOf(event: GameEvent): PlaceId[] {
  const { say, seat, space, cell, a, b, furnishing } = event as GameEvent & Readonly<Record<string, unknown>>;
  switch (say) {
    case 'told.placed':
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

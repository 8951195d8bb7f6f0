import type { Seat } from '../../../kernel/game.ts';
import type { GameEvent } from '../../../kernel/tell.ts';
import type { Showings } from '../../../web/board-kit/changed/changes.ts';
import type { PlaceId } from '../../../web/board-kit/tabletop.ts';
import { PRODUCE, type Produce } from '../box/produce.ts';
import type { GnomeElfTroll } from '../position.ts';
import { control } from '../rules/harvest.ts';
import { placeOf } from './places.ts';

/** Things that are looked at though nothing is done there. */
export const spotOf = {
  figure: (tile: number): PlaceId => `figure-${tile}`,
  yields: (seat: Seat, kind: Produce): PlaceId => `yield-${seat}-${kind}`,
  garden: (seat: Seat): PlaceId => `garden-${seat}`,
};

/** What grows in the gardens, who stands on it, and what each player controls. */
export function shows(view: GnomeElfTroll): Showings {
  const showings = new Map<PlaceId, number | string>();
  for (const [seat, garden] of view.gardens.entries()) {
    for (const { id, kind, figure } of garden) {
      showings.set(placeOf.tile(id), kind);
      showings.set(spotOf.figure(id), figure === undefined ? '' : `${figure.creature} ${figure.owner}`);
    }
    const yields = control(view, seat);
    for (const kind of PRODUCE) showings.set(spotOf.yields(seat, kind), yields[kind]);
  }
  return showings;
}

/** A creature that was driven off cannot be seen any more, so a caption says it. */
export const captions: ReadonlySet<string> = new Set(['told.drove-off']);

/** A tile is sown at an end of its garden; of what else happens, the log names the garden. */
export function spotsOf(event: GameEvent, view: GnomeElfTroll): PlaceId[] {
  const { say, seat, garden, end } = event;
  if (say === 'told.sowed' && seat !== undefined) {
    const row = view.gardens[seat] ?? [];
    const tile = end === 'left' ? row[0] : row.at(-1);
    return tile === undefined ? [] : [placeOf.tile(tile.id)];
  }
  if (say === 'told.placed' || say === 'told.drove-off') return [spotOf.garden(Number(garden))];
  if (say === 'told.harvested' && seat !== undefined) return [spotOf.garden(seat)];
  return [];
}

import type { Viewer } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import type { GameEvent } from '../../../kernel/tell.ts';
import type { Showings } from '../../../web/board-kit/changed/changes.ts';
import type { PlaceId } from '../../../web/board-kit/tabletop.ts';
import { hexNamed } from '../box/hexes.ts';
import { BUILT, type TrollTown } from '../position.ts';
import { storedChildren } from '../rules/children.ts';
import { kitchens } from '../rules/feast.ts';
import { injuriesOf, levelOf } from '../rules/levels.ts';
import { placeOf } from './places.ts';

/** What is to be seen where, by the places that have a mark for it. */
export function shows(view: TrollTown, _viewer: Viewer): Showings {
  const found = new Map<PlaceId, number | string>([
    ['stored', storedChildren(view)],
    ['cooked', kitchens(view, view.communal).capacity],
    ['communal', view.communal],
  ]);
  view.trolls.forEach(({ minions }, troll) => {
    found.set(`minions-${troll}`, minions);
    found.set(`injuries-${troll}`, injuriesOf(view, troll));
  });
  for (const building of view.buildings) {
    const { number, kind, stands, children } = building;
    if (!stands) continue;
    if (kind === 'cage' || kind === 'pit') found.set(placeOf.building(number), children);
    else found.set(placeOf.building(number), `${kind} ${levelOf(building)}`);
  }
  return found;
}

/** The building on a hex that an event names. */
function buildingAt({ land }: TrollTown, hex: string): PlaceId[] {
  const there = land[hexNamed(hex)] ?? 0;
  return there >= BUILT ? [placeOf.building(there - BUILT)] : [];
}

/** Where something happened. */
export function spotsOf({ building, hex, hexes, rival, seat, say }: GameEvent, view: TrollTown): PlaceId[] {
  if (typeof building === 'number') return [placeOf.building(building)];
  if (typeof hexes === 'string' && hexes !== '') return buildingAt(view, at(hexes.split(' '), 0));
  if (typeof hex === 'string') return buildingAt(view, hex);
  if (say === 'told.card' || say === 'told.struck' || say === 'told.took-minion') {
    return [rival, seat].flatMap((troll) => (typeof troll === 'number' ? [placeOf.troll(troll)] : []));
  }
  return [];
}

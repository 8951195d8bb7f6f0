import type { Seat, Viewer } from '../../../kernel/game.ts';
import { family, num, oneOf, placeIds, text } from '../../../web/board-kit/place-ids.ts';
import type { Path, PlaceId } from '../../../web/board-kit/tabletop.ts';
import { CREATURES, PURCHASES, type Purchase } from '../box/creatures.ts';
import { ENDS, PRODUCE, type Produce } from '../box/produce.ts';
import type { Buy, GnomeElfTrollMove } from '../moves.ts';
import type { GnomeElfTroll } from '../position.ts';
import type { Speak } from './words.ts';

/** Where things are on the board: what the drawing and the moves both go by. */
const { placeOf, readPlace } = placeIds({
  hand: family('hand', num),
  end: family('end', oneOf(ENDS)),
  tile: family('tile', num),
  shop: family('shop', oneOf(PURCHASES)),
  price: family('price', oneOf(PURCHASES), text),
});

export { placeOf };

/** A price in the shop, by the kinds it is paid with. */
export function priceOf(purchase: Purchase, kinds: readonly Produce[]): PlaceId {
  return placeOf.price(purchase, kinds.join('-'));
}

/** The kinds by which a purchase is paid, as its price is marked in the shop; a troll costs one of each. */
function paidWith(move: Buy): readonly Produce[] {
  switch (move.purchase) {
    case 'gnome':
    case 'elf':
      return [move.pay];
    case 'two-gnomes':
      return [move.pay, move.and];
    case 'troll':
      return PRODUCE;
  }
}

export function pathsOf(move: GnomeElfTrollMove, view: GnomeElfTroll, viewer: Viewer): Path[] {
  switch (move.do) {
    case 'sow':
      return tilesInHand(view, viewer, move.kind).map((index) => [placeOf.hand(index), placeOf.end(move.end)]);
    case 'buy': {
      const price = priceOf(move.purchase, paidWith(move));
      return [[price], [placeOf.shop(move.purchase), price]];
    }
    case 'place': {
      const tile = view.gardens[move.garden]?.[move.tile];
      return tile === undefined ? [] : [[placeOf.tile(tile.id)]];
    }
    case 'done':
      return [];
  }
}

function tilesInHand(view: GnomeElfTroll, viewer: Viewer, kind: Produce): number[] {
  if (viewer === 'spectator') return [];
  return (view.hands[viewer] ?? []).flatMap((each, index) => (each === kind ? [index] : []));
}

/** What is bought is placed right away, so it can be carried from the shop to its tile. */
export function isForSale(place: PlaceId): boolean {
  const family = readPlace(place)?.is;
  return family === 'shop' || family === 'price';
}

/** A tile of the hand asks for an end of the garden, a creature for what it is paid with. */
export function asksNext([first = '']: Path, view: GnomeElfTroll, viewer: Viewer, speak: Speak): string | undefined {
  const place = readPlace(first);
  if (place?.is === 'shop') return speak('ask.pay', { purchase: place.of[0] });
  const kind = place?.is === 'hand' && viewer !== 'spectator' ? view.hands[viewer]?.[place.of[0]] : undefined;
  return kind && speak('ask.sow-where', { kind });
}

/** What a place is called where several moves go through it. */
export function nameOf(place: PlaceId, view: GnomeElfTroll, viewer: Viewer, speak: Speak): string | undefined {
  const found = readPlace(place);
  switch (found?.is) {
    case 'hand': {
      const [number] = found.of;
      const kind = viewer === 'spectator' ? undefined : view.hands[viewer]?.[number];
      return kind && speak('place.hand', { kind, number: number + 1 });
    }
    case 'shop':
      return speak('place.shop', { purchase: found.of[0] });
    case 'tile': {
      const there = findTile(view, found.of[0]);
      return there && describeTile(view, there.garden, there.tile, speak);
    }
    default:
      return undefined;
  }
}

function findTile(view: GnomeElfTroll, id: number): { garden: Seat; tile: number } | undefined {
  for (const [garden, row] of view.gardens.entries()) {
    const tile = row.findIndex((each) => each.id === id);
    if (tile >= 0) return { garden, tile };
  }
  return undefined;
}

/** 'Tile 3: bean (garden: Ada; troll: Bo)' */
export function describeTile(view: GnomeElfTroll, garden: Seat, tile: number, speak: Speak): string {
  const found = view.gardens[garden]?.[tile];
  if (found === undefined) return '';
  const where = { kind: found.kind, number: tile + 1, seat: garden };
  const { figure } = found;
  if (figure === undefined) return speak('place.tile', where);
  const creature = CREATURES.find((each) => each === figure.creature);
  return speak('place.tile-with-figure', { ...where, creature, owner: figure.owner });
}

import type { Seat, Viewer } from '../../../kernel/game.ts';
import type { Path, PlaceId, Speak } from '../../../web/board-kit/tabletop.ts';
import { CREATURES, type Purchase } from '../box/creatures.ts';
import { type End, PRODUCE, type Produce } from '../box/produce.ts';
import type { Buy, GnomeElfTrollMove } from '../moves.ts';
import type { GnomeElfTroll } from '../position.ts';

/** Where things are on the board: what the drawing and the moves both go by. */
export const placeOf = {
  hand: (index: number): PlaceId => `hand-${index}`,
  end: (end: End): PlaceId => `end-${end}`,
  tile: (id: number): PlaceId => `tile-${id}`,
  shop: (purchase: Purchase): PlaceId => `shop-${purchase}`,
  price: (purchase: Purchase, ...kinds: readonly Produce[]): PlaceId => `price-${purchase}-${kinds.join('-')}`,
};

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
      const price = placeOf.price(move.purchase, ...paidWith(move));
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
  return place.startsWith('shop-') || place.startsWith('price-');
}

/** A tile of the hand asks for an end of the garden, a creature for what it is paid with. */
export function asksNext([first = '']: Path, view: GnomeElfTroll, viewer: Viewer, speak: Speak): string | undefined {
  const [family, which] = first.split(/-(.*)/);
  if (family === 'shop') return speak('ask.pay', { purchase: which });
  const kind = viewer === 'spectator' ? undefined : view.hands[viewer]?.[Number(which)];
  return family === 'hand' && kind !== undefined ? speak('ask.sow-where', { kind }) : undefined;
}

/** What a place is called where several moves go through it. */
export function nameOf(place: PlaceId, view: GnomeElfTroll, viewer: Viewer, speak: Speak): string | undefined {
  const [family, which] = place.split(/-(.*)/);
  if (family === 'hand' && viewer !== 'spectator') {
    const kind = view.hands[viewer]?.[Number(which)];
    return kind && speak('place.hand', { kind, number: Number(which) + 1 });
  }
  if (family === 'shop') return speak('place.shop', { purchase: which });
  if (family === 'tile') {
    const found = findTile(view, Number(which));
    return found && describeTile(view, found.garden, found.tile, speak);
  }
  return undefined;
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

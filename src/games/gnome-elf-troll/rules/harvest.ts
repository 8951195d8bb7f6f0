import type { Seat } from '../../../kernel/game.ts';
import { FIGURES_OF_EACH_SORT } from '../box/creatures.ts';
import type { Counts, Produce } from '../box/produce.ts';
import { type GardenTile, type GnomeElfTroll, noProduce } from '../position.ts';

/** GET-3.7 to GET-3.12, GET-5.1: what the player controls now, and would harvest. */
export function control(p: GnomeElfTroll, seat: Seat, into: Counts = noProduce()): Counts {
  into.pumpkin = 0;
  into.apple = 0;
  into.bean = 0;
  countRow(p, seat, into);
  if ((p.stocks[seat]?.gnome ?? 0) < FIGURES_OF_EACH_SORT) countGnomes(p, seat, into);
  return into;
}

function countRow(p: GnomeElfTroll, seat: Seat, into: Counts): void {
  const garden = p.gardens[seat] ?? [];
  let left: GardenTile | undefined;
  for (const tile of garden) {
    add(into, tile.kind, yieldOf(tile, left));
    left = tile;
  }
}

/** GET-3.7 to GET-3.9: a tile yields 1, and 1 more for the neighbour of its kind on the left; a troll takes both away. */
export function yieldOf(tile: GardenTile, left: GardenTile | undefined): number {
  if (hasTroll(tile)) return 0;
  return left !== undefined && left.kind === tile.kind && !hasTroll(left) ? 2 : 1;
}

function hasTroll({ figure }: GardenTile): boolean {
  return figure !== undefined && figure.creature === 'troll';
}

function countGnomes(p: GnomeElfTroll, seat: Seat, into: Counts): void {
  for (const garden of p.gardens) {
    for (const { kind, figure } of garden) {
      if (figure !== undefined && figure.owner === seat && figure.creature === 'gnome') add(into, kind, 1);
    }
  }
}

/** Named fields are several times faster here than a computed key, and this runs twice a turn. */
function add(into: Counts, kind: Produce, number: number): void {
  if (kind === 'pumpkin') into.pumpkin += number;
  else if (kind === 'apple') into.apple += number;
  else into.bean += number;
}

import type { AreaId } from './areas.ts';

export type Cell = readonly [x: number, y: number];

/** CT-1.10: a door stands on the edge between two cells, one in each of the areas it joins. */
interface Door {
  readonly a: AreaId;
  readonly cellOfA: Cell;
  readonly b: AreaId;
  readonly cellOfB: Cell;
}

function door(a: AreaId, cellOfA: Cell, b: AreaId, cellOfB: Cell): Door {
  return { a, cellOfA, b, cellOfB };
}

export const DOORS: readonly Door[] = [
  door('stair-nw', [1, 2], 'porch-nw', [1, 1]),
  door('stair-ne', [13, 1], 'porch-ne', [14, 1]),
  door('stair-se', [14, 13], 'porch-se', [14, 14]),
  door('stair-sw', [2, 14], 'porch-sw', [1, 14]),
  door('stair-nw', [0, 3], 'guardpost-nw', [0, 4]),
  door('stair-ne', [12, 0], 'guardpost-ne', [11, 0]),
  door('stair-se', [15, 12], 'guardpost-se', [15, 11]),
  door('stair-sw', [3, 15], 'guardpost-sw', [4, 15]),
  door('porch-se', [12, 14], 'gallery-se', [11, 14]),
  door('porch-sw', [1, 12], 'gallery-sw', [1, 11]),
  door('porch-nw', [3, 1], 'gallery-nw', [4, 1]),
  door('porch-ne', [14, 3], 'gallery-ne', [14, 4]),
  door('porch-se', [13, 14], 'hall-se', [13, 13]),
  door('porch-sw', [1, 13], 'hall-sw', [2, 13]),
  door('porch-nw', [2, 1], 'hall-nw', [2, 2]),
  door('porch-ne', [14, 2], 'hall-ne', [13, 2]),
  door('guardpost-ne', [11, 1], 'hall-ne', [11, 2]),
  door('guardpost-se', [14, 11], 'hall-se', [13, 11]),
  door('guardpost-sw', [4, 14], 'hall-sw', [4, 13]),
  door('guardpost-nw', [1, 4], 'hall-nw', [2, 4]),
  door('gallery-ne', [14, 5], 'hall-ne', [13, 5]),
  door('gallery-se', [10, 14], 'hall-se', [10, 13]),
  door('gallery-sw', [1, 10], 'hall-sw', [2, 10]),
  door('gallery-nw', [5, 1], 'hall-nw', [5, 2]),
  door('store-s', [8, 15], 'gallery-se', [9, 15]),
  door('store-w', [0, 8], 'gallery-sw', [0, 9]),
  door('store-n', [7, 0], 'gallery-nw', [6, 0]),
  door('store-e', [15, 7], 'gallery-ne', [15, 6]),
  door('store-s', [8, 14], 'hoard-s', [8, 13]),
  door('store-w', [1, 8], 'hoard-w', [2, 8]),
  door('store-n', [7, 1], 'hoard-n', [7, 2]),
  door('store-e', [14, 7], 'hoard-e', [13, 7]),
  door('store-n', [9, 1], 'guardpost-ne', [10, 1]),
  door('store-e', [14, 9], 'guardpost-se', [14, 10]),
  door('store-s', [6, 14], 'guardpost-sw', [5, 14]),
  door('store-w', [1, 6], 'guardpost-nw', [1, 5]),
  door('hall-nw', [5, 4], 'crossing-nw', [6, 4]),
  door('hall-ne', [11, 5], 'crossing-ne', [11, 6]),
  door('hall-se', [10, 11], 'crossing-se', [9, 11]),
  door('hall-sw', [4, 10], 'crossing-sw', [4, 9]),
  door('vault-w', [5, 5], 'crossing-nw', [6, 5]),
  door('vault-n', [10, 5], 'crossing-ne', [10, 6]),
  door('vault-e', [10, 10], 'crossing-se', [9, 10]),
  door('vault-s', [5, 10], 'crossing-sw', [5, 9]),
  door('vault-w', [5, 7], 'crossing-sw', [5, 8]),
  door('vault-n', [8, 5], 'crossing-nw', [7, 5]),
  door('vault-e', [10, 8], 'crossing-ne', [10, 7]),
  door('vault-s', [7, 10], 'crossing-se', [8, 10]),
  door('vault-w', [4, 7], 'hoard-w', [3, 7]),
  door('vault-n', [8, 4], 'hoard-n', [8, 3]),
  door('vault-e', [11, 8], 'hoard-e', [12, 8]),
  door('vault-s', [7, 11], 'hoard-s', [7, 12]),
  door('hoard-w', [3, 9], 'crossing-sw', [4, 9]),
  door('hoard-n', [6, 3], 'crossing-nw', [6, 4]),
  door('hoard-e', [12, 6], 'crossing-ne', [11, 6]),
  door('hoard-s', [9, 12], 'crossing-se', [9, 11]),
  door('throne-ring', [6, 8], 'crossing-sw', [5, 8]),
  door('throne-ring', [7, 6], 'crossing-nw', [7, 5]),
  door('throne-ring', [9, 7], 'crossing-ne', [10, 7]),
  door('throne-ring', [8, 9], 'crossing-se', [8, 10]),
  door('pit-north', [9, 3], 'hoard-n', [8, 3]),
  door('pit-south', [6, 12], 'hoard-s', [7, 12]),
  door('pit-north', [10, 3], 'vault-n', [10, 4]),
  door('pit-south', [5, 12], 'vault-s', [5, 11]),
  door('pit-north', [10, 2], 'hall-ne', [11, 2]),
  door('pit-south', [5, 13], 'hall-sw', [4, 13]),
  door('pit-centre', [7, 7], 'throne-ring', [6, 7]),
  door('pit-centre', [8, 8], 'throne-ring', [9, 8]),
];

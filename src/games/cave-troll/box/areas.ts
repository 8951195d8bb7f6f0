/** Cells of the grid: x to the right, y down, then how wide and how high. */
export type Rectangle = readonly [x: number, y: number, width: number, height: number];

export type AreaType = 'entrance' | 'pit' | 'room';

interface AreaPlan {
  readonly id: string;
  readonly name: string;
  readonly type: AreaType;
  /** CT-1.8: entrances and pits have none. */
  readonly gold: number;
  readonly rectangles: readonly Rectangle[];
  /** CT-1.13: where its label is drawn, if not in the middle. */
  readonly label?: readonly [x: number, y: number];
}

/** CT-1.9 */
export const GRID = { width: 16, height: 16 };

/** CT-1.12 */
export const ROCK: readonly Rectangle[] = [
  [12, 9, 2, 2],
  [2, 5, 2, 2],
];

/** CT-1.7 to CT-1.9: entrances first, then pits, then rooms. An area's number is its place in this list. */
export const AREAS = [
  { id: 'stair-nw', name: 'Northwest Stair', type: 'entrance', gold: 0, rectangles: [[0, 2, 2, 2]] },
  { id: 'stair-ne', name: 'Northeast Stair', type: 'entrance', gold: 0, rectangles: [[12, 0, 2, 2]] },
  { id: 'stair-se', name: 'Southeast Stair', type: 'entrance', gold: 0, rectangles: [[14, 12, 2, 2]] },
  { id: 'stair-sw', name: 'Southwest Stair', type: 'entrance', gold: 0, rectangles: [[2, 14, 2, 2]] },
  { id: 'pit-centre', name: 'Deep Pit', type: 'pit', gold: 0, rectangles: [[7, 7, 2, 2]] },
  { id: 'pit-north', name: 'North Pit', type: 'pit', gold: 0, rectangles: [[9, 2, 2, 2]] },
  { id: 'pit-south', name: 'South Pit', type: 'pit', gold: 0, rectangles: [[5, 12, 2, 2]] },
  { id: 'porch-nw', name: 'Cobweb Porch', type: 'room', gold: 1, rectangles: [[0, 0, 4, 2]] },
  { id: 'porch-ne', name: 'Lantern Porch', type: 'room', gold: 1, rectangles: [[14, 0, 2, 4]] },
  { id: 'porch-se', name: 'Dripping Porch', type: 'room', gold: 1, rectangles: [[12, 14, 4, 2]] },
  { id: 'porch-sw', name: 'Root Porch', type: 'room', gold: 1, rectangles: [[0, 12, 2, 4]] },
  { id: 'guardpost-nw', name: 'Rusty Guardpost', type: 'room', gold: 1, rectangles: [[0, 4, 2, 2]] },
  { id: 'guardpost-ne', name: 'Idle Guardpost', type: 'room', gold: 1, rectangles: [[10, 0, 2, 2]] },
  { id: 'guardpost-se', name: 'Burnt Guardpost', type: 'room', gold: 1, rectangles: [[14, 10, 2, 2]] },
  { id: 'guardpost-sw', name: 'Rat Guardpost', type: 'room', gold: 1, rectangles: [[4, 14, 2, 2]] },
  { id: 'gallery-nw', name: 'Gallery of Echoes', type: 'room', gold: 1, rectangles: [[4, 0, 3, 2]] },
  { id: 'gallery-ne', name: 'Gallery of Bones', type: 'room', gold: 1, rectangles: [[14, 4, 2, 3]] },
  { id: 'gallery-se', name: 'Gallery of Moths', type: 'room', gold: 1, rectangles: [[9, 14, 3, 2]] },
  { id: 'gallery-sw', name: 'Gallery of Masks', type: 'room', gold: 1, rectangles: [[0, 9, 2, 3]] },
  { id: 'hall-nw', name: 'Fungus Hall', type: 'room', gold: 2, rectangles: [[2, 2, 4, 3]] },
  { id: 'hall-ne', name: 'Ember Hall', type: 'room', gold: 2, rectangles: [[11, 2, 3, 4]] },
  { id: 'hall-se', name: 'Frost Hall', type: 'room', gold: 2, rectangles: [[10, 11, 4, 3]] },
  { id: 'hall-sw', name: 'Flooded Hall', type: 'room', gold: 2, rectangles: [[2, 10, 3, 4]] },
  { id: 'crossing-nw', name: 'Chain Crossing', type: 'room', gold: 2, rectangles: [[6, 4, 2, 2]] },
  { id: 'crossing-ne', name: 'Ash Crossing', type: 'room', gold: 2, rectangles: [[10, 6, 2, 2]] },
  { id: 'crossing-se', name: 'Skull Crossing', type: 'room', gold: 2, rectangles: [[8, 10, 2, 2]] },
  { id: 'crossing-sw', name: 'Mire Crossing', type: 'room', gold: 2, rectangles: [[4, 8, 2, 2]] },
  { id: 'store-n', name: 'Shield Store', type: 'room', gold: 3, rectangles: [[7, 0, 3, 2]] },
  { id: 'store-e', name: 'Spear Store', type: 'room', gold: 3, rectangles: [[14, 7, 2, 3]] },
  { id: 'store-s', name: 'Helm Store', type: 'room', gold: 3, rectangles: [[6, 14, 3, 2]] },
  { id: 'store-w', name: 'Axe Store', type: 'room', gold: 3, rectangles: [[0, 6, 2, 3]] },
  { id: 'vault-n', name: 'Silver Vault', type: 'room', gold: 5, rectangles: [[8, 4, 3, 2]] },
  { id: 'vault-e', name: 'Amber Vault', type: 'room', gold: 5, rectangles: [[10, 8, 2, 3]] },
  { id: 'vault-s', name: 'Onyx Vault', type: 'room', gold: 5, rectangles: [[5, 10, 3, 2]] },
  { id: 'vault-w', name: 'Jade Vault', type: 'room', gold: 5, rectangles: [[4, 5, 2, 3]] },
  { id: 'hoard-n', name: 'Crown Hoard', type: 'room', gold: 4, rectangles: [[6, 2, 3, 2]] },
  { id: 'hoard-e', name: 'Blade Hoard', type: 'room', gold: 4, rectangles: [[12, 6, 2, 3]] },
  { id: 'hoard-s', name: 'Goblet Hoard', type: 'room', gold: 4, rectangles: [[7, 12, 3, 2]] },
  { id: 'hoard-w', name: 'Mirror Hoard', type: 'room', gold: 4, rectangles: [[2, 7, 2, 3]] },
  {
    id: 'throne-ring',
    name: 'Troll’s Throne',
    type: 'room',
    gold: 5,
    rectangles: [
      [6, 6, 4, 1],
      [6, 7, 1, 2],
      [9, 7, 1, 2],
      [6, 9, 4, 1],
    ],
    label: [8, 6.5],
  },
] as const satisfies readonly AreaPlan[];

export type AreaId = (typeof AREAS)[number]['id'];

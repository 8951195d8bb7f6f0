/** TP-5.1 to TP-5.5: the Cairo tiling. Orientations by number: north, east, south, west. */
export const ORIENTATIONS = ['N', 'E', 'S', 'W'] as const;

/** TP-5.4: the edge of the neighbour that each edge meets. */
export const MEET: readonly number[] = [0, 2, 1, 4, 3];

type Offset = readonly [i: number, j: number];
type Five<T> = readonly [T, T, T, T, T];

/** TP-5.3: to the neighbour across each edge. */
const NEIGHBOURS: readonly Five<Offset>[] = [
  [
    [0, -2],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ],
  [
    [2, 0],
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ],
  [
    [0, 2],
    [-1, 1],
    [-1, -1],
    [1, -1],
    [1, 1],
  ],
  [
    [-2, 0],
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ],
];

/** TP-5.5: from the centre of a cell, which lies at (11 i, 11 j), to its vertices; edge k begins at vertex k. */
const VERTICES: readonly Five<Offset>[] = [
  [
    [-6, -11],
    [6, -11],
    [11, 0],
    [0, 5],
    [-11, 0],
  ],
  [
    [11, -6],
    [11, 6],
    [0, 11],
    [-5, 0],
    [0, -11],
  ],
  [
    [6, 11],
    [-6, 11],
    [-11, 0],
    [0, -5],
    [11, 0],
  ],
  [
    [-11, 6],
    [-11, -6],
    [0, -11],
    [5, 0],
    [0, 11],
  ],
];

const SCALE = 11;

/** TP-5.2: both tests of the sheet come to the same half sum. */
export function orientation(i: number, j: number): number {
  const half = (i + j - 1) / 2;
  const isOdd = (half & 1) === 1;
  if ((i & 1) === 0) return isOdd ? 3 : 1;
  return isOdd ? 2 : 0;
}

/** The neighbour across an edge: its column. */
export function besideI(i: number, facing: number, edge: number): number {
  return i + ((NEIGHBOURS[facing] as Five<Offset>)[edge] as Offset)[0];
}

/** The neighbour across an edge: its row. */
export function besideJ(j: number, facing: number, edge: number): number {
  return j + ((NEIGHBOURS[facing] as Five<Offset>)[edge] as Offset)[1];
}

/** The five corners of a cell as they are drawn. */
export function verticesOf(i: number, j: number): Offset[] {
  return (VERTICES[orientation(i, j)] as Five<Offset>).map(([x, y]) => [SCALE * i + x, SCALE * j + y]);
}

/** TP-5.6: the board covers everything to the right of this column. */
const LAST_COLUMN = 1;

export function isInNetwork(i: number): boolean {
  return i <= LAST_COLUMN;
}

/** TP-5.6, TP-5.8: the cell at the cave mouth, which is its edge 0. */
export const MOUTH_CELL: Offset = [0, 1];

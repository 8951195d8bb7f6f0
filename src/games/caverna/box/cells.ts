/** CV-1.13: the two halves of a home board. */
export type Ground = 'forest' | 'mountain';

/** CV-1.13: what is printed on a cell and gained when a tile first covers it. */
export type Printed = 'boar' | 'food' | 'two-food';

/** Land with something printed on it: on no other ground is there any. */
export const PRINTED_LANDS = ['boar-forest', 'food-forest', 'food-mountain', 'two-food-mountain'] as const;

export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly ground: Ground;
  /** CV-1.16: beside the board. */
  readonly overhang: boolean;
  readonly printed?: Printed;
}

const WIDTH = 6;
const HEIGHT = 4;

const PRINTED: Readonly<Record<string, Printed>> = {
  '3,1': 'boar',
  '1,3': 'boar',
  '2,4': 'food',
  '5,4': 'food',
  '6,1': 'two-food',
};

function isOnBoard(x: number, y: number): boolean {
  return x >= 1 && x <= WIDTH && y >= 1 && y <= HEIGHT;
}

function makeCell(x: number, y: number): Cell {
  const ground = x <= 3 ? 'forest' : 'mountain';
  const printed = PRINTED[`${x},${y}`];
  return { x, y, ground, overhang: !isOnBoard(x, y), ...(printed !== undefined && { printed }) };
}

/** CV-1.16: corners do not exist, and below the preprinted dwelling nothing can lie. */
function isOverhang(x: number, y: number): boolean {
  const besideRow = (x === 0 || x === WIDTH + 1) && y >= 1 && y <= HEIGHT;
  const besideColumn = (y === 0 || y === HEIGHT + 1) && x >= 1 && x <= WIDTH;
  return (besideRow || besideColumn) && !(x === 4 && y === HEIGHT + 1);
}

function rectangle(keeps: (x: number, y: number) => boolean): Cell[] {
  const cells: Cell[] = [];
  for (let y = 0; y <= HEIGHT + 1; y++) {
    for (let x = 0; x <= WIDTH + 1; x++) if (keeps(x, y)) cells.push(makeCell(x, y));
  }
  return cells;
}

/** A cell is its number in this table: the 24 of the board row by row, then those beside it. */
export const CELLS: readonly Cell[] = [...rectangle(isOnBoard), ...rectangle(isOverhang)];
export const BOARD_CELLS = WIDTH * HEIGHT;

export function cellAt(x: number, y: number): number {
  return CELLS.findIndex((cell) => cell.x === x && cell.y === y);
}

export function cellOf(cell: number): Cell {
  return CELLS[cell] as Cell;
}

const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** What stands on a cell for people to find it by: its column as a letter, its row as a number. Cells beside the board have their neighbour's. */
export function markOf(cell: number): string {
  const { x, y } = cellOf(cell);
  const [column, row] = [Math.min(Math.max(x, 1), WIDTH), Math.min(Math.max(y, 1), HEIGHT)];
  return `${COLUMNS[column - 1]}${row}`;
}

/** On which side of its neighbour a cell beside the board lies. */
export function sideOf(cell: number): 'above' | 'below' | 'left' | 'right' | undefined {
  const { x, y, overhang } = cellOf(cell);
  if (!overhang) return undefined;
  if (y === 0) return 'above';
  if (y > HEIGHT) return 'below';
  return x === 0 ? 'left' : 'right';
}

/** CV-1.13, CV-5.5 */
export const ENTRY = cellAt(4, 4);
export const FIRST_CAVERN = cellAt(4, 3);
export const IN_FRONT_OF_ENTRANCE = cellAt(3, 4);

function touch(a: Cell, b: Cell): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;
}

/** CV-1.11, CV-1.16: neighbours on the same ground, where tiles spread. */
export const BESIDE: readonly (readonly number[])[] = CELLS.map((cell) =>
  CELLS.flatMap((other, number) => (touch(cell, other) && cell.ground === other.ground ? [number] : [])),
);

/** CV-5.3: neighbours for whatever counts neighbours; the entrance joins forest and mountain. */
export const ADJACENT: readonly (readonly number[])[] = BESIDE.map((beside, cell) => {
  if (cell === ENTRY) return [...beside, IN_FRONT_OF_ENTRANCE];
  if (cell === IN_FRONT_OF_ENTRANCE) return [...beside, ENTRY];
  return beside;
});

export function besideOf(cell: number): readonly number[] {
  return BESIDE[cell] as readonly number[];
}

export function adjacentTo(cell: number): readonly number[] {
  return ADJACENT[cell] as readonly number[];
}

/** All cells by row, then by column: the order in which fields are filled and animals shown. */
export const READING_ORDER: readonly number[] = CELLS.map((_, cell) => cell).sort(
  (a, b) => cellOf(a).y - cellOf(b).y || cellOf(a).x - cellOf(b).x,
);

export interface Pair {
  readonly a: number;
  readonly b: number;
  /** Whether one of the two lies beside the board. */
  readonly overhang: boolean;
}

/** Ordered pairs of neighbours of which at least one is on the board. */
function pairsOn(ground: Ground): Pair[] {
  return READING_ORDER.filter((cell) => cellOf(cell).ground === ground).flatMap((a) =>
    besideOf(a)
      .filter((b) => !cellOf(a).overhang || !cellOf(b).overhang)
      .map((b) => ({ a, b, overhang: cellOf(a).overhang || cellOf(b).overhang })),
  );
}

/** CV-5.8, CV-5.16: where twin tiles can lie, first on the board, then over its edge. */
export const PAIRS: Readonly<Record<Ground, readonly Pair[]>> = {
  forest: pairsOn('forest').sort((one, other) => Number(one.overhang) - Number(other.overhang)),
  mountain: pairsOn('mountain').sort((one, other) => Number(one.overhang) - Number(other.overhang)),
};

/** Ordered pairs of any two neighbours, wherever they lie: for pastures and ore mines on overhanging tiles. */
export const ALL_PAIRS: Readonly<Record<Ground, readonly Pair[]>> = {
  forest: allPairsOn('forest'),
  mountain: allPairsOn('mountain'),
};

function allPairsOn(ground: Ground): Pair[] {
  return READING_ORDER.filter((cell) => cellOf(cell).ground === ground).flatMap((a) =>
    besideOf(a).map((b) => ({ a, b, overhang: cellOf(a).overhang || cellOf(b).overhang })),
  );
}

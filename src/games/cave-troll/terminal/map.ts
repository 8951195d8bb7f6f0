import { at } from '../../../kernel/lists.ts';
import { AREAS, GRID, type Rectangle, ROCK } from '../box/areas.ts';
import { type Cell, DOORS } from '../box/doors.ts';

/** A cell of the grid is three letters wide and one high; walls run between. */
const ACROSS = 4;
const DOWN = 2;
const WIDTH = GRID.width * ACROSS + 1;
const HEIGHT = GRID.height * DOWN + 1;
const SOLID = -1;

/** Where something can be written: so many letters from there on. */
export interface Strip {
  readonly row: number;
  readonly column: number;
  readonly width: number;
}

const OWNERS = ownersOfCells();

function cellsOf([x, y, width, height]: Rectangle): Cell[] {
  return Array.from({ length: width * height }, (_, i): Cell => [x + (i % width), y + Math.floor(i / width)]);
}

/** Whose each cell is: an area's number, or SOLID. */
function ownersOfCells(): number[][] {
  const owners = Array.from({ length: GRID.height }, () => Array<number>(GRID.width).fill(SOLID));
  const claim = ([x, y]: Cell, owner: number) => owners[y]?.splice(x, 1, owner);
  AREAS.forEach(({ rectangles }, area) => {
    for (const rectangle of rectangles) for (const cell of cellsOf(rectangle)) claim(cell, area);
  });
  return owners;
}

function ownerAt(x: number, y: number): number | undefined {
  return OWNERS[y]?.[x];
}

function isWallBetween(one: Cell, other: Cell): boolean {
  return ownerAt(...one) !== ownerAt(...other);
}

/** Box letters by the walls that meet: up, right, down, left. */
const CORNERS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';

function cornerAt(x: number, y: number): string {
  const up = isWallBetween([x - 1, y - 1], [x, y - 1]);
  const right = isWallBetween([x, y - 1], [x, y]);
  const down = isWallBetween([x - 1, y], [x, y]);
  const left = isWallBetween([x - 1, y - 1], [x - 1, y]);
  return at(CORNERS, (up ? 1 : 0) + (right ? 2 : 0) + (down ? 4 : 0) + (left ? 8 : 0));
}

/** The walls, doors and rock as letters, row by row: what never changes. */
export const MAP: readonly (readonly string[])[] = drawMap();

function drawMap(): string[][] {
  const rows = Array.from({ length: HEIGHT }, () => Array<string>(WIDTH).fill(' '));
  const write = (row: number, column: number, letters: string) => rows[row]?.splice(column, letters.length, ...letters);
  for (let y = 0; y <= GRID.height; y++) {
    for (let x = 0; x <= GRID.width; x++) {
      write(y * DOWN, x * ACROSS, cornerAt(x, y));
      if (x < GRID.width && isWallBetween([x, y - 1], [x, y])) write(y * DOWN, x * ACROSS + 1, '───');
      if (y < GRID.height && isWallBetween([x - 1, y], [x, y])) write(y * DOWN + 1, x * ACROSS, '│');
    }
  }
  for (const { cellOfA, cellOfB } of DOORS) {
    const x = Math.max(cellOfA[0], cellOfB[0]);
    const y = Math.max(cellOfA[1], cellOfB[1]);
    if (cellOfA[0] === cellOfB[0]) write(y * DOWN, x * ACROSS + 1, '╌╌╌');
    else write(y * DOWN + 1, x * ACROSS, '╎');
  }
  for (const [x, y, width, height] of ROCK) {
    for (let row = y * DOWN + 1; row < (y + height) * DOWN; row++)
      write(row, x * ACROSS + 1, '▒'.repeat(width * ACROSS - 1));
  }
  return rows;
}

/** For each area the lines that can be written on, from the top; the widest first where it is not a rectangle. */
export const STRIPS: readonly (readonly Strip[])[] = AREAS.map(({ rectangles }) =>
  rectangles
    .flatMap(([x, y, width, height]): Strip[] =>
      Array.from({ length: height * DOWN - 1 }, (_, line) => ({
        row: y * DOWN + 1 + line,
        column: x * ACROSS + 1,
        width: width * ACROSS - 1,
      })),
    )
    .sort((one, other) => other.width - one.width),
);

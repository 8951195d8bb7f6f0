import { caveTile, edgesOf, isKingTile, type Tile } from '../box/tiles.ts';
import type { Network } from '../rules/network.ts';

/** How wide a column is; in a row every other column has a cell, so that a label has room for two. */
const STRIDE = 5;
const FREE = '·';

const LETTERS = { princess: 'P', bell: 'B', resource: 'O', victory: 'V' } as const;

interface Cell {
  readonly i: number;
  readonly j: number;
  readonly label: string;
}

/** The edges as they lie in the cell, the first one being its base. */
function turned(tile: Tile, r: number): string {
  const edges = edgesOf(tile);
  return Array.from(edges, (_, k) => edges[(k - r + edges.length) % edges.length]).join('');
}

function cellsOf({ tiles, frontier }: Network): Cell[] {
  const cells: Cell[] = [];
  for (let at = 0; at < tiles.length; at += 4) {
    const [tile = 0, i = 0, j = 0, r = 0] = tiles.slice(at, at + 4);
    cells.push({ i, j, label: `${isKingTile(tile) ? 'K' : LETTERS[caveTile(tile).kind]}:${turned(tile, r)}` });
  }
  for (let at = 0; at < frontier.length; at += 3) {
    const [i = 0, j = 0] = frontier.slice(at, at + 2);
    cells.push({ i, j, label: FREE });
  }
  return cells;
}

/** A network in letters, a line for each row; columns are named above. */
export function drawNetwork(network: Network): string[] {
  const cells = cellsOf(network);
  const columns = cells.map(({ i }) => i);
  const rows = cells.map(({ j }) => j);
  const left = Math.min(...columns);
  const names = Array.from({ length: Math.max(...columns) - left + 1 }, (_, n) => String(left + n).padEnd(STRIDE));
  const lines = [`     ${names.join('')}`.trimEnd()];
  for (let row = Math.min(...rows); row <= Math.max(...rows); row++) {
    let line = String(row).padStart(4).padEnd(5);
    for (const { i, label } of cells.filter(({ j }) => j === row).sort((one, other) => one.i - other.i)) {
      line = line.padEnd(5 + (i - left) * STRIDE) + label;
    }
    lines.push(line.trimEnd());
  }
  return lines;
}

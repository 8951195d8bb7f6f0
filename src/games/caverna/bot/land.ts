import { whileSame } from '../../../kernel/same.ts';
import { BESIDE, BOARD_CELLS, besideOf } from '../box/cells.ts';
import type { Player } from '../position.ts';
import type { Prospects } from './prospects.ts';
import { WORTH } from './worth.ts';

/** Neighbours with larger numbers on the board: each pair is met once. */
const AFTER: readonly (readonly number[])[] = BESIDE.map((beside, cell) =>
  beside.filter((other) => other > cell && other < BOARD_CELLS),
);

/** So many caverns are soon furnished. */
const CAVERNS_IN_USE = 2;

/** How the land lies, for comparing places where one tile may go: what landOf counts besides the tiles themselves. */
export function lieOfLand(tops: Player['tops']): number {
  let meadowPairs = 0;
  let tunnelPairs = 0;
  let lonely = 0;
  for (let cell = 0; cell < tops.length; cell++) {
    const top = tops[cell];
    if (top === 'none') {
      if (cell < BOARD_CELLS && isLonely(tops, cell)) lonely++;
    } else if (top === 'meadow') {
      if (hasAfter(tops, cell, 'meadow')) meadowPairs++;
    } else if (top === 'tunnel') {
      if (hasAfter(tops, cell, 'tunnel')) tunnelPairs++;
    }
  }
  return (meadowPairs * 16 + tunnelPairs) * 32 + lonely;
}

/** How many there are of the tiles that something can still be built on, and how they lie. */
interface Tiles {
  meadows: number;
  fields: number;
  caverns: number;
  tunnels: number;
  deepTunnels: number;
  meadowPairs: number;
  tunnelPairs: number;
  lonely: number;
}

export const tilesOf = whileSame((tops: Player['tops']): Tiles => {
  const tiles: Tiles = {
    meadows: 0,
    fields: 0,
    caverns: 0,
    tunnels: 0,
    deepTunnels: 0,
    meadowPairs: 0,
    tunnelPairs: 0,
    lonely: 0,
  };
  for (let cell = 0; cell < tops.length; cell++) {
    switch (tops[cell]) {
      case 'none':
        if (cell < BOARD_CELLS && isLonely(tops, cell)) tiles.lonely++;
        break;
      case 'meadow':
        tiles.meadows++;
        if (hasAfter(tops, cell, 'meadow')) tiles.meadowPairs++;
        break;
      case 'field':
        tiles.fields++;
        break;
      case 'cavern':
        tiles.caverns++;
        break;
      case 'tunnel':
        tiles.tunnels++;
        if (hasAfter(tops, cell, 'tunnel')) tiles.tunnelPairs++;
        break;
      case 'deep-tunnel':
        tiles.deepTunnels++;
        break;
    }
  }
  return tiles;
});

export function landOf({ tops }: Player, { actions }: Prospects): number {
  const { meadows, fields, caverns, tunnels, deepTunnels, meadowPairs, tunnelPairs, lonely } = tilesOf(tops);
  const soon = Math.min(CAVERNS_IN_USE, caverns);
  const worth =
    WORTH.field * Math.min(5, fields) +
    WORTH.meadow * Math.min(5, meadows) +
    WORTH.meadowPair * Math.min(2, meadowPairs) +
    WORTH.cavern * soon +
    WORTH.moreCaverns * (caverns - soon) +
    WORTH.tunnel * Math.min(4, tunnels) +
    WORTH.tunnelPair * Math.min(2, tunnelPairs) +
    WORTH.deepTunnel * deepTunnels -
    WORTH.lonelyCell * lonely;
  return worth * Math.min(1, actions / WORTH.timeEnough);
}

function hasAfter(tops: Player['tops'], cell: number, top: Player['tops'][number]): boolean {
  const after = AFTER[cell];
  if (after === undefined) return false;
  for (const each of after) if (tops[each] === top) return true;
  return false;
}

/** No cell beside it is bare: no twin tile can cover it. */
function isLonely(tops: Player['tops'], cell: number): boolean {
  const beside = besideOf(cell);
  for (const other of beside) {
    if (other < BOARD_CELLS && tops[other] === 'none') return false;
  }
  return true;
}

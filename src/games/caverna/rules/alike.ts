import { lieOfLand } from '../bot/land.ts';
import { besideOf, cellOf, type Printed } from '../box/cells.ts';
import { isDwelling } from '../box/furnishings/tags.ts';
import { FURNISHINGS, furnishingNumber } from '../box/furnishings.ts';
import { SINGLE_TILES, type SingleTile, type Top, TWIN } from '../box/tiles.ts';
import type { LargePasture, LaySingle, OnCell, PlaceTwin, Plain } from '../moves.ts';
import { type Player, replaced } from '../position.ts';

// Answers that differ in nothing a bot can see: one of them stands for all.

const PRINTED: Readonly<Record<Printed, number>> = { boar: 1, food: 2, 'two-food': 3 };

function printedOn(cell: number): number {
  const { printed, overhang } = cellOf(cell);
  return overhang ? 4 : printed === undefined ? 0 : PRINTED[printed];
}

/** What the cells bring, and how the land lies afterwards. */
function kindOf(printed: number, tops: readonly Top[]): number {
  return printed * 65_536 + lieOfLand(tops);
}

export function alikeTwins(player: Player, move: PlaceTwin | LaySingle | Plain): number {
  if (move.do === 'single')
    return -2 - alikeSingles(player, move.tile, move.cell) * 4 - SINGLE_TILES.indexOf(move.tile);
  if (move.do !== 'place') return -1;
  const { tops, stables } = player;
  const { tile, a, b } = move;
  const { halves, on } = TWIN[tile];
  const after = tops.slice();
  after[a] = halves[0];
  after[b] = halves[1];
  const printed = on === 'none' ? printedOn(a) * 5 + printedOn(b) : 0;
  return kindOf((printed * 2 + Number(stables.includes(a))) * 2 + Number(tile === 'cavern-cavern'), after);
}

/** The same for one cell. */
export function alikeSingles({ tops }: Player, tile: SingleTile, cell: number): number {
  return kindOf(printedOn(cell), replaced(tops, cell, tile));
}

/** By the capacity that is made, and whether another pasture for two can still follow. */
export function alikeFences({ tops, stables, mates }: Player, move: OnCell | LargePasture | Plain): number {
  switch (move.do) {
    case 'small-pasture':
      return kindOf(2 + Number(stables.includes(move.cell)), replaced(tops, move.cell, 'small-pasture'));
    case 'large-pasture':
      return kindOf(
        4 + Number(stables.includes(move.a)) + Number(stables.includes(move.b)),
        replaced(replaced(tops, move.a, 'large-pasture'), move.b, 'large-pasture'),
      );
    case 'stable': {
      const { cell } = move;
      const mate = mates[cell] as number;
      if (tops[cell] === 'none') return 30 + printedOn(cell);
      if (tops[cell] === 'meadow') return 40;
      return 41 + Number(mate >= 0) + Number(mate >= 0 && stables.includes(mate));
    }
    default:
      return 0;
  }
}

/** By what is covered, and by what counts neighbours. */
export function alikeSites({ tops }: Player, cell: number): number {
  let neighbours = 0;
  for (const other of besideOf(cell)) {
    const top = tops[other] as Top;
    if (isDwelling(top)) neighbours++;
    else if (FURNISHINGS[furnishingNumber(top)]?.bot.besideDwellings) neighbours += 8;
  }
  return neighbours * 4 + (tops[cell] === 'cavern' ? 0 : tops[cell] === 'tunnel' ? 1 : 2);
}

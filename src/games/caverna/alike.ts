import { cellOf } from './box/cells.ts';
import { furnishingAt } from './box/furnishings.ts';
import { TWIN_TILES } from './box/tiles.ts';
import type { CavernaMove } from './moves.ts';
import type { Player } from './position.ts';

/**
 * Which answers bring the same, as far as the game's worth can tell: where a tile lies matters for what is printed there,
 * for Stables and for what it covers, but not beyond.
 */

const OWN = 1_000_000;
const numbers = new WeakMap<object, number>();
let given = 0;

/** A number that no other move has. Moves are made once, so an object is a move. */
function ownNumber(move: CavernaMove): number {
  const known = numbers.get(move);
  if (known !== undefined) return known;
  const number = OWN + given++;
  numbers.set(move, number);
  return number;
}

const PRINTED = { none: 0, food: 1, 'two-food': 2, boar: 3 } as const;

function printedOn(cell: number): number {
  return PRINTED[cellOf(cell).printed ?? 'none'];
}

function overhangs(cell: number): number {
  return cellOf(cell).overhang ? 1 : 0;
}

function topNumber({ tops }: Player, cell: number): number {
  const top = tops[cell];
  if (top === 'none') return 0;
  if (top === 'meadow' || top === 'cavern') return 1;
  if (top === 'small-pasture' || top === 'tunnel') return 2;
  return 3;
}

export function alikeLayings(player: Player, move: CavernaMove): number {
  switch (move.do) {
    case 'place': {
      const bonuses = printedOn(move.a) + printedOn(move.b);
      const stables = player.stables.includes(move.a) ? 1 : 0;
      return TWIN_TILES.indexOf(move.tile) * 100 + bonuses * 10 + stables * 5 + overhangs(move.a) + overhangs(move.b);
    }
    case 'tile':
      return 1000 + printedOn(move.cell) * 2 + (player.stables.includes(move.cell) ? 1 : 0);
    case 'ruby-mine':
      return 2000 + topNumber(player, move.cell);
    default:
      return ownNumber(move);
  }
}

export function alikeFences(player: Player, move: CavernaMove): number {
  switch (move.do) {
    case 'small-pasture':
      return player.stables.includes(move.cell) ? 1 : 0;
    case 'large-pasture':
      return 10 + (player.stables.includes(move.a) ? 1 : 0) + (player.stables.includes(move.b) ? 1 : 0);
    case 'stable':
      return 20 + topNumber(player, move.cell);
    default:
      return ownNumber(move);
  }
}

/** Dwellings, and what counts its neighbours, care for their place. */
export function alikeCells(player: Player, furnishing: number, move: CavernaMove): number {
  const { tag, hooks } = furnishingAt(furnishing);
  if (move.do !== 'cell' || tag === 'dwelling' || typeof hooks['build.gain'] === 'function') return ownNumber(move);
  return topNumber(player, move.cell);
}

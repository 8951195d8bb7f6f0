import { cellOf } from '../../../../src/games/caverna/box/cells.ts';
import type { CavernaMove } from '../../../../src/games/caverna/moves.ts';
import { NO } from './asking.ts';

export function at(cell: number): string {
  const { x, y } = cellOf(cell);
  return `${x},${y}`;
}

/** A move as the referee says it. */
export function inWords(move: CavernaMove): string {
  switch (move.do) {
    case 'skip':
    case 'stop':
      return NO;
    case 'place':
      return ['place', move.tile, ...pairOf(move.a, move.b, move.tile === 'cavern-cavern')].join(' ');
    case 'large-pasture':
      return ['large-pasture', ...pairOf(move.a, move.b, true)].join(' ');
    case 'breed-again': {
      const { do: verb, vegetable, sheep, donkey, boar, cattle } = move;
      return [verb, vegetable, sheep, donkey, boar, cattle].join(' ');
    }
    case 'sow-on':
      return `${move.do} ${move.crop} ${at(move.cell)}`;
    case 'single':
      return `${move.do} ${move.tile} ${at(move.cell)}`;
    case 'ruby-mine':
    case 'tile':
    case 'small-pasture':
    case 'stable':
    case 'cell':
      return `${move.do} ${at(move.cell)}`;
    case 'feed':
      return Object.entries(move)
        .flatMap(([name, value]) => (name === 'do' ? [value] : [name, value]))
        .join(' ');
    default:
      return Object.values(move).join(' ');
  }
}

export function pairOf(a: number, b: number, inAnyOrder: boolean): string[] {
  const pair = [at(a), at(b)];
  return inAnyOrder ? pair.sort() : pair;
}

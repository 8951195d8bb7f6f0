import type { Picture } from '../../../../src/cli/picture-kit/picture.ts';
import { wordsOf } from '../../../../src/cli/picture-kit/words.ts';
import type { TakeStonesMove } from '../moves.ts';
import type { TakeStones } from '../position.ts';
import { terminalWords } from './words.ts';

const text = wordsOf(terminalWords);

export const picture: Picture<TakeStones, TakeStonesMove> = {
  draw: (p, { colours, names, columns }) => [
    colours.bold(text('heap', { heap: p.heap })),
    ...heapRows(p.heap, columns).map((row) => `  ${row}`),
    ...p.taken.map((stones, seat) => `${p.active === seat && p.heap > 0 ? '▸' : ' '} ${names[seat]}: ${stones}`),
  ],
  /** All answers are listed below the picture; where a picture shows their numbers, see `numberOf`. */
  shows: () => false,
};

function heapRows(heap: number, columns: number): string[] {
  const across = Math.max(1, Math.floor((columns - 4) / 2));
  const rows: string[] = [];
  for (let left = heap; left > 0; left -= across) rows.push('● '.repeat(Math.min(left, across)).trimEnd());
  return rows;
}

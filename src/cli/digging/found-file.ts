import type { PuzzleFile } from '../../kernel/puzzle.ts';
import { writeWhole } from '../files.ts';

/** A line for each puzzle, so that changes can be read. */
export function writeFound(file: string, { puzzles: chosen, ...head }: PuzzleFile): void {
  const lines = chosen.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  writeWhole(file, `${JSON.stringify(head).slice(0, -1)},"puzzles":[\n${lines}\n]}\n`);
}

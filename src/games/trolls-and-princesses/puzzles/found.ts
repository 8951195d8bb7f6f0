import type { PuzzleFile } from '../../../kernel/puzzle.ts';
import file from './found.json' with { type: 'json' };

/** Dug by `underbridge puzzles`. */
export const found = file as unknown as PuzzleFile;

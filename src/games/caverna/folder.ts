import type { GameFolder } from '../game-folder.ts';
import { caverna } from './index.ts';
import { manifest } from './manifest.ts';
import type { CavernaMove } from './moves.ts';
import type { Caverna } from './position.ts';
import type { Word } from './words.ts';

export const folder: GameFolder<Caverna, CavernaMove, Word> = {
  manifest,
  game: caverna,
  terminal: () => import('./terminal/terminal.ts'),
  translation: (language) => import(`./messages/${language}/index.ts`),
  puzzles: () => import('./puzzles/index.ts'),
  rules: () => import('./RULES.md?raw'),
};

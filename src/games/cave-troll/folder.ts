import type { GameFolder } from '../game-folder.ts';
import { caveTroll } from './index.ts';
import { manifest } from './manifest.ts';
import type { CaveTrollMove } from './moves.ts';
import type { CaveTroll } from './position.ts';
import type { Word } from './words.ts';

export const folder: GameFolder<CaveTroll, CaveTrollMove, Word> = {
  manifest,
  game: caveTroll,
  terminal: () => import('./terminal/terminal.ts'),
  translation: (language) => import(`./messages/${language}/index.ts`),
  puzzles: () => import('./puzzles/index.ts'),
  rules: () => import('./RULES.md?raw'),
};

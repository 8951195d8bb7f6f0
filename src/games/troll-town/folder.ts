import type { GameFolder } from '../game-folder.ts';
import { trollTown } from './index.ts';
import { manifest } from './manifest.ts';
import type { TrollTownMove } from './moves.ts';
import type { TrollTown } from './position.ts';
import type { Word } from './words.ts';

export const folder: GameFolder<TrollTown, TrollTownMove, Word> = {
  manifest,
  game: trollTown,
  terminal: () => import('./terminal/terminal.ts'),
  translation: (language) => import(`./messages/${language}/index.ts`),
  puzzles: () => import('./puzzles/index.ts'),
  rules: () => import('./RULES.md?raw'),
};

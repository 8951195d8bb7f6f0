import type { GameFolder } from '../game-folder.ts';
import { trollsAndPrincesses } from './index.ts';
import { manifest } from './manifest.ts';
import type { TrollsMove } from './moves.ts';
import type { TrollsAndPrincesses } from './position.ts';
import type { Word } from './words.ts';

export const folder: GameFolder<TrollsAndPrincesses, TrollsMove, Word> = {
  manifest,
  game: trollsAndPrincesses,
  terminal: () => import('./terminal/terminal.ts'),
  translation: (language) => import(`./messages/${language}/index.ts`),
  puzzles: () => import('./puzzles/index.ts'),
  rules: () => import('./RULES.md?raw'),
};

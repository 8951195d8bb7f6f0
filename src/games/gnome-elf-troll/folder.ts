import type { GameFolder } from '../game-folder.ts';
import { gnomeElfTroll } from './index.ts';
import { manifest } from './manifest.ts';
import type { GnomeElfTrollMove } from './moves.ts';
import type { GnomeElfTroll } from './position.ts';
import type { Word } from './words.ts';

export const folder: GameFolder<GnomeElfTroll, GnomeElfTrollMove, Word> = {
  manifest,
  game: gnomeElfTroll,
  terminal: () => import('./terminal/terminal.ts'),
  translation: (language) => import(`./messages/${language}/index.ts`),
  puzzles: () => import('./puzzles/index.ts'),
  rules: () => import('./RULES.md?raw'),
};

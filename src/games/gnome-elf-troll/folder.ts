import type { GameFolder } from '../game-folder.ts';
import { gnomeElfTroll } from './index.ts';
import { manifest } from './manifest.ts';
import type { GnomeElfTrollMove } from './moves.ts';
import type { GnomeElfTroll } from './position.ts';

export const folder: GameFolder<GnomeElfTroll, GnomeElfTrollMove> = {
  manifest,
  game: gnomeElfTroll,
  terminal: () => import('./terminal.ts'),
  rules: () => import('./RULES.md?raw'),
};

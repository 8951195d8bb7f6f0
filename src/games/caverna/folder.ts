import type { GameFolder } from '../game-folder.ts';
import { caverna } from './index.ts';
import { manifest } from './manifest.ts';
import type { CavernaMove } from './moves.ts';
import type { Caverna } from './position.ts';

export const folder: GameFolder<Caverna, CavernaMove> = {
  manifest,
  game: caverna,
  terminal: () => import('./terminal.ts'),
  rules: () => import('./RULES.md?raw'),
};

import type { GameFolder } from '../game-folder.ts';
import { caveTroll } from './index.ts';
import { manifest } from './manifest.ts';
import type { CaveTrollMove } from './moves.ts';
import type { CaveTroll } from './position.ts';

export const folder: GameFolder<CaveTroll, CaveTrollMove> = {
  manifest,
  game: caveTroll,
  terminal: () => import('./terminal.ts'),
  rules: () => import('./RULES.md?raw'),
};

import type { GameFolder } from '../game-folder.ts';
import { trollsAndPrincesses } from './index.ts';
import { manifest } from './manifest.ts';
import type { TrollsMove } from './moves.ts';
import type { TrollsAndPrincesses } from './position.ts';

export const folder: GameFolder<TrollsAndPrincesses, TrollsMove> = {
  manifest,
  game: trollsAndPrincesses,
  terminal: () => import('./terminal.ts'),
  rules: () => import('./RULES.md?raw'),
};

import type { GameFolder } from '../game-folder.ts';
import { trollTown } from './index.ts';
import { manifest } from './manifest.ts';
import type { TrollTownMove } from './moves.ts';
import type { TrollTown } from './position.ts';

export const folder: GameFolder<TrollTown, TrollTownMove> = {
  manifest,
  game: trollTown,
  terminal: () => import('./terminal.ts'),
  rules: () => import('./RULES.md?raw'),
};

import type { GameFolder } from '../../../src/games/game-folder.ts';
import { sealedBids } from './index.ts';
import { manifest } from './manifest.ts';
import type { SealedBids, SealedBidsMove } from './position.ts';

export const folder: GameFolder<SealedBids, SealedBidsMove> = {
  manifest,
  game: sealedBids,
  terminal: () => import('./terminal.ts'),
  rules: () => import('./RULES.md?raw'),
};

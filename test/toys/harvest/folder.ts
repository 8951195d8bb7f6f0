import type { GameFolder } from '../../../src/games/game-folder.ts';
import { harvest } from './index.ts';
import { manifest } from './manifest.ts';
import type { Harvest, HarvestMove } from './position.ts';

export const folder: GameFolder<Harvest, HarvestMove> = {
  manifest,
  game: harvest,
  terminal: () => import('./terminal.ts'),
  rules: () => import('./RULES.md?raw'),
};

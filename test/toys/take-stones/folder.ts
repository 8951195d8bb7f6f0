import type { GameFolder } from '../../../src/games/game-folder.ts';
import { takeStones } from './index.ts';
import { manifest } from './manifest.ts';
import type { TakeStonesMove } from './moves.ts';
import type { TakeStones } from './position.ts';

export const folder: GameFolder<TakeStones, TakeStonesMove> = {
  manifest,
  game: takeStones,
  terminal: () => import('./terminal/terminal.ts'),
  translation: (language) => import(`./messages/${language}/index.ts`),
  rules: () => import('./RULES.md?raw'),
};

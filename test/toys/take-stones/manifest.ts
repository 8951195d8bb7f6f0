import type { Manifest } from '../../../src/games/game-folder.ts';
import { options } from './options.ts';

export const manifest: Manifest = {
  id: 'take-stones',
  title: 'Take Stones',
  seats: [2, 3, 4],
  defaultSeats: 2,
  minutes: 5,
  guideMinutes: 2,
  options,
};

import type { Manifest } from '../game-folder.ts';
import { options } from './options.ts';

export const manifest: Manifest = {
  id: 'cave-troll',
  title: 'Cave Troll',
  seats: [2, 3, 4],
  defaultSeats: 4,
  minutes: 45,
  guideMinutes: 6,
  options,
};

import type { Manifest } from '../game-folder.ts';
import { options } from './options.ts';

export const manifest: Manifest = {
  id: 'troll-town',
  title: 'Troll Town',
  seats: [2, 3, 4, 5],
  defaultSeats: 4,
  minutes: 60,
  guideMinutes: 8,
  planningTime: 'timer',
  options,
};

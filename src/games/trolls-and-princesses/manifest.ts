import type { Manifest } from '../game-folder.ts';
import { options } from './options.ts';

export const manifest: Manifest = {
  id: 'trolls-and-princesses',
  title: 'Trolls & Princesses',
  seats: [2, 3, 4],
  defaultSeats: 4,
  minutes: 120,
  guideMinutes: 10,
  // Newcomers need not choose a clan before they know what one is, and with three it goes faster.
  quick: { seats: 3, options: { clans: 'random' } },
  options,
};

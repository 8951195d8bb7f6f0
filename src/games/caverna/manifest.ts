import type { Manifest } from '../game-folder.ts';
import { options } from './options.ts';

export const manifest: Manifest = {
  id: 'caverna',
  title: 'Caverna',
  seats: [1, 2, 3, 4, 5, 6, 7],
  defaultSeats: 2,
  minutes: 60,
  guideMinutes: 10,
  options,
  expansions: [
    {
      option: 'forgottenFolk',
      title: 'The Forgotten Folk',
      guideMinutes: 4,
      quick: {
        seats: 2,
        // The Dwarves are in the box without the expansion.
        options: { forgottenFolk: true, folkSelection: 'random', dwarvesAllowed: false, hardFolks: false },
      },
    },
  ],
};

import type { Manifest } from '../../../src/games/game-folder.ts';

export const manifest: Manifest = {
  id: 'harvest',
  title: 'Harvest',
  seats: [2, 3, 7],
  defaultSeats: 3,
  options: { rounds: { default: 2, values: () => [1, 2, 4] } },
  minutes: 5,
  guideMinutes: 1,
};

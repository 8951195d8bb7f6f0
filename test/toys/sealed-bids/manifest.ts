import type { Manifest } from '../../../src/games/game-folder.ts';
import { DONE } from './position.ts';

export const manifest: Manifest = {
  id: 'sealed-bids',
  title: 'Sealed Bids',
  seats: [2, 3, 4],
  defaultSeats: 3,
  options: {
    rounds: { default: 2, values: () => [2, 3] },
    ties: { default: 'roll', values: () => ['roll', 'nobody'] },
    done: { default: 'shown', values: () => DONE },
    seconds: { default: 0, values: () => [0, 30, 90] },
  },
  minutes: 5,
};

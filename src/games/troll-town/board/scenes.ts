import type { Scenes } from '../../../web/board-kit/scenes.ts';

/**
 * Where the player only grunts, the scene begins with a new turn, and the town is what the bots made of it. An empty plan takes
 * three presses: on from the last turn, the button, and what it asks.
 */
export const scenes: Scenes = {
  stats: { seats: 4, until: { answers: 1 } },
  '2-early': { seats: 2, until: { answers: 18 }, prefers: 'grunt' },
  '4-order': { seats: 4, until: { count: 1, of: '[data-place="work-i2"][data-mood="lit"]' }, prefers: 'deed-loaf' },
  '5-late': { seats: 5, until: { answers: 69 }, prefers: 'grunt' },
  '5-town': { seats: 5, until: { answers: 69 }, prefers: 'grunt', presses: ['Close'] },
  '3-reveal': {
    seats: 3,
    until: { answers: 33 },
    prefers: 'grunt',
    presses: ['Watch again', 'Pause', 'Next', 'Next'],
  },
};

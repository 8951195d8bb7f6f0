import type { Scenes } from '../../../web/board-kit/scenes.ts';

export const scenes: Scenes = {
  stats: { seats: 4, until: { answers: 1 } },
  '2-early': { seats: 2, until: { answers: 24 } },
  '4-plan': { seats: 4, until: { count: 1, of: '.tt-cell' }, prefers: 'work-c4' },
  '5-late': { seats: 5, until: { answers: 70 } },
};

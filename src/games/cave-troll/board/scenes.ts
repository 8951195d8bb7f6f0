import type { Scenes } from '../../../web/board-kit/scenes.ts';

export const scenes: Scenes = {
  '2-early': { seats: 2, until: { answers: 30 } },
  '4-late': { seats: 4, until: { answers: 80 } },
  'alternate-set': { seats: 3, options: { set: 'alternate' }, until: { answers: 60 } },
};

import type { Scenes } from '../../../web/board-kit/scenes.ts';

export const scenes: Scenes = {
  '2-early': { seats: 2, until: { answers: 40 } },
  '4-late': { seats: 4, until: { answers: 62 } },
};

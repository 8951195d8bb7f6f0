import type { Scenes } from '../../../../src/web/board-kit/scenes.ts';

export const scenes: Scenes = {
  '2-early': { seats: 2, until: { answers: 1 } },
  '4-late': { seats: 4, until: { answers: 5 } },
};

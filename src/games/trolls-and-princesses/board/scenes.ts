import type { Scenes } from '../../../web/board-kit/scenes.ts';

export const scenes: Scenes = {
  '2-early': { seats: 2, until: { answers: 40 } },
  '4-late': { seats: 4, until: { answers: 62 } },
  /** Somebody who builds whenever there is a troll for it. */
  '3-caves': { seats: 3, until: { answers: 60 }, prefers: 'area-building' },
};

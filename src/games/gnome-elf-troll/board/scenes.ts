import type { Scenes } from '../../../web/board-kit/scenes.ts';

/** Against bots that know what they do, a match to ten is over too soon for a full board. */
const LONG = { goal: 12 };

const OWN_TILES = '.get-garden[data-mine] .get-tile';
const WARES = 'price-';

export const scenes: Scenes = {
  '2-early': { seats: 2, until: { count: 2, of: OWN_TILES }, prefers: WARES },
  '2-late': { seats: 2, options: LONG, until: { count: 6, of: OWN_TILES }, prefers: WARES },
  '4-early': { seats: 4, until: { count: 2, of: OWN_TILES }, prefers: WARES },
  '4-late': { seats: 4, options: LONG, until: { count: 5, of: OWN_TILES }, prefers: WARES },
};

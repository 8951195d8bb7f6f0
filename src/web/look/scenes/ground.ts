import { fringe, halo } from '../print/cuts.ts';
import { crest, grass, land, spruce, spruceLight, wood } from '../print/forms.ts';

export const MOSS_TROLL = {
  skin: '#71865a',
  light: '#dfe0b0',
  hair: '#3b4c2d',
  ink: 'var(--scene-ink)',
  eye: '#ffe08a',
  tusk: '#f3e7cc',
};

const BACK = wood({ from: -10, to: 650, base: 0, step: 24, height: 120, seed: 5 }, (x) => 372 + Math.sin(x / 80) * 10);
const FRONT = wood(
  { from: -4, to: 650, base: 0, step: 52, height: 220, seed: 9 },
  (x) => 404 + Math.cos(x / 70) * 8,
).filter(({ x }) => x < 130 || x > 520);
const FLOOR = crest(
  [
    [-10, 400],
    [150, 384],
    [320, 396],
    [480, 382],
    [650, 398],
  ],
  6,
  7,
);

/** A clearing in the wood, 640 by 480, shared by the small scenes: every part a path, lit from the upper right. */
export const CLEARING = {
  sky: halo({ x: 500, y: 96, from: 64, to: 520, step: 17, gap: 13, length: 48, width: 2.3, seed: 4 }),
  back: BACK.map(spruce).join(''),
  backLight: BACK.map((tree) => spruceLight(tree, 1)).join(''),
  front: FRONT.map(spruce).join(''),
  frontLight: FRONT.map((tree) => spruceLight(tree, tree.x < 320 ? 1 : -1)).join(''),
  floor: land(FLOOR, 482),
  floorLight: fringe(FLOOR, { lean: 64, step: 11, length: 24, width: 1.7, seed: 6 }),
  tufts: grass(10, 630, 440, 34, 18, 8),
};

import { field, gouge, halo, rays } from '../print/cuts.ts';
import { stars } from '../print/forms.ts';
import type { Point } from '../print/hand.ts';
import { disc, rough } from '../print/rough.ts';

const LAMP: Point = [1330, 150];
const SKY =
  halo({ x: LAMP[0], y: LAMP[1], from: 108, to: 470, step: 19, gap: 15, length: 60, width: 2.6, seed: 2 }) +
  field({
    x: -40,
    y: 20,
    width: 900,
    height: 330,
    across: 170,
    down: 23,
    length: 120,
    stroke: 1.7,
    angle: -4,
    seed: 3,
  });
const MOON_SEAS =
  halo({
    x: LAMP[0],
    y: LAMP[1],
    from: 52,
    to: 82,
    step: 9,
    gap: 7,
    length: 30,
    width: 3,
    seed: 44,
    start: 80,
    end: 220,
  }) +
  gouge(1326, 112, 0.5, 40, 8) +
  gouge(1340, 172, -0.4, 40, 8) +
  gouge(1372, 128, 1.2, 24, 5);
const BIRDS =
  'M700 96c8-10 16-10 20 0 6-10 14-9 20 0-8-4-14-3-20 4-5-7-12-8-20-4zM766 62c6-8 12-8 15 0 5-8 11-7 15 0-6-3-11-2-15 3-4-5-9-6-15-3zM648 140c5-7 10-7 13 0 4-7 9-6 13 0-5-3-9-2-13 3-4-5-8-6-13-3z';

/** The sky over the bridge, 1600 by 640: strokes around the light, then what belongs to the night and to the day. */
export const HERO_SKY = {
  strokes: SKY,
  stars: stars(1250, 260, 34, 19),
  moon: disc(...LAMP, 84),
  moonSeas: MOON_SEAS,
  sun: disc(...LAMP, 74),
  beams: rays({ x: LAMP[0], y: LAMP[1], from: 94, count: 30, length: 40, width: 3.4, seed: 31 }),
  birds: rough(BIRDS),
};

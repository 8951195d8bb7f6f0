import { type Drawing, round } from '../inks.ts';

/** The crops of the forgotten folk, around the middle of a box from -12 to 12. */
export const CROP_DRAWINGS = {
  gemfruit: [
    ['none', 'M0-4C0-7 1-9 3.5-10.4', 2],
    ['moss', 'M2-7.500c3-3 6-2.5 8-.5-2.5 2.6-5.5 2.8-8 .5z'],
    ['ruby', 'M0-4.400c5-1.8 9 .8 9 5.8 0 4.8-4 9-9 9s-9-4.2-9-9c0-5 4-7.6 9-5.800z'],
    ['blush', 'M0-3.400l5 4-5 8.6-5-8.600zM-5 .6H5', 1.1],
    ['paper', 'M-1-1.600l-2.6 2h2.200z', 0],
  ],
  mushroom: [
    ['linen', 'M-3 0h6.400c-.4 4 .8 6.6 1.8 9H-5.200c1.2-2.6 2.4-5 2.2-9z'],
    ['lilac', 'M-10.2.4C-10-6-5.4-9.6 0-9.600S10-6 10.2.4c-5 2.2-15.4 2.2-20.4 0z'],
    ['pale', 'M-7 1.200c4 1.2 10 1.2 14 0l-1.5 2c-3.5.8-7.5.8-11 0z', 1.1],
    ['pale', round(-4, -4.4, 1.6) + round(1.4, -6.2, 1.3) + round(4.8, -2.6, 1.5), 0],
  ],
} as const satisfies Record<string, Drawing>;

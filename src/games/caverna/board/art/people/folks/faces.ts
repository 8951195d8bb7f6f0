import { FOLKS_OF_THE_DEEP } from './deep.ts';
import type { Face } from './face.ts';
import { FOLKS_OF_THE_FOREST } from './forest.ts';
import { FOLKS_OF_THE_MOUNTAIN } from './mountain.ts';

/** Everybody who is not a dwarf: eight folks, and the goblin that may live with any of them. */
export const FACES = { ...FOLKS_OF_THE_FOREST, ...FOLKS_OF_THE_MOUNTAIN, ...FOLKS_OF_THE_DEEP } satisfies Record<
  string,
  Face
>;
export type FaceId = keyof typeof FACES;

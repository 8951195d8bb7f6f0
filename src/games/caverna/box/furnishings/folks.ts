import { DWARVES_TO_TROLLS } from './dwarves-to-trolls.ts';
import { GOBLINS_TO_HUMANS } from './goblins-to-humans.ts';

/** Table 1c, folk by folk: each takes the place of one of the base game, and is sorted in where that was. */
export const FOLK_FURNISHINGS = [...GOBLINS_TO_HUMANS, ...DWARVES_TO_TROLLS] as const;

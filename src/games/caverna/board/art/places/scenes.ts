import type { PlaceKind } from '../ids.ts';
import { FARM } from './farm.ts';
import { FOREST } from './forest.ts';
import { ROCK } from './rock.ts';
import type { Scene } from './scene.ts';

/** One scene for each kind of action space; a kind without one does not compile. */
export const SCENES: Record<PlaceKind, Scene> = { ...FOREST, ...FARM, ...ROCK };

import type { GameFolder } from '../../src/games/game-folder.ts';
import { folder as harvest } from './harvest/folder.ts';
import { folder as sealedBids } from './sealed-bids/folder.ts';

/** The toys that are played in a terminal and on a screen as well: all of a game lies in their folders. */
export const TOY_FOLDERS: readonly GameFolder[] = [sealedBids, harvest];

import { GAMES as REAL_GAMES } from '../../src/games/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { TOYS } from '../toys/index.ts';

/** What servers in tests play: every game there is, and the toys. */
export const GAMES: readonly Game[] = [...REAL_GAMES, ...TOYS];

import { GAME_IDS } from '../game-list.ts';

const FOUND = import.meta.glob('../../games/*/puzzles/found.ts');

/** The games that have puzzles, in the order of the app: each day another one asks. */
export const GAMES_OF_DAYS: readonly string[] = GAME_IDS.filter((id) => `../../games/${id}/puzzles/found.ts` in FOUND);

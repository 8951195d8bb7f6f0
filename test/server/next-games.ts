import type { Game } from '../../src/kernel/game.ts';
import { sameShape } from '../../src/kernel/upgrade.ts';
import { GAMES as TODAYS_GAMES } from './all-games.ts';

/** What a program of tomorrow plays: every game by the next version of its rules, which takes all that today's take. */
export const GAMES: readonly Game[] = TODAYS_GAMES.map((game) => {
  const version = game.version + 1;
  return { ...game, version, upgrades: { ...game.upgrades, [version]: sameShape } };
});

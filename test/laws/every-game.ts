import { describe, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { TOYS } from '../toys/index.ts';
import { obey } from './deals.ts';
import type { Law } from './laws.ts';

/** For slow machines: no law waits for anything. */
export const PATIENCE = 1_200_000;

/** Every game, and the toys that show what no game does yet. */
export const EVERY_GAME: readonly (readonly [id: string, game: Game])[] = [...GAMES, ...TOYS].map((game) => [
  game.id,
  game,
]);

/** Holds each of the laws against every game there is. */
export function holdEveryGameTo(laws: Readonly<Record<string, Law>>): void {
  describe.each(EVERY_GAME)('%s', (_, game) => {
    test.each(Object.entries(laws))('%s', (_law, law) => obey(law, game), PATIENCE);
  });
}

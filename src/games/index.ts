import type { Game } from '../kernel/game.ts';
import { InputError } from '../kernel/table.ts';
import { caveTroll } from './cave-troll/index.ts';
import { gnomeElfTroll } from './gnome-elf-troll/index.ts';
import { trollsAndPrincesses } from './trolls-and-princesses/index.ts';

/** Every game there is. Adding a game is adding a folder and a line. */
export const GAMES: readonly Game[] = [gnomeElfTroll, caveTroll, trollsAndPrincesses];

export function gameNamed(id: string): Game {
  const game = GAMES.find((candidate) => candidate.id === id);
  if (game === undefined) {
    throw new InputError(
      `There is no game ${JSON.stringify(id)}; there is ${GAMES.map((each) => each.id).join(', ')}.`,
    );
  }
  return game;
}

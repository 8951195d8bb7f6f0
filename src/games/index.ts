import type { Game } from '../kernel/game.ts';
import { InputError } from '../kernel/table.ts';
import { folder as caveTroll } from './cave-troll/folder.ts';
import { folder as caverna } from './caverna/folder.ts';
import type { GameFolder } from './game-folder.ts';
import { folder as gnomeElfTroll } from './gnome-elf-troll/folder.ts';
import { folder as trollTown } from './troll-town/folder.ts';
import { folder as trollsAndPrincesses } from './trolls-and-princesses/folder.ts';

/** Every game there is. Adding a game is adding a folder and a line. */
export const FOLDERS: readonly GameFolder[] = [gnomeElfTroll, caveTroll, trollsAndPrincesses, trollTown, caverna];

export const GAMES: readonly Game[] = FOLDERS.map(({ game }) => game);

export function folderNamed(id: string): GameFolder {
  const folder = FOLDERS.find(({ game }) => game.id === id);
  if (folder === undefined) {
    const known = GAMES.map((game) => game.id).join(', ');
    throw new InputError(`There is no game ${JSON.stringify(id)}; there is ${known}.`);
  }
  return folder;
}

export function gameNamed(id: string): Game {
  return folderNamed(id).game;
}

import type { Game } from '../kernel/game.ts';
import { InputError } from '../kernel/table.ts';
import type { GameFolder } from './game-folder.ts';
import * as list from './list.ts';

const all: readonly GameFolder[] = Object.values(list);

/** Every game there is, the shortest first; adding one is adding a folder and a line in `list.ts`. */
export const FOLDERS: readonly GameFolder[] = all.toSorted(
  (one, other) => one.manifest.minutes - other.manifest.minutes || one.manifest.id.localeCompare(other.manifest.id),
);

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

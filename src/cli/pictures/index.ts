import type { Game } from '../../kernel/game.ts';
import { caveTrollPicture } from './cave-troll.ts';
import { gnomeElfTrollPicture } from './gnome-elf-troll.ts';
import type { Picture } from './picture.ts';
import { trollsAndPrincessesPicture } from './trolls-and-princesses.ts';

const PICTURES: Readonly<Record<string, Picture>> = {
  'gnome-elf-troll': gnomeElfTrollPicture,
  'cave-troll': caveTrollPicture,
  'trolls-and-princesses': trollsAndPrincessesPicture,
};

export function pictureOf(game: Game): Picture {
  const picture = PICTURES[game.id];
  if (picture === undefined) throw new Error(`${game.id} has no picture for the terminal`);
  return picture;
}

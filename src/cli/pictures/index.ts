import { caveTrollPicture } from '../../games/cave-troll/terminal.ts';
import { gnomeElfTrollPicture } from '../../games/gnome-elf-troll/terminal.ts';
import type { Picture } from '../../games/terminal/picture.ts';
import { trollsAndPrincessesPicture } from '../../games/trolls-and-princesses/terminal.ts';
import type { Game } from '../../kernel/game.ts';

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

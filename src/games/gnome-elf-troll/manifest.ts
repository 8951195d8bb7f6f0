import type { Manifest } from '../game-folder.ts';
import { options } from './options.ts';

export const manifest: Manifest = {
  id: 'gnome-elf-troll',
  title: 'Gnome Elf Troll',
  seats: [2, 3, 4],
  defaultSeats: 3,
  minutes: 20,
  guideMinutes: 7,
  options,
};

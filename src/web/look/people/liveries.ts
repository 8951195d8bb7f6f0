import type { GnomeColours } from './Gnome.tsx';
import type { PrincessColours } from './Princess.tsx';

/** The gnome and the princess as they are met on covers and in scenes; the ink is the picture's own. */
export const RED_HAT: Omit<GnomeColours, 'ink'> = {
  hat: '#b5452f',
  hatLight: '#e58c5c',
  coat: '#2f6d8c',
  beard: '#f7ecd2',
  skin: '#e2b48a',
};

export const RED_DRESS: Omit<PrincessColours, 'ink'> = {
  hair: '#f0c75e',
  skin: '#f6e3c4',
  dress: '#b5342a',
  dressLight: '#f08e6c',
  crown: '#f7d679',
};

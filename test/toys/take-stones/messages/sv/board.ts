import { count } from '../../../../../src/games/speech/speech.ts';
import type { Translation } from '../../../../../src/kernel/messages.ts';
import type { boardWords as english } from '../en/board.ts';

export const boardWords: Translation<typeof english> = {
  'option.firstPlayer.0': 'plats 1',
  'option.firstPlayer.1': 'plats 2',
  'option.firstPlayer.2': 'plats 3',
  'option.firstPlayer.3': 'plats 4',

  'board.heap': ({ heap }) => `${count(heap, 'sten', 'stenar')} i högen`,
  'board.taken': ({ stones }) => count(stones, 'sten', 'stenar'),
  'board.wins': 'Den som har flest stenar när högen är tom vinner.',

  'guide.heap': 'Det här är högen. Du och {seat} turas om att ta stenar från den, och den som har flest vinner.',
  'guide.three': 'Ta tre stenar, det mesta som går.',
  'guide.not-two': '{seat} tog två, så du får inte ta två nu. Ta ett annat antal.',
  'guide.on': 'Svårare än så är det inte. Spela vidare.',
};

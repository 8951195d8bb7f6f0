import { count } from '../../../../../src/games/speech/speech.ts';
import type { Translation } from '../../../../../src/kernel/messages.ts';
import type { boardWords as english } from '../en/board.ts';

export const boardWords: Translation<typeof english> = {
  'option.firstPlayer.0': 'Platz 1',
  'option.firstPlayer.1': 'Platz 2',
  'option.firstPlayer.2': 'Platz 3',
  'option.firstPlayer.3': 'Platz 4',

  'board.heap': ({ heap }) => `${count(heap, 'Stein', 'Steine')} im Haufen`,
  'board.taken': ({ stones }) => count(stones, 'Stein', 'Steine'),
  'board.wins': 'Wer die meisten Steine hat, wenn der Haufen leer ist, gewinnt.',

  'guide.heap': 'Das ist der Haufen. Du und {seat} nehmt abwechselnd Steine davon, und wer die meisten hat, gewinnt.',
  'guide.three': 'Nimm drei Steine, mehr geht nicht.',
  'guide.not-two': '{seat} hat zwei genommen, also darfst du jetzt keine zwei nehmen. Nimm eine andere Zahl.',
  'guide.on': 'Mehr ist nicht dabei. Spiel weiter.',
};

import { count, who } from '../../../../../src/games/speech/speech.ts';
import type { Catalogue } from '../../../../../src/kernel/messages.ts';
import { summary } from './summary.ts';

export const words = {
  'game.summary': summary,

  'option.stones': 'Stones for each player',
  'option.firstPlayer': 'First player',
  'option.firstPlayer.random': 'drawn at random',

  'ask.take': 'Take stones from the heap.',
  'move.take': ({ stones }) => `Take ${count(stones, 'stone', 'stones')}`,
  'blocked.heap': ({ heap }) => `There ${heap === 1 ? 'is' : 'are'} only ${count(heap, 'stone', 'stones')} left.`,
  'blocked.same': ({ stones }) => `The player before you has just taken ${stones}.`,

  'told.took': ({ seat, stones }, speaker) => `${who(seat, speaker)} took ${count(stones, 'stone', 'stones')}.`,
  'told.empty': 'The heap is empty.',

  'reason.stones': 'You have more stones.',
  'reason.rivals': ({ worth }) => (Number(worth) > 0 ? 'It holds the others back.' : 'The others come closer.'),

  'score.points': ({ points }) => count(points, 'stone', 'stones'),
  'score.stones': 'Stones taken',

  'counts.handfuls': 'Stones taken at once',
  'handful.1': 'One stone',
  'handful.2': 'Two stones',
  'handful.3': 'Three stones',
} satisfies Catalogue;

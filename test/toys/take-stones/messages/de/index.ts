import { has } from '../../../../../src/games/speech/german.ts';
import { count } from '../../../../../src/games/speech/speech.ts';
import type { Translation } from '../../../../../src/kernel/messages.ts';
import type { words as english } from '../en/index.ts';
import { summary } from './summary.ts';

export const words: Translation<typeof english> = {
  'game.summary': summary,

  'option.stones': 'Steine pro Person',
  'option.firstPlayer': 'Wer beginnt',
  'option.firstPlayer.random': 'wird ausgelost',

  'ask.take': 'Nimm Steine vom Haufen.',
  'move.take': ({ stones }) => `${count(stones, 'Stein', 'Steine')} nehmen`,
  'blocked.heap': ({ heap }) => `Es ${heap === 1 ? 'ist' : 'sind'} nur noch ${count(heap, 'Stein', 'Steine')} da.`,
  'blocked.same': ({ stones }) => `Direkt vor dir wurden gerade ${stones} genommen.`,

  'told.took': ({ seat, stones }, speaker) => `${has(seat, speaker)} ${count(stones, 'Stein', 'Steine')} genommen.`,
  'told.empty': 'Der Haufen ist leer.',

  'reason.stones': 'Du hast mehr Steine.',
  'reason.rivals': ({ worth }) => (Number(worth) > 0 ? 'Das hält die anderen auf.' : 'Die anderen kommen näher.'),

  'score.points': ({ points }) => count(points, 'Stein', 'Steine'),
  'score.stones': 'Genommene Steine',

  'counts.handfuls': 'Auf einmal genommene Steine',
  'handful.1': 'Ein Stein',
  'handful.2': 'Zwei Steine',
  'handful.3': 'Drei Steine',
};

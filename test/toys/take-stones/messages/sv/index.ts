import { count, who } from '../../../../../src/games/speech/speech.ts';
import type { Translation } from '../../../../../src/kernel/messages.ts';
import type { words as english } from '../en/index.ts';
import { summary } from './summary.ts';

export const words: Translation<typeof english> = {
  'game.summary': summary,

  'option.stones': 'Stenar per spelare',
  'option.firstPlayer': 'Första spelare',
  'option.firstPlayer.random': 'lottas',

  'ask.take': 'Ta stenar från högen.',
  'move.take': ({ stones }) => `Ta ${count(stones, 'sten', 'stenar')}`,
  'blocked.heap': ({ heap }) => `Det finns bara ${count(heap, 'sten', 'stenar')} kvar.`,
  'blocked.same': ({ stones }) => `Spelaren före dig tog just ${stones}.`,

  'told.took': ({ seat, stones }, speaker) => `${who(seat, speaker)} tog ${count(stones, 'sten', 'stenar')}.`,
  'told.empty': 'Högen är tom.',

  'reason.stones': 'Du har fler stenar.',
  'reason.rivals': ({ worth }) => (Number(worth) > 0 ? 'Det håller de andra tillbaka.' : 'De andra kommer närmare.'),

  'score.points': ({ points }) => count(points, 'sten', 'stenar'),
  'score.stones': 'Tagna stenar',

  'counts.handfuls': 'Stenar tagna på en gång',
  'handful.1': 'En sten',
  'handful.2': 'Två stenar',
  'handful.3': 'Tre stenar',
};

import type { Catalogue } from '../../../kernel/messages.ts';
import { count } from '../../speech/speech.ts';

/** What stands in the picture for the terminal, which speaks English. */
export const terminalWords = {
  title: ({ icons, threshold, scorings }) =>
    `scoring pile ${icons} of ${threshold} · board scored ${count(scorings, 'time', 'times')}`,
  key: '≡ stairs  ▼ pit  ╌ door  number: gold, mark: whose it is  = tied',
  gold: '{gold} gold',
  actions: ({ actions }) => `${count(actions, 'action', 'actions')} left`,
  deck: ({ cards }) => `deck: ${count(cards, 'card', 'cards')}`,
  hand: 'hand: {card}',
  'hand-hidden': 'hand: a card',
  artifact: 'artifact: {artifact}',
  'artifact-hidden': 'an artifact, face down',
  lost: ({ figures }) => `lost: ${count(figures, 'figure', 'figures')}`,
} satisfies Catalogue;

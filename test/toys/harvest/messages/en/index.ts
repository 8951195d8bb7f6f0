import type { Catalogue } from '../../../../../src/kernel/messages.ts';
import { summary } from './summary.ts';

export const words: Catalogue = {
  'game.summary': summary,
  'option.rounds': 'Harvests',
  'food.grain': 'two grain',
  'food.sheep': 'a sheep',
  'ask.feed': 'Feed your farm.',
  'ask.trade': 'Trade sheep, or finish.',
  'move.eat': 'Eat {food}',
  'move.beg': 'Take a beggar’s bowl',
  'move.buy': 'Buy a sheep for two grain',
  'move.sell': 'Sell a sheep for three coins',
  'move.done': 'Done',
  'blocked.hungry': 'You do not have {food}.',
  'blocked.price': 'A sheep costs two grain.',
  'blocked.no-sheep': 'You have no sheep.',
  'told.reaped': '{seat} reaped {count} grain.',
  'told.ate': '{seat} ate {food}.',
  'told.begged': '{seat} took a beggar’s bowl.',
  'told.bought': '{seat} bought a sheep.',
  'told.sold': '{seat} sold a sheep.',
  'told.bred': 'A lamb was born at the farms of {seats}.',
  'score.points': '{points} points',
  'score.coins': 'Coins: {count}',
  'score.sheep': 'Sheep: {count}',
  'score.bowls': 'Beggar’s bowls: {count}',
};

import type { Game, Score } from '../../../src/kernel/game.ts';
import type { Catalogue } from '../../../src/kernel/messages.ts';
import { bound, census, clone, type Harvest, type HarvestMove, imagine, setup, view } from './position.ts';
import { steps } from './steps.ts';

const messages: Catalogue = {
  'game.summary': 'Feed your farm, trade sheep, and hope that they breed.',
  'option.rounds': 'Harvests',
  'food.grain': 'two grain',
  'food.sheep': 'a sheep',
  'ask.feed': 'Feed your farm.',
  'ask.trade': 'Trade sheep, or be done.',
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

function score(p: Harvest): Score[] {
  const rows = p.farms.map(({ coin, sheep, bowl }, seat) => {
    const lines = [
      { say: 'score.coins', count: coin, points: coin, rule: 'HV-3.1' },
      { say: 'score.sheep', count: sheep, points: 2 * sheep, rule: 'HV-3.2' },
      { say: 'score.bowls', count: bowl, points: 0 - 4 * bowl, rule: 'HV-3.3' },
    ];
    return { seat, points: lines.reduce((sum, line) => sum + line.points, 0), lines };
  });
  return rows.map((row) => ({ ...row, place: 1 + rows.filter(({ points }) => points > row.points).length }));
}

/** A harvest that all seats decide at once and in public, in several small steps each. */
export const harvest: Game<Harvest, HarvestMove> = {
  id: 'harvest',
  title: 'Harvest',
  version: 1,
  seats: [2, 3, 7],
  defaultSeats: 3,
  options: { rounds: { default: 2, values: () => [1, 2, 4] } },
  rules: { turn: 'HV-1.1', end: 'HV-1.2' },
  messages,
  steps,
  bot: { worth: (p, seat) => score(p)[seat]?.points ?? 0 },
  scoreIsOpen: true,
  setup,
  clone,
  view,
  imagine,
  score,
  census,
  bound,
};

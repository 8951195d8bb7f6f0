import type { Game, Score } from '../../../src/kernel/game.ts';
import type { Catalogue } from '../../../src/kernel/messages.ts';
import {
  bound,
  census,
  clone,
  imagine,
  type Market,
  type MarketMove,
  STALL,
  STALLS,
  setup,
  storeOf,
  total,
  uncounted,
  view,
} from './position.ts';
import { exchange, steps } from './steps.ts';

const messages: Catalogue = {
  'game.summary': 'Gather, build, and be kind to beggars.',
  'option.rounds': 'Rounds',
  'option.actions': 'Actions in a turn',
  'option.harvest': 'Each turn begins with a harvest',
  'good.grain': 'grain',
  'good.cloth': 'cloth',
  'good.gem': 'a gem',
  'give.grain': 'grain',
  'give.cloth': 'cloth',
  'give.gem': 'gems',
  'get.grain': 'grain',
  'get.cloth': 'cloth',
  'get.gem': 'a gem',
  'stall.baker': "baker's stall",
  'stall.weaver': "weaver's stall",
  'stall.jeweller': "jeweller's stall",
  'ask.act': 'What will you do? Actions left: {left}.',
  'ask.pay': 'Pay for the {stall}. Goods still to pay: {left}.',
  'ask.answer-beggar': '{owner} begs at your store.',
  'move.gather': 'Gather {good}',
  'move.build': 'Build the {stall}',
  'move.beg': 'Beg from {owner}',
  'move.rest': 'Rest',
  'move.pay': 'Pay for the {stall} with {good}',
  'move.give': 'Give {good}',
  'move.chase': 'Chase the beggar off with a gem',
  'move.exchange': 'Exchange two {give} for {get}',
  'blocked.supply': 'There is no more of {good}.',
  'blocked.taken': 'The {stall} belongs to {owner}.',
  'blocked.actions': 'Building takes two actions, and you have {left}.',
  'blocked.price': 'You have too few goods for the {stall}.',
  'blocked.poor': '{owner} has nothing to give.',
  'blocked.none-in-store': 'You have none of {good}.',
  'blocked.no-gem': 'You have no gem to throw.',
  'blocked.exchange': 'An exchange takes two {give}.',
  'blocked.owed': 'You owe what you have.',
  'told.harvested': '{seat} harvested {good}.',
  'told.rested': '{seat} rested, with {left} actions left.',
  'told.gathered': '{seat} gathered {good}.',
  'told.built': '{seat} built the {stall}.',
  'told.paid': '{seat} paid {good} for the {stall}.',
  'told.begged': '{seat} begged at the store of {owner}.',
  'told.chased': '{seat} chased {owner} off with a gem.',
  'told.gave': '{seat} gave {owner} {good}.',
  'told.exchanged': '{seat} exchanged two {give} for {get}.',
  'score.points': '{points} points',
  'score.stall': 'The {stall}',
  'score.goods': 'Goods in store: {count}',
};

function score(p: Market): Score[] {
  const rows = p.stores.map((_, seat) => {
    const stalls = STALLS.filter((stall) => p.stalls[stall] === seat);
    const goods = total(storeOf(p, seat));
    const lines = [
      ...stalls.map((stall) => ({ say: 'score.stall', stall, count: 1, points: STALL[stall].points, rule: 'MK-4.1' })),
      { say: 'score.goods', count: goods, points: Math.floor(goods / 2), rule: 'MK-4.2' },
    ];
    return { seat, points: lines.reduce((sum, line) => sum + line.points, 0), lines };
  });
  return rows.map((row) => ({ ...row, place: 1 + rows.filter(({ points }) => points > row.points).length }));
}

/** Actions with nested payments, an exchange before any answer, and beggars who interrupt another seat. */
export const market: Game<Market, MarketMove> = {
  id: 'market',
  title: 'Market',
  version: 1,
  seats: [2, 3],
  defaultSeats: 2,
  options: {
    rounds: { default: 2, values: () => [1, 2, 3] },
    actions: { default: 2, values: (seats) => (seats === 2 ? [2, 3] : [2, 3, 4]) },
    harvest: { default: true, values: () => [true, false] },
  },
  rules: { turn: 'MK-1.1', end: 'MK-4.3' },
  messages,
  steps,
  anytime: { exchange },
  bot: { worth: (p, seat) => score(p)[seat]?.points ?? 0 },
  turn: ({ round, stack }) => `${round} ${stack.filter(({ step }) => step === 'turn').length}`,
  setup,
  clone,
  view,
  imagine,
  score,
  census,
  uncounted,
  bound,
};

import type { Game, Score } from '../../../src/kernel/game.ts';
import type { Catalogue } from '../../../src/kernel/messages.ts';
import { bound, census, clone, DONE, imagine, type SealedBids, type SealedBidsMove, setup, view } from './position.ts';
import { steps } from './steps.ts';

const messages: Catalogue = {
  'game.summary': 'Bid in secret, win the lot, and mind your coins.',
  'option.rounds': 'Lots put up',
  'option.ties': 'When bids are equal',
  'option.ties.roll': 'chance decides',
  'option.ties.nobody': 'nobody gets the lot',
  'option.done': 'A plan that is made',
  'option.done.shown': 'is seen to be made',
  'option.done.hidden': 'stays hidden',
  'option.done.final': 'is seen to be made, and stands',
  'ask.choose-bid': 'Lay a card as your bid.',
  'ask.back-bid': 'Back your {card} with a coin?',
  'ask.claim': 'Keep the lot, or sell it to the bank?',
  'move.bid': 'Bid {card}',
  'move.back': 'Back it with a coin',
  'move.trust': 'Trust the card alone',
  'move.keep': 'Keep the lot',
  'move.sell': 'Sell the lot for two coins',
  'blocked.not-in-hand': 'You have no {card} in hand.',
  'blocked.no-coin': 'You have no coin to back your bid with.',
  'blocked.bank-empty': 'The bank has only {bank} of the two coins.',
  'told.lot': 'Lot {round} is put up, worth {lot}.',
  'told.laid': '{seat} laid a {card}.',
  'told.plan-back': '{seat} backs the bid with a coin.',
  'told.plan-trust': '{seat} trusts the card alone.',
  'told.revealed': '{seat} bid {card}.',
  'told.revealed-backed': '{seat} bid {card}, backed with a coin.',
  'told.won': '{seat} won the lot with {best}.',
  'told.nobody-won': 'Several bid {best}; nobody gets the lot.',
  'told.keep': '{seat} kept the lot.',
  'told.sell': '{seat} sold the lot to the bank.',
  'told.drew': '{seat} drew a {card}.',
  'told.drew-a-card': '{seat} drew a card.',
  'score.points': '{points} points',
  'score.lots': 'Lots won: {count}',
  'score.coins': 'Coins left: {count}',
};

function score(p: SealedBids): Score[] {
  const rows = p.won.map((lots, seat) => {
    const worth = lots.reduce((sum, lot) => sum + lot, 0);
    const coins = p.coins[seat] ?? 0;
    const lines = [
      { say: 'score.lots', count: lots.length, points: worth, rule: 'SB-3.1' },
      { say: 'score.coins', count: coins, points: coins, rule: 'SB-3.2' },
    ];
    return { seat, points: worth + coins, lines };
  });
  return rows.map((row) => ({ ...row, place: 1 + rows.filter(({ points }) => points > row.points).length }));
}

/** Secret plans of two steps made by all seats at once, a reveal that uses chance, and a claim by the winner alone. */
export const sealedBids: Game<SealedBids, SealedBidsMove> = {
  id: 'sealed-bids',
  title: 'Sealed Bids',
  version: 3,
  seats: [2, 3, 4],
  defaultSeats: 3,
  options: {
    rounds: { default: 2, values: () => [2, 3] },
    ties: { default: 'roll', values: () => ['roll', 'nobody'] },
    done: { default: 'shown', values: () => DONE },
  },
  rules: { turn: 'SB-2.1', end: 'SB-3.3' },
  messages,
  steps,
  bot: { worth: (p, seat) => score(p)[seat]?.points ?? 0 },
  setup,
  clone,
  view,
  imagine,
  score,
  census,
  bound,
};

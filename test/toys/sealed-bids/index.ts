import type { Clock, Game, Score } from '../../../src/kernel/game.ts';
import { isSecret } from '../../../src/kernel/together.ts';
import { manifest } from './manifest.ts';
import { words } from './messages/en/index.ts';
import {
  bound,
  census,
  clone,
  imagine,
  type SealedBids,
  type SealedBidsMove,
  setup,
  uncounted,
  view,
} from './position.ts';
import { steps } from './steps.ts';

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

/** SB-2.9 */
const clock: Clock<SealedBids> = {
  of: (p) => (p.seconds > 0 && isSecret(p) ? { period: p.round, seconds: p.seconds } : undefined),
  late: () => ({ do: 'trust' }),
};

/** Secret plans of two steps made by all seats at once, a reveal that uses chance, and a claim by the winner alone. */
export const sealedBids: Game<SealedBids, SealedBidsMove> = {
  id: manifest.id,
  title: manifest.title,
  version: 2,
  seats: manifest.seats,
  defaultSeats: manifest.defaultSeats,
  options: manifest.options,
  rules: { turn: 'SB-2.1', end: 'SB-3.3' },
  messages: words,
  steps,
  bot: { worth: (p, seat) => score(p)[seat]?.points ?? 0 },
  clock,
  turn: ({ round }) => round,
  setup,
  clone,
  view,
  imagine,
  score,
  census,
  uncounted,
  bound,
};

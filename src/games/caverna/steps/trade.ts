import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { push } from '../../../kernel/steps.ts';
import { GOLD_OF_A_TRADE, MARKET_GOODS, MARKET_PRICES, MOST_TRADES, ORE_OF_A_TRADE } from '../box/market.ts';
import { BUY, type Buy, moveAt, type Plain, STOP, TRADE, type TradeOre } from '../moves.ts';
import { type Caverna, type Player, playerAt } from '../position.ts';
import { gain } from '../rules/goods.ts';
import { house } from '../rules/housing.ts';
import { tell } from '../words.ts';
import type { Ask } from './step.ts';

/** CV-4.36: what is given and got so many times. */
export function tradeOf(times: number): { readonly give: { readonly ore: number }; readonly get: Traded } {
  return { give: { ore: ORE_OF_A_TRADE * times }, get: { gold: GOLD_OF_A_TRADE * times, food: times } };
}

interface Traded {
  readonly gold: number;
  readonly food: number;
}

/** CV-4.36: how often somebody could trade now. */
export function tradesOf({ goods }: Player): number {
  return Math.min(MOST_TRADES, Math.floor(goods.ore / ORE_OF_A_TRADE));
}

/** CV-4.36, CV-16.1 */
export function askTrade(p: Caverna, seat: Seat): void {
  if (tradesOf(playerAt(p, seat)) === 1) trade(p, seat, 1);
  else push(p, { step: 'trade-count', seat });
}

function trade(p: Caverna, seat: Seat, times: number): void {
  const { goods } = playerAt(p, seat);
  const {
    give: { ore },
    get: { gold, food },
  } = tradeOf(times);
  goods.ore -= ore;
  goods.gold += gold;
  goods.food += food;
  p.acted = true;
  tell({ say: 'told.traded', seat, ore, gold, food });
}

/** CV-4.36 */
export const tradeCount: Ask<'trade-count', TradeOre> = {
  rule: 'CV-4.36',
  completes: true,
  offer(p, _frame, seat, offers) {
    const most = tradesOf(playerAt(p, seat));
    for (let times = 1; times <= MOST_TRADES; times++) {
      if (times <= most) offers.add(moveAt(TRADE, times));
      else offers.block(moveAt(TRADE, times), 'CV-4.36', 'blocked.ore', { ...tradeOf(times).give });
    }
  },
  take(p, _frame, seat, { times }) {
    trade(p, seat, times);
  },
};

/** CV-4.38 */
export const market: Ask<'market', Buy | Plain> = {
  rule: 'CV-4.38',
  anytime: true,
  completes: true,
  offer(p, { bought }, seat, offers) {
    const { gold } = playerAt(p, seat).goods;
    for (let good = 0; good < MARKET_GOODS.length; good++) {
      const move = moveAt(BUY, good);
      const price = MARKET_PRICES[at(MARKET_GOODS, good)];
      if ((bought & (1 << good)) !== 0) offers.block(move, 'CV-4.38', 'blocked.bought');
      else if (gold >= price) offers.add(move);
      else offers.block(move, 'CV-4.38', 'blocked.gold', { gold: price });
    }
    offers.add(STOP);
  },
  take(p, { bought }, seat, move) {
    if (move.do !== 'buy') return;
    const player = playerAt(p, seat);
    player.goods.gold -= MARKET_PRICES[move.good];
    push(p, { step: 'market', seat, bought: bought | (1 << MARKET_GOODS.indexOf(move.good)) });
    gain(player, move.good, 1);
    tell({ say: 'told.bought', seat, good: move.good, gold: MARKET_PRICES[move.good] });
    house(p, seat);
  },
  label: (_p, { bought }, _seat, move) =>
    move.do === 'stop' ? { say: 'move.buy-no-more', bought: bought !== 0 } : { ...move, say: `move.${move.do}` },
};

import type { AskStep, Game } from '../../../src/kernel/game.ts';
import { market } from '../../toys/market/index.ts';
import type { Market, MarketFrame, MarketMove } from '../../toys/market/position.ts';
import { sealedBids } from '../../toys/sealed-bids/index.ts';
import type { SealedBids, SealedBidsFrame, SealedBidsMove } from '../../toys/sealed-bids/position.ts';

type AskBids = AskStep<SealedBids, SealedBidsMove, SealedBidsFrame>;
type AskMarket = AskStep<Market, MarketMove, MarketFrame>;

let drawn = 0;

/** Something else each time, whatever the seed or the position. */
export function chanceFromElsewhere(): number {
  return ++drawn;
}

export function bids(changes: Partial<Game<SealedBids, SealedBidsMove>>): Game {
  return { ...sealedBids, ...changes };
}

export function bidsWith(
  name: 'choose-bid' | 'back-bid' | 'claim',
  changes: (step: AskBids) => Partial<AskBids>,
): Game {
  const step = sealedBids.steps[name] as AskBids;
  return bids({ steps: { ...sealedBids.steps, [name]: { ...step, ...changes(step) } } });
}

export function marketWith(name: 'act' | 'pay', changes: (step: AskMarket) => Partial<AskMarket>): Game {
  const step = market.steps[name] as AskMarket;
  const broken: Game<Market, MarketMove> = {
    ...market,
    steps: { ...market.steps, [name]: { ...step, ...changes(step) } },
  };
  return broken;
}

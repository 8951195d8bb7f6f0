import type { Seat } from '../../../../kernel/game.ts';
import type { Offers } from '../../../../kernel/offers.ts';
import { ACTIONS, type Cost } from '../../box/actions.ts';
import { DIAMOND, GOLD, OBSIDIAN, type ResourceNumber } from '../../box/bonuses.ts';
import { MINE, moveAt, type TrollsMove } from '../../moves.ts';
import { playerAt, type TrollsAndPrincesses } from '../../position.ts';
import { pay } from '../../rules/costs.ts';
import { mine, miningAmount } from '../../rules/goods.ts';
import type { Word } from '../../words.ts';
import { type Need, weigh } from './weigh.ts';

/** By resource: obsidian, gold, diamond. */
const COSTS: readonly [Cost, Cost, Cost] = [ACTIONS['mine-obsidian'], ACTIONS['mine-gold'], ACTIONS['mine-diamond']];
const DEAREST_FIRST = [DIAMOND, GOLD, OBSIDIAN] as const;
const NEED: Need = { rule: 'TP-4.7', say: 'blocked.nothing-to-mine' };

/** TP-4.7 */
export function offerMining(p: TrollsAndPrincesses, seat: Seat, offers: Offers<TrollsMove, Word>): void {
  const { filled } = playerAt(p, seat);
  for (const resource of DEAREST_FIRST) {
    const isMet = filled[resource] > 0;
    weigh(p, seat, moveAt(MINE, resource), COSTS[resource], isMet, NEED, offers);
  }
}

export function mineResource(p: TrollsAndPrincesses, seat: Seat, resource: ResourceNumber): void {
  pay(p, seat, COSTS[resource]);
  mine(p, seat, resource, miningAmount(playerAt(p, seat), resource));
}

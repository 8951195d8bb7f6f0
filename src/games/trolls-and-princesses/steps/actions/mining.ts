import type { Seat } from '../../../../kernel/game.ts';
import type { Offers } from '../../../../kernel/offers.ts';
import { ACTIONS, type Cost } from '../../box/actions.ts';
import { pay } from '../../costs.ts';
import { mine, miningAmount } from '../../goods.ts';
import { MINE, moveAt, type TrollsMove } from '../../moves.ts';
import { playerAt, type TrollsAndPrincesses } from '../../position.ts';
import { type Need, weigh } from './weigh.ts';

/** By resource: obsidian, gold, diamond. */
const COSTS: readonly Cost[] = [ACTIONS['mine-obsidian'], ACTIONS['mine-gold'], ACTIONS['mine-diamond']];
const NEED: Need = { rule: 'TP-4.7', say: 'blocked.nothing-to-mine' };

/** TP-4.7 */
export function offerMining(p: TrollsAndPrincesses, seat: Seat, offers: Offers<TrollsMove>): void {
  const { filled } = playerAt(p, seat);
  for (let resource = COSTS.length - 1; resource >= 0; resource--) {
    const isMet = (filled[resource] as number) > 0;
    weigh(p, seat, moveAt(MINE, resource), COSTS[resource] as Cost, isMet, NEED, offers);
  }
}

export function mineResource(p: TrollsAndPrincesses, seat: Seat, resource: number): void {
  pay(p, seat, COSTS[resource] as Cost);
  mine(p, seat, resource, miningAmount(playerAt(p, seat), resource));
}

import type { Seat } from '../../../../kernel/game.ts';
import type { Offers } from '../../../../kernel/offers.ts';
import { ACTIONS, CHEAP_REFRESH_CARDS, type Cost } from '../../box/actions.ts';
import { RESOURCE_NUMBERS, type Resource, resourceNumber } from '../../box/bonuses.ts';
import { type TrollCardId, trollCardNumber } from '../../box/troll-cards.ts';
import { BUY_CARD, GET_POWER, moveAt, REFRESH_CARDS, REPLENISH, type TrollsMove } from '../../moves.ts';
import { playerAt, type TrollsAndPrincesses } from '../../position.ts';
import { takeCard } from '../../rules/cards.ts';
import { canPay, pay } from '../../rules/costs.ts';
import { refreshCards } from '../../rules/displays.ts';
import { canRefill, gainPower, mostPower, powerOfAction, refill } from '../../rules/goods.ts';
import type { Word } from '../../words.ts';
import { type Need, weigh } from './weigh.ts';

const NOTHING_TO_FILL: Need = { rule: 'TP-4.15', say: 'blocked.nothing-to-fill' };
const POWER_FULL: Need = { rule: 'TP-4.16', say: 'blocked.power-full' };
const NO_CARDS: Need = { rule: 'TP-4.18', say: 'blocked.no-cards' };

/** TP-4.6, TP-11.4 */
export function refreshCost({ options }: TrollsAndPrincesses): Cost {
  return options.refreshCards === 'dear' ? ACTIONS['refresh-cards'] : CHEAP_REFRESH_CARDS;
}

export function offerPower(p: TrollsAndPrincesses, seat: Seat, offers: Offers<TrollsMove, Word>): void {
  const player = playerAt(p, seat);
  for (const resource of RESOURCE_NUMBERS) {
    const isMet = canRefill(p, player, resource);
    weigh(p, seat, moveAt(REPLENISH, resource), ACTIONS.replenish, isMet, NOTHING_TO_FILL, offers);
  }
  weigh(p, seat, GET_POWER, ACTIONS['get-power'], player.power < mostPower(player), POWER_FULL, offers);
  if (offers.explain || canPay(p, seat, ACTIONS['buy-card'])) {
    for (const card of p.trollDisplay) {
      const act = moveAt(BUY_CARD, card);
      weigh(p, seat, act, ACTIONS['buy-card'], true, NO_CARDS, offers);
    }
  }
  const hasCards = p.trollDeck.length + p.trollDiscard.length > 0;
  weigh(p, seat, REFRESH_CARDS, refreshCost(p), hasCards, NO_CARDS, offers);
}

/** TP-4.15 */
export function replenish(p: TrollsAndPrincesses, seat: Seat, resource: Resource): void {
  pay(p, seat, ACTIONS.replenish);
  refill(p, seat, resourceNumber(resource));
}

/** TP-4.16 */
export function getPower(p: TrollsAndPrincesses, seat: Seat): void {
  pay(p, seat, ACTIONS['get-power']);
  gainPower(p, seat, powerOfAction(playerAt(p, seat)));
}

/** TP-4.17 */
export function buyCard(p: TrollsAndPrincesses, seat: Seat, card: TrollCardId): void {
  pay(p, seat, ACTIONS['buy-card']);
  takeCard(p, seat, trollCardNumber(card));
}

/** TP-4.18 */
export function refreshTrollCards(p: TrollsAndPrincesses, seat: Seat): void {
  pay(p, seat, refreshCost(p));
  refreshCards(p, seat);
}

import { BONUSES, bonusNumber, RESOURCE_NUMBERS, resourceNumber } from '../box/bonuses.ts';
import { FORMS } from '../box/spots.ts';
import { trollCardNumber } from '../box/troll-cards.ts';
import { type ChooseSpot, moveAt, REFILL, type Refill, SPOT, TAKE_CARD, type TakeCard } from '../moves.ts';
import { playerAt } from '../position.ts';
import { takeCard } from '../rules/cards.ts';
import { lossesOf } from '../rules/effects.ts';
import { canRefill, refill } from '../rules/goods.ts';
import { freeSpots, store } from '../rules/storage.ts';
import type { Ask } from './step.ts';

/** TP-6.8 */
export const spot: Ask<'spot', ChooseSpot> = {
  rule: 'TP-6.8',
  completes: true,
  ask: (_p, { form }) => ({ say: 'ask.spot', form: FORMS[form] }),
  offer(p, { form }, seat, offers) {
    const player = playerAt(p, seat);
    for (let bonus = 0; bonus < BONUSES.length; bonus++) {
      if (freeSpots(player, form, bonus) > 0) offers.add(moveAt(SPOT, bonus));
    }
  },
  label: (p, _frame, seat, { bonus }) => ({
    say: 'move.spot',
    bonus,
    ...lossesOf(playerAt(p, seat), BONUSES[bonusNumber(bonus)]?.effects ?? []),
  }),
  take: (p, { form, village }, seat, { bonus }) => store(p, seat, form, village, bonusNumber(bonus)),
};

/** TP-6.5 */
export const refillType: Ask<'refill-type', Refill> = {
  rule: 'TP-6.5',
  completes: true,
  offer(p, _frame, seat, offers) {
    const player = playerAt(p, seat);
    for (const resource of RESOURCE_NUMBERS) {
      const move = moveAt(REFILL, resource);
      if (canRefill(p, player, resource)) offers.add(move);
      else offers.block(move, 'TP-6.5', 'blocked.nothing-to-fill');
    }
  },
  take: (p, _frame, seat, { resource }) => refill(p, seat, resourceNumber(resource)),
};

/** TP-7.4 */
export const card: Ask<'card', TakeCard> = {
  rule: 'TP-7.4',
  completes: true,
  offer(p, _frame, _seat, offers) {
    for (const card of p.trollDisplay) offers.add(moveAt(TAKE_CARD, card));
  },
  take: (p, _frame, seat, move) => takeCard(p, seat, trollCardNumber(move.card)),
};

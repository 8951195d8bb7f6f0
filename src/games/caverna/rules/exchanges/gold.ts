import type { Seat } from '../../../../kernel/game.ts';
import { push } from '../../../../kernel/steps.ts';
import { GOLD, type GoldToFood } from '../../moves.ts';
import { type Caverna, playerAt } from '../../position.ts';
import type { Ask } from '../../steps/step.ts';
import { tell } from '../../words.ts';
import { isHungry } from '../timely.ts';
import type { FreeAction } from './free-action.ts';

/** CV-9.5: how many together is asked, unless there are just two. */
export const gold: FreeAction = {
  timely: isHungry,
  offer(p, _frame, seat, offers) {
    if (playerAt(p, seat).goods.gold >= 2) offers.add(GOLD);
  },
  take(p, seat) {
    if (playerAt(p, seat).goods.gold === 2) spendGold(p, seat, 2);
    else push(p, { step: 'gold-to-food', seat });
  },
};

function spendGold(p: Caverna, seat: Seat, amount: number): void {
  const { goods } = playerAt(p, seat);
  goods.gold -= amount;
  goods.food += amount - 1;
  tell({ say: 'told.spent-gold', seat, gold: amount, food: amount - 1 });
}

export const goldToFood: Ask<'gold-to-food', GoldToFood> = {
  rule: 'CV-9.5',
  completes: true,
  offer(p, _frame, seat, offers) {
    const { gold: most } = playerAt(p, seat).goods;
    for (let amount = 2; amount <= most; amount++) offers.add({ do: 'gold-to-food', gold: amount });
  },
  take(p, _frame, seat, { gold: amount }) {
    spendGold(p, seat, amount);
  },
};

import type { Seat } from '../../../../kernel/game.ts';
import type { Offers } from '../../../../kernel/offers.ts';
import type { Cost } from '../../box/actions.ts';
import type { Act, TrollsMove } from '../../moves.ts';
import type { TrollsAndPrincesses } from '../../position.ts';
import { canPay, shortage } from '../../rules/costs.ts';
import type { Word } from '../../words.ts';

/** What else an action needs: the rule that says so, and the message if it fails. */
export interface Need {
  readonly rule: string;
  readonly say: Word;
}

/** TP-4.3: where help would have been enough, it is said what help is for. */
function whyShort(p: TrollsAndPrincesses, seat: Seat, cost: Cost, isShared: boolean): Word {
  const say = shortage(p, seat, cost, isShared) ?? 'blocked.points';
  return say === 'blocked.points' && !isShared && p.points + p.help >= cost.points ? 'blocked.own-points' : say;
}

/** TP-4.5: offers an action whose need is met and whose cost can be paid, and says why not otherwise. */
export function weigh(
  p: TrollsAndPrincesses,
  seat: Seat,
  act: Act,
  cost: Cost,
  isMet: boolean,
  need: Need,
  offers: Offers<TrollsMove, Word>,
  isShared = false,
): void {
  if (isMet && canPay(p, seat, cost, isShared)) offers.add(act);
  else if (!offers.explain) return;
  else if (!isMet) offers.block(act, need.rule, need.say);
  else offers.block(act, 'TP-4.6', whyShort(p, seat, cost, isShared), { points: cost.points });
}

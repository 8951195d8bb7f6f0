import type { Seat } from '../../../../kernel/game.ts';
import type { TrollTown } from '../../position.ts';
import type { Temper } from '../../rules/tempers.ts';
import { giveDeeds } from './deeds.ts';
import { type Errand, newDraft } from './draft.ts';
import { giveOrders } from './works.ts';

export type { Errand };

/**
 * What everybody is to do this turn, by seat, from what all can see: so Trolls who cannot talk share the work, and none
 * is done twice or fought about.
 */
export function makeAgenda(p: TrollTown, temperOf: (seat: Seat) => Temper): readonly Errand[] {
  const draft = newDraft(p);
  giveDeeds(draft, temperOf);
  giveOrders(draft, (seat) => temperOf(seat).isSelfish);
  return draft.errands;
}

import type { Seat } from '../../../../kernel/game.ts';
import type { TrollTown } from '../../position.ts';
import type { Temper } from '../../rules/tempers.ts';
import type { Expected } from '../company.ts';
import { giveDeeds } from './deeds.ts';
import { type Errand, NOTHING_EXPECTED, newDraft } from './draft.ts';
import { heedOrders } from './requests.ts';
import { giveOrders } from './works.ts';

export type { Errand };

/**
 * What everybody is to do this turn, by seat, from what all can see: so bots share the work, and none is done twice or fought
 * about. What is expected of people comes first, and is theirs alone.
 */
export function makeAgenda(
  p: TrollTown,
  temperOf: (seat: Seat) => Temper,
  expected: Expected = NOTHING_EXPECTED,
): readonly Errand[] {
  const draft = newDraft(p, expected);
  giveDeeds(draft, temperOf);
  heedOrders(draft, temperOf);
  giveOrders(draft, (seat) => temperOf(seat).isSelfish);
  return draft.errands;
}

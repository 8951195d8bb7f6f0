import type { Seat } from '../../../../kernel/game.ts';
import { HOVEL_LABOUR, PILE_LABOUR, SHOP_CREW } from '../../box/pieces.ts';
import { labourOf } from '../../orders.ts';
import { type Plan, type TrollTown, trollOf } from '../../position.ts';

/** What a deed takes of the Minions' labour. */
function labourOfDeed({ deed, gear, trinkets }: Plan): number {
  switch (deed) {
    case 'capture-child':
      return gear === 'shop' ? SHOP_CREW : 0;
    case 'heal':
      return SHOP_CREW;
    case 'upgrade-hovel':
      return HOVEL_LABOUR;
    case 'upgrade-pile':
      return PILE_LABOUR;
    case 'make-trinket':
      return trinkets.length;
    default:
      return 0;
  }
}

interface Labour {
  readonly planned: number;
  readonly town: number;
  readonly own: number;
}

/** How much a plan takes, and what there is. */
export function labourIn(view: TrollTown, seat: Seat, plan: Plan): Labour {
  const orders = plan.orders.reduce((sum, { work }) => sum + labourOf(view, seat, work), 0);
  return { planned: orders + labourOfDeed(plan), town: view.communal, own: trollOf(view, seat).minions };
}

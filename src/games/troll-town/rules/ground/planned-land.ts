import type { Seat } from '../../../../kernel/game.ts';
import { isPathPiece } from '../../box/pieces.ts';
import { siteOf } from '../../box/sites.ts';
import { EMPTY, type Land, type Plan, planOf, type TrollTown } from '../../position.ts';
import { isRebuild } from '../works.ts';
import { PLANNED_BUILDING, PLANNED_HOVEL, PLANNED_TILE } from './survey.ts';

/** TT-4.33: the land as it would be with the seat's own add-on and its orders before this one. */
export function plannedLand(p: TrollTown, seat: Seat, order: number): readonly Land[] {
  const plan = planOf(p, seat);
  if (!isUpgrade(plan) && (order === 0 || plan.orders.length === 0)) return p.land;
  const planned = p.land.slice();
  if (isUpgrade(plan) && planned[plan.hex] === EMPTY) planned[plan.hex] = PLANNED_BUILDING;
  for (let earlier = 0; earlier < order; earlier++) {
    const { work, site } = plan.orders[earlier] ?? NOTHING;
    if (isRebuild(work)) continue;
    const there = isPathPiece(work) ? PLANNED_TILE : work === 'hovel' ? PLANNED_HOVEL : PLANNED_BUILDING;
    for (const hex of siteOf(work, site).hexes) planned[hex] = there;
  }
  return planned;
}

const NOTHING = { work: 'rebuild', site: 0 } as const;

function isUpgrade({ deed }: Plan): boolean {
  return deed === 'upgrade-hovel' || deed === 'upgrade-pile';
}

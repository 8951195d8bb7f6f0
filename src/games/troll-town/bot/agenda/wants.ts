import type { BuildingNumber, TrollTown } from '../../position.ts';
import { roomIn, storedChildren } from '../../rules/children.ts';
import { kitchens, nextFeast } from '../../rules/feast.ts';
import { isTownStore, shopTable } from '../../rules/levels.ts';

/** What the town lacks, as far as deeds can help. */
export interface Wants {
  /** Children that are still to be caught for the Feast, and how many fit anywhere. */
  children: number;
  room: number;
  /** Whether the kitchens cannot cook as much as the Boss will want. */
  readonly isShort: boolean;
  /** Whether there is no turn to lose. */
  isUrgent: boolean;
  hasHunter: boolean;
  /** Whether somebody fetches supplies for the town. */
  hasFetcher: boolean;
  /** Shops that are used, and stores that are scared, this turn. */
  readonly shops: Set<BuildingNumber>;
  readonly scared: Set<BuildingNumber>;
  /** How many Children the best gear catches. */
  readonly bestCatch: number;
}

export function wantsOf(p: TrollTown): Wants {
  let room = 0;
  for (const store of p.buildings) if (isTownStore(store)) room += roomIn(p, store);
  const feast = nextFeast(p);
  const missing = (feast?.required ?? 0) - storedChildren(p);
  const turnsLeft = (feast?.turn ?? p.turn) - p.turn + 1;
  const most = bestCatch(p);
  const trips = Math.ceil(missing / most);
  return {
    children: missing,
    room,
    isShort: kitchens(p, p.communal).capacity < (feast?.required ?? 0),
    isUrgent: missing > 0 && trips >= turnsLeft - 2,
    hasHunter: false,
    hasFetcher: false,
    shops: new Set(),
    scared: new Set(),
    bestCatch: most,
  };
}

function bestCatch(p: TrollTown): number {
  let most = 1;
  for (const shop of p.buildings)
    if (shop.stands && shop.kind === 'shop') most = Math.max(most, shopTable(shop).catches);
  return most;
}

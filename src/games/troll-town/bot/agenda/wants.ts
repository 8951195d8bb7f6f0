import { TURNS_OF_AN_ERA } from '../../box/calendar.ts';
import type { BuildingNumber, TrollTown } from '../../position.ts';
import { roomIn, storedChildren } from '../../rules/children.ts';
import { required } from '../../rules/feast.ts';
import { isTownStore, shopTable } from '../../rules/levels.ts';

/** What the town lacks, as far as deeds can help. */
export interface Wants {
  /** Children that are still to be caught for the Feast, and how many fit anywhere. */
  children: number;
  room: number;
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
  const missing = required(p) - storedChildren(p);
  const turnsLeft = TURNS_OF_AN_ERA - ((p.turn - 1) % TURNS_OF_AN_ERA);
  const most = bestCatch(p);
  const trips = Math.ceil(missing / most);
  return {
    children: missing,
    room,
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

import type { Seat } from '../../../../kernel/game.ts';
import { at } from '../../../../kernel/lists.ts';
import { ERAS, isFeastDay } from '../../box/calendar.ts';
import { NOWHERE } from '../../box/hexes.ts';
import { CAGE, HOVEL_LABOUR, PILE_LABOUR, SHOP_CREW } from '../../box/pieces.ts';
import {
  type Building,
  type BuildingNumber,
  hutOf,
  NO_PLAN,
  type Plan,
  type TrollTown,
  trollOf,
  WAIT,
} from '../../position.ts';
import { roomIn } from '../../rules/children.ts';
import { whyNot } from '../../rules/deeds.ts';
import {
  addOnSites,
  era,
  freePrivateBeds,
  hasLarder,
  hostsFor,
  injuriesOf,
  isTownStore,
  shopTable,
} from '../../rules/levels.ts';
import type { Draft } from './draft.ts';
import { leastWanted } from './grounds.ts';
import type { Wants } from './wants.ts';
import { communalWanted, roomAtLast, roomOf } from './works.ts';

export function assign({ errands }: Draft, seat: Seat, deed: Plan): void {
  at(errands, seat).deed = deed;
}

/** Goes hunting, if somebody has to and nobody does. */
export function hunt(draft: Draft, seat: Seat, wants: Wants): boolean {
  const { p } = draft;
  if (wants.hasHunter && p.title !== seat) return false;
  const isMine = hasLarder(p, seat);
  const larder = isMine ? roomIn(p, hutOf(p, seat) as Building) : 0;
  if (wants.room + larder <= 0 || (wants.children <= 0 && era(p) === ERAS)) return false;
  let catches = 1;
  for (const shop of p.buildings) {
    if (shop.stands && shop.kind === 'shop' && !wants.shops.has(shop.number))
      catches = Math.max(catches, shopTable(shop).catches);
  }
  const hasGear = catches > 1 && draft.labour + (draft.own[seat] ?? 0) >= SHOP_CREW;
  if (hasGear) draft.labour -= SHOP_CREW;
  else catches = 1;
  wants.hasHunter = wants.hasHunter || p.title !== seat;
  wants.children -= catches;
  wants.room -= catches;
  // Those who wait cannot break out before they are served.
  const store = isFeastDay(p.turn) ? WAIT : storeFor(p, seat, catches);
  assign(draft, seat, { ...NO_PLAN, deed: 'capture-child', gear: hasGear ? 'shop' : 'bare', store });
  return true;
}

/** The fullest store that has room for all of them; the own larder for a few. */
function storeFor(p: TrollTown, seat: Seat, children: number): BuildingNumber {
  let best: Building | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const store of p.buildings) {
    const isMine = store.kind === 'hut' && store.owner === seat && children <= CAGE;
    if (!isTownStore(store) && !isMine) continue;
    const room = roomIn(p, store);
    if (room === 0) continue;
    const misfit = room >= children ? room - children : 100 + children - room;
    if (misfit < least) {
      least = misfit;
      best = store;
    }
  }
  return best?.number ?? WAIT;
}

/** Makes a shop or a pit better; a shop takes one of the own Minions for good (TT-7.9). */
export function upgrade(draft: Draft, seat: Seat, wants: Wants): boolean {
  const { p } = draft;
  if (era(p) < 2) return false;
  return (era(p) >= 3 && extend(draft, seat, 'pile', wants)) || extend(draft, seat, 'addon', wants);
}

function extend(draft: Draft, seat: Seat, addOn: 'addon' | 'pile', wants: Wants): boolean {
  const { p, taken } = draft;
  const deed = addOn === 'pile' ? 'upgrade-pile' : 'upgrade-hovel';
  if (whyNot(p, seat, deed) !== undefined) return false;
  const labour = addOn === 'pile' ? PILE_LABOUR : HOVEL_LABOUR;
  for (const host of hostsFor(p, seat, addOn)) {
    if (wants.shops.has(host.number) || host.kind === 'hut') continue;
    const recruits = host.kind === 'shop' ? 1 : 0;
    if (recruits > (draft.own[seat] ?? 0) || labour - recruits > draft.labour) continue;
    if (host.kind === 'pit' && roomOf(p) >= roomAtLast(p)) continue;
    const hex = leastWanted(draft, addOnSites(p, host, addOn));
    if (hex === NOWHERE) continue;
    draft.own[seat] = (draft.own[seat] ?? 0) - recruits;
    draft.labour -= labour - recruits;
    taken[hex] = 1;
    wants.shops.add(host.number);
    assign(draft, seat, { ...NO_PLAN, deed, host: host.number, hex });
    return true;
  }
  return false;
}

/** A Minion for the town while it has too few, otherwise for the own Hut. */
export function recruit(draft: Draft, seat: Seat): Plan | undefined {
  const { p } = draft;
  if (draft.herd <= 0) return undefined;
  const canSleep = draft.communal < draft.beds + draft.labour - 1;
  const isWanted = draft.communal < communalWanted(p) && canSleep;
  const hasBed = freePrivateBeds(p, seat) > 0;
  if (!isWanted && !hasBed) return undefined;
  // With a Hut one Minion of the own is kept ready for what needs one.
  const isOwn = hasBed && (!isWanted || (trollOf(p, seat).minions === 0 && draft.communal >= 2 * p.seats));
  draft.herd--;
  if (isOwn) return { ...NO_PLAN, deed: 'get-minion', bed: 'private' };
  draft.communal++;
  draft.labour++;
  return { ...NO_PLAN, deed: 'get-minion', bed: 'communal' };
}

export function care({ p }: Draft, seat: Seat): Plan | undefined {
  if (injuriesOf(p, seat) > 0 && whyNot(p, seat, 'heal') === undefined) return { ...NO_PLAN, deed: 'heal' };
  return undefined;
}

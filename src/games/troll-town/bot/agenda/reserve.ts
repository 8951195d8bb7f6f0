import type { Seat } from '../../../../kernel/game.ts';
import { at } from '../../../../kernel/lists.ts';
import { HOVEL_LABOUR, PILE_LABOUR, SHOP_CREW } from '../../box/pieces.ts';
import { siteOf } from '../../box/sites.ts';
import { building, NO_PLAN, type Order, type Plan } from '../../position.ts';
import { labourOf } from '../../rules/orders.ts';
import { NO_SITE } from '../../rules/said-plan.ts';
import { isRebuild } from '../../rules/works.ts';
import { hasHost } from '../company.ts';
import type { Draft } from './draft.ts';
import type { Wants } from './wants.ts';

/** Sets aside what a person is expected to need: bots plan around it. */
export function reserveDeed(draft: Draft, seat: Seat, wants: Wants): void {
  const intent = draft.expected.intents[seat];
  if (intent === undefined) return;
  const { deed, orders, labour } = intent;
  at(draft.errands, seat).deed = deed === NO_PLAN ? { ...NO_PLAN, deed: 'loaf' } : deed;
  setAside(draft, deed, wants);
  for (const order of orders) reserveOrder(draft, seat, order);
  takeLabour(draft, seat, labour);
}

function setAside(draft: Draft, deed: Plan, wants: Wants): void {
  const { p, taken } = draft;
  switch (deed.deed) {
    case 'get-minion':
      draft.herd--;
      if (deed.bed === 'private') return;
      draft.communal++;
      draft.labour++;
      return;
    case 'capture-child': {
      const hasGear = deed.gear === 'shop' && wants.bestCatch > 1 && draft.labour >= SHOP_CREW;
      if (hasGear) draft.labour -= SHOP_CREW;
      const catches = hasGear ? wants.bestCatch : 1;
      wants.hasHunter = true;
      wants.children -= catches;
      wants.room -= catches;
      return;
    }
    case 'upgrade-hovel':
    case 'upgrade-pile':
      if (hasHost(deed)) wants.shops.add(deed.host);
      if (deed.hex >= 0) taken[deed.hex] = 1;
      draft.labour -= Math.min(draft.labour, deed.deed === 'upgrade-pile' ? PILE_LABOUR : HOVEL_LABOUR);
      return;
    case 'heal':
      draft.labour -= Math.min(draft.labour, SHOP_CREW);
      return;
    case 'scare':
      if (deed.store >= 0) wants.scared.add(building(p, deed.store).number);
      return;
    default:
  }
}

function reserveOrder(draft: Draft, seat: Seat, order: Order): void {
  const { work, site } = order;
  takeLabour(draft, seat, labourOf(draft.p, seat, work));
  if (isRebuild(work)) at(draft.errands, seat).orders.push(order);
  if (isRebuild(work) || site === NO_SITE) return;
  for (const hex of siteOf(work, site).hexes) draft.taken[hex] = 1;
  at(draft.errands, seat).orders.push(order);
}

/** Of the town's Minions first: what somebody keeps for later cannot be counted on. */
function takeLabour(draft: Draft, seat: Seat, labour: number): void {
  const own = Math.min(draft.own[seat] ?? 0, Math.max(0, labour - draft.labour));
  draft.labour -= Math.min(draft.labour, labour);
  draft.own[seat] = (draft.own[seat] ?? 0) - own;
}

import type { Seat } from '../../../../kernel/game.ts';
import type { Params } from '../../../../kernel/messages.ts';
import { PANIC_DISTANCE } from '../../box/fights.ts';
import type { Join } from '../../box/hexes.ts';
import { SHOP_LEVELS } from '../../box/pieces.ts';
import { roomIn } from '../../children.ts';
import { communalBeds, countStanding, isTownStore, shopLevel } from '../../levels.ts';
import { distanceToJoin, meetingJoin, NO_JOIN } from '../../places.ts';
import { type Plan, planOf, type TrollTown, WAIT } from '../../position.ts';
import { isShownTo } from '../../slates.ts';
import { labourIn } from './labour.ts';

/** What could go wrong with a plan, and the rule behind it. */
export interface Risk {
  readonly say: string;
  readonly params: Params;
  readonly rule: string;
  /** Where it would come to a fight, and the stores that would then break open. */
  readonly join?: Join;
  readonly stores?: readonly number[];
}

/** Stores with Children that panic when it comes to a fight there (TT-8.12). */
function storesNear(view: TrollTown, join: Join): number[] {
  return view.buildings
    .filter((store) => isTownStore(store) && store.children > 0 && distanceToJoin(join, store.hexes) <= PANIC_DISTANCE)
    .map(({ number }) => number);
}

/** Unless another shows me that its Troll does something else (TT-3.13). */
function mayWant(view: TrollTown, me: Seat, rival: Seat, deed: Plan['deed']): boolean {
  if (!isShownTo(view, me, rival)) return true;
  const shown = planOf(view, rival).deed;
  return shown === 'none' || shown === deed;
}

/** Those who may want the same as I do, and where I would meet them. */
function fightOver(view: TrollTown, me: Seat, { deed }: Plan, say: string, rule: string): Risk[] {
  return [...Array(view.seats).keys()]
    .filter((seat) => seat !== me && seat !== view.title && mayWant(view, me, seat, deed))
    .map((rival): Risk => {
      const isFirst = view.declared.includes(rival);
      const join = isFirst ? meetingJoin(view, me, rival) : meetingJoin(view, rival, me);
      const stores = join === NO_JOIN ? [] : storesNear(view, join);
      return { say, params: { seat: rival, stores: stores.length }, rule, join, stores };
    });
}

function catchOf(view: TrollTown, { gear }: Plan): number {
  if (gear === 'bare') return 1;
  const best = Math.max(0, ...view.buildings.filter(({ kind, stands }) => stands && kind === 'shop').map(shopLevel));
  return SHOP_LEVELS[best]?.catches ?? 1;
}

function risksOfDeed(view: TrollTown, me: Seat, plan: Plan): Risk[] {
  switch (plan.deed) {
    case 'capture-child': {
      const caught = catchOf(view, plan);
      const room = view.buildings
        .filter((store) => isTownStore(store) || (store.kind === 'hut' && store.owner === me))
        .reduce((sum, store) => sum + roomIn(view, store), 0);
      const noRoom: Risk[] =
        room < caught ? [{ say: 'risk.no-room', params: { children: caught - room }, rule: 'TT-12.6' }] : [];
      const waits: Risk[] =
        plan.store === WAIT && room >= caught ? [{ say: 'risk.waits', params: {}, rule: 'TT-12.5' }] : [];
      return [...(me === view.title ? [] : fightOver(view, me, plan, 'risk.catch', 'TT-4.3')), ...noRoom, ...waits];
    }
    case 'get-minion': {
      const isBedless = plan.bed === 'communal' && view.communal >= communalBeds(view);
      const isScarce = view.options.herd === 'era' && view.herd < view.seats;
      return [
        ...(isBedless ? [{ say: 'risk.no-bed', params: {}, rule: 'TT-6.6' }] : []),
        ...(isScarce ? [{ say: 'risk.herd', params: { minions: view.herd }, rule: 'TT-4.1' }] : []),
      ];
    }
    case 'schmooze':
      return fightOver(view, me, plan, 'risk.schmooze', 'TT-4.10');
    case 'challenge':
      return [{ say: 'risk.challenge', params: {}, rule: 'TT-9.2' }];
    case 'destroy':
      return [{ say: 'risk.destroy', params: {}, rule: 'TT-4.16' }];
    case 'heal':
    case 'upgrade-hovel':
    case 'upgrade-pile': {
      const shops = countStanding(view, 'shop');
      return shops < view.seats ? [{ say: 'risk.shops', params: { shops }, rule: 'TT-7.5' }] : [];
    }
    default:
      return [];
  }
}

function risksOfLabour(view: TrollTown, me: Seat, plan: Plan): Risk[] {
  const { planned, town, own } = labourIn(view, me, plan);
  const before = view.declared.filter((seat) => seat !== me);
  const isHoped = planned > town + own;
  return [
    ...(isHoped ? [{ say: 'risk.labour', params: { short: planned - town - own }, rule: 'TT-6.11' }] : []),
    ...(planned > own && before.length > 0 ? [{ say: 'risk.before', params: { seats: before }, rule: 'TT-6.9' }] : []),
    ...(planned > own && view.seats > before.length + 1
      ? [{ say: 'risk.share', params: { town }, rule: 'TT-6.10' }]
      : []),
  ];
}

/** Everything worth a warning; a fight without stores nearby comes after those with. */
export function risksOf(view: TrollTown, me: Seat, plan: Plan): Risk[] {
  const all = [...risksOfDeed(view, me, plan), ...(plan.orders.length > 0 ? risksOfLabour(view, me, plan) : [])];
  return all.sort((one, other) => (other.stores?.length ?? 0) - (one.stores?.length ?? 0));
}

import { at } from '../../../kernel/lists.ts';
import { hexName, hexNamed, joinName, joinNamed } from '../box/hexes.ts';
import { SUPPLIES } from '../box/supplies.ts';
import { laysOf, siteIn } from '../moves.ts';
import {
  BUILT,
  type BuildingNumber,
  building,
  buildingOn,
  NO_BUILDING,
  NO_PLAN,
  type Order,
  oldBoss,
  type Plan,
  type TrollTown,
  WAIT,
} from '../position.ts';
import { named } from './events.ts';
import type { SaidDeed, SaidWork } from './proposals.ts';
import { isRebuild } from './works.ts';

/** A building as proposals name it. */
function saidBuilding(p: TrollTown, number: BuildingNumber): Pick<SaidDeed, 'kind' | 'hex'> {
  if (number === NO_BUILDING || number === WAIT) return {};
  const { kind, hexes } = building(p, number);
  return { kind, hex: hexName(hexes[0]) };
}

/** TT-14.2: the deed of a plan as its player can tell the others. */
export function saidDeed(p: TrollTown, plan: Plan): SaidDeed | undefined {
  const { deed } = plan;
  switch (deed) {
    case 'none':
      return undefined;
    case 'get-minion':
      return { deed, bed: plan.bed };
    case 'capture-child':
      return { deed, gear: plan.gear, ...saidBuilding(p, plan.store) };
    case 'scare':
      return { deed, ...saidBuilding(p, plan.store) };
    case 'upgrade-hovel':
    case 'upgrade-pile':
      return { deed, ...saidBuilding(p, plan.host) };
    case 'fight':
    case 'strike':
    case 'intimidate':
      return { deed, troll: named(p, plan.victim) };
    case 'smash':
      return { deed, join: joinName(plan.join) };
    case 'fire':
      return { deed, hex: hexName(plan.hex) };
    case 'destroy':
      return plan.target >= BUILT
        ? { deed, ...saidBuilding(p, plan.target - BUILT) }
        : { deed, hex: hexName(p.land.indexOf(plan.target)) };
    case 'get-resource':
      return { deed, supply: at(SUPPLIES, plan.supply), own: plan.keeps };
    case 'grift':
      return { deed, supply: at(SUPPLIES, plan.supply) };
    default:
      return { deed };
  }
}

/** TT-14.2: an order as its player can tell the others. */
export function saidOrder({ work, site }: Order): SaidWork {
  return isRebuild(work) ? { work } : { work, on: laysOf(work)[site]?.on ?? '' };
}

/** The site of an order of which only the work was said. */
export const NO_SITE = -1;

/** The plan for a deed that was told; details that were not told are as in a plan that is not made. */
export function planSaid(p: TrollTown, said: SaidDeed): Plan {
  const { deed, bed, gear, kind, hex, join, troll, supply, own } = said;
  const there = hex === undefined ? undefined : buildingOn(p, hexNamed(hex));
  const number = kind === undefined ? undefined : there?.number;
  const isUpgrade = deed === 'upgrade-hovel' || deed === 'upgrade-pile';
  return {
    ...NO_PLAN,
    deed,
    ...(bed && { bed }),
    ...(gear && { gear }),
    ...(number !== undefined && (isUpgrade ? { host: number } : { store: number })),
    ...(deed === 'fire' && hex !== undefined && { hex: hexNamed(hex) }),
    ...(join !== undefined && { join: joinNamed(join) }),
    ...(troll !== undefined && { victim: troll < 0 ? oldBoss(p) : troll }),
    ...(supply && { supply: SUPPLIES.indexOf(supply), keeps: own === true }),
  };
}

export function orderSaid({ work, on }: SaidWork): Order {
  const site = isRebuild(work) ? 0 : on === undefined ? NO_SITE : siteIn(work, { do: 'lay', on });
  return { work, site, crew: 'communal-first' };
}

import type { Seat } from '../../../kernel/game.ts';
import { type Deed, deedRow } from '../box/deeds.ts';
import type { Hex, Join } from '../box/hexes.ts';
import { isBridge, isInner } from '../box/map.ts';
import { RESOURCES_OF_A_TRINKET } from '../box/supplies.ts';
import {
  BUILT,
  type Building,
  isPathLand,
  type Land,
  landAt,
  oldBoss,
  type TrollNumber,
  type TrollTown,
  trollOf,
} from '../position.ts';
import type { Word } from '../words.ts';
import { isWithinBridge } from './damage.ts';
import { survey } from './ground/survey.ts';
import { countStanding, era, hostsFor, isHostFor, isInjured, isTownStore, needsRecruit, suppliesOf } from './levels.ts';

/** Why a deed cannot be planned now: the rule, and the reason as a message. */
export type Reason = readonly [rule: string, say: Word];

/** Whether the deed is in this table's game at all, for this Troll: others are not even shown. */
export function isKnown(p: TrollTown, seat: Seat, deed: Deed): boolean {
  const { module, who } = deedRow(deed);
  if (who === 'boss' && p.title !== seat) return false;
  if (module === undefined) return true;
  return module === 'income' ? p.options.income : module === 'trinkets' ? p.options.trinkets : p.options.grift;
}

/** The era from which on it can be done. */
export function eraNeeded(p: TrollTown, deed: Deed): number {
  return deed === 'scare' ? p.options.scareEra : deedRow(deed).era;
}

/** Whether the deed can be planned; only then does it have something to aim at. */
export function whyNot(p: TrollTown, seat: Seat, deed: Deed): Reason | undefined {
  if (era(p) < eraNeeded(p, deed)) return ['TT-1.14', 'blocked.era'];
  return REASONS[deed]?.(p, seat);
}

const REASONS: Readonly<Partial<Record<Deed, (p: TrollTown, seat: Seat) => Reason | undefined>>> = {
  'get-minion': (p) => (hasHerd(p) ? undefined : ['TT-4.1', 'blocked.herd-empty']),
  challenge(p, seat) {
    if (p.title === seat) return ['TT-4.6', 'blocked.you-are-boss'];
    const isSpent = p.options.challengeLimit === 'era' && p.challengedIn[seat] === era(p);
    return isSpent ? ['TT-4.6', 'blocked.challenged'] : undefined;
  },
  'make-trinket': (p, seat) => (trinketsPossible(p, seat) > 0 ? undefined : ['TT-18.5', 'blocked.no-trinket']),
  'upgrade-hovel': (p, seat) => whyNoUpgrade(p, seat, 'addon'),
  'upgrade-pile': (p, seat) => whyNoUpgrade(p, seat, 'pile'),
  heal(p, seat) {
    if (!isInjured(p, seat)) return ['TT-4.9', 'blocked.healthy'];
    return countStanding(p, 'shop') === 0 ? ['TT-7.5', 'blocked.no-shop'] : undefined;
  },
  schmooze(p, seat) {
    if (p.title === seat) return ['TT-4.28', 'blocked.boss-first'];
    return trollOf(p, seat).minions === 0 ? ['TT-4.10', 'blocked.no-private'] : undefined;
  },
  smash: (p) => (p.cracks.some((join) => !isWithinBridge(join)) ? undefined : ['TT-4.11', 'blocked.no-crack']),
  scare: (p) => (p.buildings.some(isTownStore) ? undefined : ['TT-4.12', 'blocked.no-store']),
  fight(p, seat) {
    if (p.title === seat) return ['TT-8.2', 'blocked.boss-never-fights'];
    return fightVictims(p, seat).length === 0 ? ['TT-4.14', 'blocked.no-victim'] : undefined;
  },
  destroy: (p, seat) => (hasTarget(p, seat) ? undefined : ['TT-4.15', 'blocked.no-target']),
  fire: (p, seat) => (trollOf(p, seat).minions === 0 ? ['TT-4.17', 'blocked.no-private'] : undefined),
  'call-feast': (p) => (p.feasted >= era(p) ? ['TT-4.27', 'blocked.feast-held'] : undefined),
  grift: (p) => (p.income.some((units) => units > 0) ? undefined : ['TT-18.8', 'blocked.no-income']),
};

export function hasHerd(p: TrollTown): boolean {
  return p.herd > 0 || p.options.herd === 'open';
}

function whyNoUpgrade(p: TrollTown, seat: Seat, addOn: 'addon' | 'pile'): Reason | undefined {
  if (countStanding(p, 'shop') === 0) return ['TT-7.5', 'blocked.no-shop'];
  const there = survey(p);
  let hasHost = false;
  for (const host of p.buildings) {
    if (!isHostFor(p, there, seat, addOn, host)) continue;
    if (canStaff(p, seat, host)) return undefined;
    hasHost = true;
  }
  return hasHost ? ['TT-7.10', 'blocked.no-private'] : ['TT-7.7', 'blocked.no-host'];
}

/** TT-7.9: without a private Minion only hosts that need none. */
function canStaff(p: TrollTown, seat: Seat, host: Building): boolean {
  return trollOf(p, seat).minions > 0 || !needsRecruit(p, seat, host);
}

export function upgradableHosts(p: TrollTown, seat: Seat, addOn: 'addon' | 'pile'): readonly Building[] {
  return hostsFor(p, seat, addOn).filter((host) => canStaff(p, seat, host));
}

/** TT-4.14 */
export function fightVictims(p: TrollTown, seat: Seat): TrollNumber[] {
  return [...Array(p.seats).keys()].filter((troll) => troll !== seat && troll !== p.title);
}

/** TT-4.26 */
export function intimidationVictims(p: TrollTown, seat: Seat): TrollNumber[] {
  if (p.title !== oldBoss(p) && trollOf(p, oldBoss(p)).minions > 0) return [oldBoss(p)];
  const losers = p.grudges.filter((troll) => troll !== seat && trollOf(p, troll).minions > 0);
  return losers.length > 0 ? losers.sort((one, other) => one - other) : fightVictims(p, seat);
}

/** TT-18.5 */
export function trinketsPossible(p: TrollTown, seat: Seat): number {
  const minions = p.communal + trollOf(p, seat).minions;
  return Math.min(minions, Math.floor(suppliesOf(p, seat) / RESOURCES_OF_A_TRINKET));
}

/** TT-4.11: joins that can be smashed, in reading order. */
export function crackedJoins(p: TrollTown): Join[] {
  return p.cracks.filter((join) => !isWithinBridge(join)).sort((one, other) => one - other);
}

/** TT-4.17 */
export function canBurn(p: TrollTown, hex: Hex): boolean {
  return isPathLand(landAt(p.land, hex)) && !isBridge(hex) && !p.fires.includes(hex);
}

/** TT-4.15: whether the building may be torn down by this Troll. */
export function mayTearDown(seat: TrollNumber, { kind, owner, stands }: Building): boolean {
  return stands && (kind !== 'hut' || owner === seat);
}

/** TT-4.15: the path tiles that may be torn down: the first hex of each, and how many it has. */
export function tilesToTearDown(p: TrollTown): { hex: Hex; size: number }[] {
  const found = new Map<Land, { hex: Hex; size: number; isBarred: boolean }>();
  p.land.forEach((land, hex) => {
    if (!isPathLand(land)) return;
    const isBarred = isBridge(hex) || isInner(hex);
    const tile = found.get(land);
    if (tile === undefined) found.set(land, { hex, size: 1, isBarred });
    else {
      tile.size++;
      tile.isBarred ||= isBarred;
    }
  });
  return [...found.values()].filter(({ isBarred }) => !isBarred);
}

/** The hexes of a path tile; none if it is gone. */
function tileHexes(p: TrollTown, tile: Land): Hex[] {
  return p.land.flatMap((land, hex) => (land === tile ? [hex] : []));
}

function hasTarget(p: TrollTown, seat: Seat): boolean {
  const { minions } = trollOf(p, seat);
  if (minions === 0) return false;
  for (const each of p.buildings) if (each.hexes.length <= minions && mayTearDown(seat, each)) return true;
  return tilesToTearDown(p).some(({ size }) => size <= minions);
}

/** What a target is: its hexes. */
export function targetHexes(p: TrollTown, target: Land): readonly Hex[] {
  if (target < BUILT) return tileHexes(p, target);
  const torn = p.buildings[target - BUILT];
  return torn?.stands ? torn.hexes : [];
}

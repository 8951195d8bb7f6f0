import { at } from '../../../kernel/lists.ts';
import { BOSS_HOVELS_BY_ERA, BOSS_ROADS_FROM, VISITS, type Visit } from '../box/calendar.ts';
import { distance, distanceOf, HEX_COUNT, type Hex, hexName, NOWHERE, namesOf, neighbour, WAYS } from '../box/hexes.ts';
import { HUB } from '../box/map.ts';
import { BOSS_HOVELS, type PathId } from '../box/pieces.ts';
import { byHexes, type Site, siteOf, sitesOf, sitesOver } from '../box/sites.ts';
import { SUPPLIES } from '../box/supplies.ts';
import {
  type Building,
  building,
  EMPTY,
  hutOf,
  isPath,
  oldBoss,
  type TrollNumber,
  type TrollTown,
  trollOf,
} from '../position.ts';
import { tell } from '../words.ts';
import { extend, isWithinLimit, layTile, put } from './building.ts';
import { drawCard, injure, statName } from './conflicts.ts';
import { by, toldAs } from './events.ts';
import { obstacleOn } from './ground/obstacles.ts';
import { survey } from './ground/survey.ts';
import { loseMinion } from './labour.ts';
import { type AddOn, addOnSites, era, freePrivateBeds, isInjured } from './levels.ts';
import { dwellingOf, hubLinked, isReached, networkOf, type Reached } from './roads.ts';
import { heal, takeShop } from './services.ts';
import { addOwn, hasStorageRoom } from './supplies.ts';

// The Boss that the game itself plays (section 11).

/** TT-11.2 */
export function bossTurn(p: TrollTown): void {
  const visit = VISITS[p.turn];
  if (visit !== undefined) {
    if (p.options.grift) griftAlone(p);
    comeForMinions(p, visit);
    if (p.turn > BOSS_ROADS_FROM) enlarge(p);
  }
  const shop = isInjured(p, oldBoss(p)) ? nearestShop(p) : undefined;
  if (shop !== undefined) {
    takeShop(p, oldBoss(p), shop);
    heal(p, oldBoss(p), shop);
  } else if (trollOf(p, oldBoss(p)).minions > 0 && hutOf(p, oldBoss(p)) !== undefined) giveOrder(p);
}

/** TT-11.3: the players' Trolls, nearest to the Boss Hut first. */
function nearestFirst(p: TrollTown): TrollNumber[] {
  const home = dwellingOf(p, oldBoss(p));
  const far = p.trolls.map((_, troll) => distanceOf(home, dwellingOf(p, troll)));
  return [...Array(p.seats).keys()].sort((one, other) => at(far, one) - at(far, other) || one - other);
}

/** TT-11.4 */
function comeForMinions(p: TrollTown, { quota, passes }: Visit): void {
  const boss = oldBoss(p);
  if (hutOf(p, boss) === undefined) {
    for (let seat = 0; seat < p.seats; seat++) strikeAt(p, boss, seat);
    return;
  }
  let wanted = quota === 'one-per-player' ? p.seats : quota - trollOf(p, boss).minions;
  const order = nearestFirst(p);
  const given = new Set<TrollNumber>();
  const asked = new Set<TrollNumber>();
  const takeFrom = (troll: TrollNumber): boolean => {
    if (wanted <= 0) return false;
    asked.add(troll);
    if (!takeMinion(p, troll, boss)) return false;
    given.add(troll);
    wanted--;
    return true;
  };
  for (const troll of p.grudges) while (takeFrom(troll));
  const others = order.filter((troll) => !p.grudges.includes(troll));
  for (let isAgain = true; isAgain && wanted > 0; ) {
    let taken = 0;
    for (const troll of others) if (takeFrom(troll)) taken++;
    isAgain = passes === 'many' && taken > 0;
  }
  for (const troll of order) if (asked.has(troll) && !given.has(troll)) strikeAt(p, boss, troll);
}

/** One private Minion goes over to the taker's own free bed; whether there was one, and a bed. */
export function takeMinion(p: TrollTown, from: TrollNumber, to: TrollNumber): boolean {
  if (trollOf(p, from).minions === 0 || freePrivateBeds(p, to) === 0) return false;
  loseMinion(p, from);
  trollOf(p, to).minions++;
  tell({ say: 'told.took-minion', ...by(p, to), rival: toldAs(p, from) });
  return true;
}

/** TT-4.29 */
export function strikeAt(p: TrollTown, boss: TrollNumber, victim: TrollNumber): void {
  const card = drawCard(p);
  injure(p, victim, card);
  tell({ say: 'told.struck', ...by(p, boss), rival: toldAs(p, victim), stat: statName(card) });
}

/** TT-18.8: the highest Income, never below 1. */
function griftAlone(p: TrollTown): void {
  const highest = Math.max(...p.income);
  if (highest > 1) pocket(p, oldBoss(p), p.income.indexOf(highest));
}

export function pocket(p: TrollTown, troll: TrollNumber, supply: number): void {
  p.income[supply] = (p.income[supply] ?? 0) - 1;
  if (hasStorageRoom(p, troll)) addOwn(p, troll, supply, 1);
  tell({ say: 'told.grifted', ...by(p, troll), supply: at(SUPPLIES, supply) });
}

/** TT-11.5: what he builds on turns 20 and 30, free. */
function enlarge(p: TrollTown): void {
  const boss = oldBoss(p);
  if (hutOf(p, boss) === undefined || trollOf(p, boss).minions === 0) return;
  if (era(p) === 2) {
    digPit(p);
    addToHut(p, 'pile');
  }
  addToHut(p, 'addon');
}

function digPit(p: TrollTown): void {
  const hut = hutOf(p, oldBoss(p));
  if (hut === undefined || !isWithinLimit(p, 'pit')) return;
  const there = survey(p);
  const site = sitesOf('pit').find(
    (each) => distanceOf(each.hexes, hut.hexes) === 1 && obstacleOn(there, 'pit', each) === undefined,
  );
  if (site === undefined) return;
  put(p, 'pit', site.hexes, oldBoss(p));
  tell({ say: 'told.boss-built', work: 'pit', hexes: namesOf(site.hexes) });
}

function addToHut(p: TrollTown, addOn: AddOn): boolean {
  const hut = hutOf(p, oldBoss(p));
  if (hut === undefined || (addOn === 'addon' ? hut.addons >= BOSS_HOVELS : hut.piles > 0)) return false;
  const [hex] = addOnSites(p, hut, addOn);
  if (hex === undefined) return false;
  extend(p, hut.number, addOn, hex, 0);
  tell({ say: 'told.extended', ...by(p, oldBoss(p)), addOn, building: hut.number, kind: 'hut', hex: hexName(hex) });
  return true;
}

function nearestShop(p: TrollTown): Building | undefined {
  const home = dwellingOf(p, oldBoss(p));
  let best: Building | undefined;
  for (const shop of p.buildings) {
    if (!shop.stands || shop.kind !== 'shop') continue;
    if (best === undefined) {
      best = shop;
      continue;
    }
    const nearer = distanceOf(shop.hexes, home) - distanceOf(best.hexes, home);
    if (nearer < 0 || (nearer === 0 && shop.hexes[0] < best.hexes[0])) best = shop;
  }
  return best;
}

const ownRoads: Reached = new Uint8Array(HEX_COUNT);
const linked: Reached = new Uint8Array(HEX_COUNT);

/** TT-11.2 (c), TT-11.6 to 11.8 */
function giveOrder(p: TrollTown): void {
  const hut = building(p, trollOf(p, oldBoss(p)).hut);
  const isCutOff = !isReached(hut.hexes, hubLinked(p.land, linked));
  const network = networkOf(p, oldBoss(p), ownRoads);
  const linkHub = () => isCutOff && buildToward(p, network, hubTarget(p));
  if (p.options.bossHubFirst && linkHub()) return;
  if (p.turn >= BOSS_ROADS_FROM && linkHuts(p, network)) return;
  if (!p.options.bossHubFirst && linkHub()) return;
  if (isCutOff || hut.addons >= at(BOSS_HOVELS_BY_ERA, era(p) - 1)) return;
  addToHut(p, 'addon');
}

function linkHuts(p: TrollTown, network: Reached): boolean {
  for (const troll of nearestFirst(p)) {
    const hut = hutOf(p, troll);
    if (hut !== undefined && !isReached(hut.hexes, network) && buildToward(p, network, hut.hexes)) return true;
  }
  return false;
}

/** The Hub and all path that is joined to it. */
function hubTarget(p: TrollTown): Hex[] {
  hubLinked(p.land, linked);
  return [...HUB, ...Array(HEX_COUNT).keys()].filter((hex, place) => place < HUB.length || linked[hex] === 1);
}

/** TT-11.7: the pieces he lays, with what he pays. */
const BOSS_PIECES: readonly (readonly [piece: PathId, minions: number])[] = [
  ['i2', 1],
  ['v3', 3],
  ['l4', 4],
  ['c4', 4],
  ['s4', 4],
  ['y4', 4],
];

/** How far the ends of a piece lie apart at most. */
const LONGEST_REACH = 3;

const toTarget = new Uint8Array(HEX_COUNT);

/** Lays the piece that comes nearest; whether there was one. */
function buildToward(p: TrollTown, network: Reached, target: readonly Hex[]): boolean {
  let best: Site | undefined;
  let bestPiece: PathId = 'i2';
  let bestIsStraight = true;
  let least = Number.POSITIVE_INFINITY;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    let nearest = HEX_COUNT;
    for (const goal of target) nearest = Math.min(nearest, distance(hex, goal));
    toTarget[hex] = nearest;
    if (network[hex] !== 0) least = Math.min(least, nearest);
  }
  const there = survey(p, p.land, network);
  const { minions } = trollOf(p, oldBoss(p));
  let bestCost = 0;
  for (const [piece, cost] of BOSS_PIECES) {
    if (cost > minions) break;
    for (let hex = 0; hex < HEX_COUNT; hex++) {
      if ((toTarget[hex] as number) - LONGEST_REACH > least || !isDoorTo(p, network, hex)) continue;
      for (const number of sitesOver(piece, hex)) {
        const site = siteOf(piece, number);
        const near = nearestOf(site);
        if (near > least || (near === least && best === undefined)) continue;
        if (obstacleOn(there, piece, site) !== undefined) continue;
        const isStraight = makesStraightRun(p, site);
        if (best !== undefined && near === least) {
          const better =
            Number(isStraight) - Number(bestIsStraight) || cost - bestCost || byHexes(site.hexes, best.hexes);
          if (better >= 0) continue;
        }
        best = site;
        bestPiece = piece;
        bestCost = cost;
        least = near;
        bestIsStraight = isStraight;
      }
    }
  }
  if (best === undefined) return false;
  layTile(p, best.hexes);
  tell({ say: 'told.boss-built', work: bestPiece, hexes: namesOf(best.hexes) });
  return true;
}

function nearestOf({ hexes }: Site): number {
  let near = HEX_COUNT;
  for (const hex of hexes) near = Math.min(near, toTarget[hex] as number);
  return near;
}

/** Whether his network goes on from here: an empty hex that touches it. */
function isDoorTo({ land }: TrollTown, network: Reached, hex: Hex): boolean {
  if (land[hex] !== EMPTY) return false;
  for (let direction = 0; direction < WAYS; direction++) {
    const next = neighbour(hex, direction);
    if (next !== NOWHERE && network[next] !== 0) return true;
  }
  return false;
}

/** Whether three path hexes in a row, one of them new, would lie in a straight line. */
function makesStraightRun(p: TrollTown, { hexes }: Site): boolean {
  const willBePath = (hex: Hex) => hex !== NOWHERE && (isPath(p, hex) || hexes.includes(hex));
  return hexes.some((hex) => {
    for (let direction = 0; direction < WAYS; direction++) {
      const next = neighbour(hex, direction);
      if (!willBePath(next)) continue;
      if (willBePath(neighbour(next, direction)) || willBePath(neighbour(hex, (direction + 3) % WAYS))) return true;
    }
    return false;
  });
}

import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { type Hex, NOWHERE, neighbour, WAYS } from '../box/hexes.ts';
import { isPathPiece, pieceOf, REBUILD_LABOUR } from '../box/pieces.ts';
import { siteOf } from '../box/sites.ts';
import { lay } from '../moves.ts';
import { hutOf, isPath, type Order, planOf, type TrollNumber, type TrollTown, type Work } from '../position.ts';
import { tell } from '../words.ts';
import { isWithinLimit, put } from './building.ts';
import { type Claim, cancel, claimFor, fillCrew, fizzle, type PlanPart } from './claims.ts';
import { conflict, declaredTrolls } from './conflicts.ts';
import { OBSTACLE_RULES, obstacleOn } from './ground/obstacles.ts';
import { survey } from './ground/survey.ts';
import { hasSupplies, spendSupplies } from './supplies.ts';
import { canBeRebuilt, isHutPiece, isRebuild } from './works.ts';

/** TT-4.31, TT-4.28 */
export function labourOf(p: TrollTown, troll: TrollNumber, work: Work): number {
  const labour = work === 'rebuild' ? REBUILD_LABOUR : pieceOf(work === 'rebuild-clay' ? 'hut-clay' : work).labour;
  return p.bossOfTurn === troll ? labour - 1 : labour;
}

const ORDER_PARTS: readonly PlanPart[] = ['order-1', 'order-2', 'order-3'];

function orderPart(order: number): PlanPart {
  return at(ORDER_PARTS, order);
}

interface Ordered {
  readonly claim: Claim;
  readonly order: Order;
  readonly hexes: readonly Hex[];
  readonly names: string;
}

function ordered(p: TrollTown, troll: Seat, round: number): Ordered | undefined {
  const order = planOf(p, troll).orders[round];
  if (order === undefined) return undefined;
  const { work, site } = order;
  const hexes = isRebuild(work) ? [] : siteOf(work, site).hexes;
  const names = isRebuild(work) ? '' : lay(work, site).on;
  tell({ say: 'told.ordered', seat: troll, part: orderPart(round), work, hexes: names });
  return { claim: claimFor(troll, orderPart(round)), order, hexes, names };
}

/** TT-3.8: one round of the Order step. */
export function carryOutRound(p: TrollTown, round: number): void {
  const trolls = declaredTrolls(p);
  if (p.schmoozer >= 0) trolls.sort((one, other) => Number(other === p.schmoozer) - Number(one === p.schmoozer));
  const items: Ordered[] = [];
  const claims: Claim[] = [];
  for (const troll of trolls) {
    const item = ordered(p, troll, round);
    if (item === undefined) continue;
    fillCrew(p, claims, item.claim, labourOf(p, troll, item.order.work), item.order.crew);
    if (!item.claim.stands) continue;
    claims.push(item.claim);
    items.push(item);
  }
  settleClashes(p, items);
  for (const item of items) if (item.claim.stands) carryOut(p, item);
}

/** TT-4.28: the orders of a Boss who is a player, all of them. */
export function carryOutBossOrders(p: TrollTown, boss: Seat): void {
  for (let round = 0; round < planOf(p, boss).orders.length; round++) {
    const item = ordered(p, boss, round);
    if (item === undefined) continue;
    if (fillCrew(p, [], item.claim, labourOf(p, boss, item.order.work), item.order.crew)) carryOut(p, item);
  }
}

/** TT-8.5 */
function settleClashes(p: TrollTown, items: readonly Ordered[]): void {
  for (const first of items) {
    if (!first.claim.stands) continue;
    const clashing = items.filter(
      (other) => other !== first && other.claim.stands && contestedHex(p, first, other) >= 0,
    );
    if (clashing.length === 0) continue;
    if (first.claim.troll === p.schmoozer) {
      for (const { claim } of clashing) fizzle(p, claim, 'TT-4.10', 'schmoozed');
      continue;
    }
    fightForSite(p, first, clashing);
  }
}

function fightForSite(p: TrollTown, first: Ordered, clashing: readonly Ordered[]): void {
  const all = [first, ...clashing];
  const trolls = all.map(({ claim }) => claim.troll);
  const hex = contestedHex(p, first, at(clashing, 0));
  const aim = { at: 'place', infractor: trolls.at(-1) as TrollNumber, hexes: [hex] } as const;
  const winner = conflict(p, trolls, aim, 'site');
  for (const { claim } of all) if (claim.troll !== winner) cancel(p, claim);
}

/** TT-8.5: the first shared hex, or the first hex of the later order in a triangle that both together would make. */
function contestedHex(p: TrollTown, earlier: Ordered, later: Ordered): Hex {
  for (const hex of earlier.hexes) if (later.hexes.includes(hex)) return hex;
  if (!isPathPiece(earlier.order.work) || !isPathPiece(later.order.work)) return NOWHERE;
  for (const hex of later.hexes) {
    if (isInTriangle(p, hex, earlier.hexes, later.hexes)) return hex;
  }
  return NOWHERE;
}

function isInTriangle(p: TrollTown, hex: Hex, earlier: readonly Hex[], later: readonly Hex[]): boolean {
  const willBePath = (other: Hex) =>
    other !== NOWHERE && (isPath(p, other) || earlier.includes(other) || later.includes(other));
  for (let direction = 0; direction < WAYS; direction++) {
    const one = neighbour(hex, direction);
    const other = neighbour(hex, (direction + 1) % WAYS);
    if (willBePath(one) && willBePath(other) && (earlier.includes(one) || earlier.includes(other))) return true;
  }
  return false;
}

/** Why an order cannot be carried out on the land as it is, as rule and reason. */
function whyNotBuilt(p: TrollTown, troll: TrollNumber, { work, site }: Order): readonly [string, string] | undefined {
  if (!hasSupplies(p, troll, work)) return ['TT-18.2', 'no-supply'];
  const hut = hutOf(p, troll);
  if (isRebuild(work)) return canBeRebuilt(hut?.material, work) ? undefined : ['TT-4.31', 'no-hut'];
  if (isHutPiece(work) && hut !== undefined) return ['TT-5.9', 'has-hut'];
  if (!isPathPiece(work) && !isWithinLimit(p, work)) return ['TT-5.5', 'limit'];
  const obstacle = obstacleOn(survey(p), work, siteOf(work, site));
  return obstacle === undefined ? undefined : [OBSTACLE_RULES[obstacle], obstacle];
}

function carryOut(p: TrollTown, { claim, order, hexes, names }: Ordered): void {
  const { troll } = claim;
  const why = whyNotBuilt(p, troll, order);
  if (why !== undefined) {
    fizzle(p, claim, ...why);
    return;
  }
  const { work } = order;
  spendSupplies(p, troll, work);
  if (isRebuild(work)) rebuild(p, troll, work);
  else put(p, work, hexes, troll);
  tell({ say: 'told.built', seat: troll, part: claim.part, work, hexes: names, labour: labourOf(p, troll, work) });
}

/** TT-4.31 */
function rebuild(p: TrollTown, troll: TrollNumber, work: 'rebuild' | 'rebuild-clay'): void {
  const hut = hutOf(p, troll);
  if (hut !== undefined) p.buildings[hut.number] = { ...hut, material: work === 'rebuild' ? 'wood' : 'clay' };
}

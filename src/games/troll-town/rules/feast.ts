import { at } from '../../../kernel/lists.ts';
import { ERAS, HUNGER, TURNS_OF_AN_ERA } from '../box/calendar.ts';
import { distanceOf, HEX_COUNT, type Hex } from '../box/hexes.ts';
import { HUB } from '../box/map.ts';
import { SHOP_CREW } from '../box/pieces.ts';
import { type Building, type BuildingKind, hutOf, type TrollTown } from '../position.ts';
import { tell } from '../words.ts';
import { addChildren, storedChildren } from './children.ts';
import { damageJoin, inReadingOrder, isJoin, joinsAround } from './damage.ts';
import { era, shopLevel, shopTable } from './levels.ts';
import { isReached, pathsAround, type Reached, walkFrom } from './roads.ts';

/** TT-13.2 */
export function required(p: TrollTown): number {
  return at(HUNGER[p.options.hunger], era(p) - 1);
}

/** A Feast that is still to come. */
interface FeastToCome {
  /** The turn that it ends. */
  readonly turn: number;
  readonly required: number;
}

/** TT-3.10: the next Feast; none once that of the last era has been held. */
export function nextFeast(p: TrollTown): FeastToCome | undefined {
  const next = p.feasted >= era(p) ? era(p) + 1 : era(p);
  if (next > ERAS) return undefined;
  return { turn: p.feastCalled ? p.turn : next * TURNS_OF_AN_ERA, required: at(HUNGER[p.options.hunger], next - 1) };
}

/** TT-13.3: standing shops, those that cook most first. */
function shopsByLevel(p: TrollTown): Building[] {
  return p.buildings
    .filter(({ stands, kind }) => stands && kind === 'shop')
    .sort((one, other) => shopLevel(other) - shopLevel(one) || inReadingOrder(one, other));
}

/** TT-13.3 to 13.5: how the kitchens stand with so many Minions to run them. */
export interface Kitchens {
  readonly staffed: readonly Building[];
  readonly unstaffed: number;
  readonly capacity: number;
  /** Minions that are left over. */
  readonly spare: number;
}

export function kitchens(p: TrollTown, minions: number): Kitchens {
  const shops = shopsByLevel(p);
  const number = Math.min(shops.length, Math.floor(minions / SHOP_CREW));
  const staffed = shops.slice(0, number);
  let capacity = 0;
  for (const shop of staffed) capacity += shopTable(shop).cooks;
  return { staffed, unstaffed: shops.length - number, capacity, spare: minions - SHOP_CREW * number };
}

const net: Reached = new Uint8Array(HEX_COUNT);

/** TT-12.2, TT-13.5: stores whose Children can be served, in the order in which they are emptied (TT-13.6). */
function larderOfTown(p: TrollTown, staffed: readonly Building[]): Building[] {
  const doors = staffed.flatMap(({ hexes }) => pathsAround(p.land, hexes));
  walkFrom(p.land, doors, net);
  return p.buildings
    .filter((store) => store.children > 0 && (store.kind !== 'pit' || isReached(store.hexes, net)))
    .sort(
      (one, other) =>
        SERVED_FIRST.indexOf(one.kind) - SERVED_FIRST.indexOf(other.kind) ||
        other.children - one.children ||
        inReadingOrder(one, other),
    );
}

const SERVED_FIRST: readonly BuildingKind[] = ['pit', 'cage', 'hut'];

/** TT-3.10: whether stores and kitchens suffice for the Feast of this era, without anything that is lent. */
export function isReady(p: TrollTown): boolean {
  const { staffed, capacity } = kitchens(p, p.communal);
  const wanted = required(p);
  if (capacity < wanted || storedChildren(p) < wanted) return false;
  return larderOfTown(p, staffed).reduce((sum, { children }) => sum + children, 0) >= wanted;
}

/** TT-15.10: so many Feasts that were not met let nobody win. */
const TOO_MANY_MISSED = 2;

export function missedFeasts({ feasts }: TrollTown): number {
  return feasts.filter(({ short }) => short > 0).length;
}

/** TT-15.10 */
export function isSpoilt(p: TrollTown): boolean {
  return p.options.missed === 'two' && missedFeasts(p) >= TOO_MANY_MISSED;
}

/** TT-13.5 to 13.7: how many are missing. */
export function dine(p: TrollTown): number {
  const lent = p.lent.reduce((sum, minions) => sum + minions, 0);
  const { staffed, capacity } = kitchens(p, p.communal + lent);
  const stores = larderOfTown(p, staffed);
  const available = stores.reduce((sum, { children }) => sum + children, 0);
  const wanted = required(p);
  const eaten = Math.min(wanted, capacity, available);
  let left = eaten;
  for (const { number, children } of stores) {
    const served = Math.min(left, children);
    if (served > 0) addChildren(p, number, -served);
    left -= served;
  }
  p.served += eaten;
  const short = wanted - eaten;
  p.feasts.push({ era: era(p), required: wanted, eaten, short });
  tell({ say: short > 0 ? 'told.feast-short' : 'told.feast', eaten, required: wanted, capacity, available, short });
  return short;
}

/** TT-13.8: the Boss goes from structure to structure. */
export function tantrum(p: TrollTown, hits: number): void {
  tell({ say: 'told.tantrum', hits });
  let left = hits;
  while (left > 0) {
    const after = rampage(p, left);
    if (after === left) return;
    left = after;
  }
}

/** One round of it; the hits that are left. */
function rampage(p: TrollTown, hits: number): number {
  let left = hits;
  let last: readonly Hex[] = HUB;
  const visited: number[] = [];
  const visit = (structure: Building) => {
    visited.push(structure.number);
    last = structure.hexes;
    left = wreckAround(p, structure.hexes, left);
  };
  for (const troll of p.challengers) {
    const hut = troll === p.title ? undefined : hutOf(p, troll);
    if (left > 0 && hut !== undefined) visit(hut);
  }
  for (const kind of ['hut', 'shop'] as const) {
    for (
      let next = nearest(p, kind, visited, last);
      left > 0 && next !== undefined;
      next = nearest(p, kind, visited, last)
    ) {
      visit(next);
    }
  }
  return left > 0 ? wreckAround(p, HUB, left) : 0;
}

function nearest(
  p: TrollTown,
  kind: BuildingKind,
  visited: readonly number[],
  from: readonly Hex[],
): Building | undefined {
  let best: Building | undefined;
  for (const each of p.buildings) {
    if (!each.stands || each.kind !== kind || visited.includes(each.number)) continue;
    const nearer = best === undefined ? -1 : distanceOf(each.hexes, from) - distanceOf(best.hexes, from);
    if (nearer < 0 || (nearer === 0 && best !== undefined && inReadingOrder(each, best) < 0)) best = each;
  }
  return best;
}

/** TT-13.9, TT-9.7: one damage to each join around it, as far as the hits go; those that are left. */
export function wreckAround(p: TrollTown, hexes: readonly Hex[], hits: number): number {
  let left = hits;
  for (const join of joinsAround(p, hexes)) {
    if (left === 0) break;
    if (!isJoin(p, join)) continue;
    damageJoin(p, join);
    left--;
  }
  return left;
}

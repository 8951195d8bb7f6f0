import type { Seat } from '../../../kernel/game.ts';
import { isHooked } from '../../../kernel/hooks.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import { HOOK_SET } from '../box/furnishings.ts';
import { GOODS, type Good, type Goods, type MATERIALS, noGoods, type Some } from '../box/goods.ts';
import type { Pay } from '../moves.ts';
import { type Caverna, type Player, playerAt } from '../position.ts';
import type { Word } from '../words.ts';
import { countOf, hasAll, lacking } from './goods.ts';
import type { Purpose, Substitute } from './hooks.ts';

const { 'cost.discount': DISCOUNT, 'cost.substitute': SUBSTITUTE } = HOOK_SET.hooks;

const price: Goods = noGoods();

/** CV-4.9a: good until the next price is asked for. */
export function priceFor({ held }: Player, cost: Some, purpose: Purpose): Goods {
  for (const good of GOODS) price[good] = 0;
  for (const good in cost) price[good as Good] = cost[good as Good] ?? 0;
  if (isHooked(DISCOUNT, held)) {
    for (const thing of held.things) DISCOUNT.at[thing]?.(price, purpose);
  }
  return price;
}

/** What makes a price lower, and by how much. */
interface Saving {
  /** The furnishing, or else the folk. */
  readonly thing: number;
  readonly saved: Some;
}

/** A price, and how it came about. */
export interface Bill {
  readonly printed: Some;
  readonly price: Some;
  readonly savings: readonly Saving[];
}

/** CV-4.9a: the price after one discount after another, for people who read it. */
export function billOf({ held }: Player, cost: Some, purpose: Purpose): Bill {
  const due = { ...noGoods(), ...cost };
  const savings = held.things.flatMap((thing): Saving[] => {
    const before = { ...due };
    DISCOUNT.at[thing]?.(due, purpose);
    const saved = lacking(due, before);
    return countOf(saved) > 0 ? [{ thing, saved }] : [];
  });
  return { printed: cost, price: due, savings };
}

/** CV-4.6: what of the price is missing, unless it can be paid in another way. */
export function whyUnpaid(player: Player, cost: Some, purpose: Purpose, rule: string): Refusal<Word> | undefined {
  if (canPay(player, cost, purpose)) return undefined;
  return { rule, say: 'blocked.lacking', ...lacking(player.goods, priceFor(player, cost, purpose)) };
}

type Materials = Record<Material, number>;
type Material = (typeof MATERIALS)[number];

function isPayable(
  goods: Goods,
  { gold, food, grain, vegetable }: Goods,
  wood: number,
  stone: number,
  ore: number,
): boolean {
  return (
    goods.wood >= wood &&
    goods.stone >= stone &&
    goods.ore >= ore &&
    goods.gold >= gold &&
    goods.food >= food &&
    goods.grain >= grain &&
    goods.vegetable >= vegetable
  );
}

function substitutesOf({ held }: Player, purpose: Purpose): readonly Substitute[] {
  if (!isHooked(SUBSTITUTE, held)) return NO_SUBSTITUTES;
  return held.things.flatMap((thing) => SUBSTITUTE.at[thing] ?? []).filter((each) => each.for.includes(purpose));
}

const NO_SUBSTITUTES: readonly Substitute[] = [];

/** CV-4.6: whether it can be paid in any way. */
export function canPay(player: Player, cost: Some, purpose: Purpose): boolean {
  const { held, goods } = player;
  const replaces = isHooked(SUBSTITUTE, held);
  if (!isHooked(DISCOUNT, held) && !replaces) return hasAll(goods, cost);
  const due = priceFor(player, cost, purpose);
  if (isPayable(goods, due, due.wood, due.stone, due.ore)) return true;
  if (!replaces) return false;
  return findPayment(goods, due, substitutesOf(player, purpose), 0, due.wood, due.stone, due.ore, NO_WAYS);
}

/** Only whether there is a way is asked. */
const NO_WAYS: undefined = undefined;

/** CV-4.9b: every way to pay, in materials. */
export function paymentsOf(player: Player, cost: Some, purpose: Purpose): Pay[] {
  const due = priceFor(player, cost, purpose);
  const ways: Pay[] = [];
  findPayment(player.goods, due, substitutesOf(player, purpose), 0, due.wood, due.stone, due.ore, ways);
  return ways;
}

/** Tries every number of each substitute; adds the ways it finds, or stops at the first where they are not wanted. */
function findPayment(
  goods: Goods,
  due: Goods,
  substitutes: readonly Substitute[],
  next: number,
  wood: number,
  stone: number,
  ore: number,
  ways: Pay[] | undefined,
): boolean {
  const substitute = substitutes[next];
  if (substitute === undefined) {
    if (!isPayable(goods, due, wood, stone, ore)) return false;
    const isKnown = ways?.some((way) => way.wood === wood && way.stone === stone && way.ore === ore);
    if (isKnown !== true) ways?.push({ do: 'pay', wood, stone, ore });
    return true;
  }
  const { of, by, most } = substitute;
  const price: Materials = { wood, stone, ore };
  const limit = Math.min(most, price[of as Material]);
  let found = false;
  for (let count = 0; count <= limit; count++) {
    const left: Materials = { wood, stone, ore };
    left[of as Material] -= count;
    left[by as Material] += count;
    // Nothing is ever paid in place of ore.
    if (count > 0 && by === 'ore' && left.ore > goods.ore) break;
    if (!findPayment(goods, due, substitutes, next + 1, left.wood, left.stone, left.ore, ways)) continue;
    found = true;
    if (ways === undefined) return true;
  }
  return found;
}

/** What something costs besides materials is always paid as it is. */
export function payWith(player: Player, cost: Some, purpose: Purpose, { wood, stone, ore }: Omit<Pay, 'do'>): void {
  const { gold, food, grain, vegetable } = priceFor(player, cost, purpose);
  const { goods } = player;
  goods.wood -= wood;
  goods.stone -= stone;
  goods.ore -= ore;
  goods.gold -= gold;
  goods.food -= food;
  goods.grain -= grain;
  goods.vegetable -= vegetable;
}

/** Stables, weapons: there is one way to pay. */
export function pay(p: Caverna, seat: Seat, cost: Some, purpose: Purpose): void {
  const player = playerAt(p, seat);
  const { wood, stone, ore } = priceFor(player, cost, purpose);
  player.goods.wood -= wood;
  player.goods.stone -= stone;
  player.goods.ore -= ore;
}

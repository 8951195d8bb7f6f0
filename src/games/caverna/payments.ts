import type { Seat } from '../../kernel/game.ts';
import { isHooked } from '../../kernel/hooks.ts';
import { HOOK_SET } from './box/furnishings.ts';
import { GOODS, type Good, type Goods, noGoods, type Some } from './box/goods.ts';
import { hasAll } from './goods.ts';
import type { Purpose, Substitute } from './hooks.ts';
import type { Pay } from './moves.ts';
import { type Caverna, type Player, playerAt } from './position.ts';

const { 'cost.discount': DISCOUNT, 'cost.substitute': SUBSTITUTE } = HOOK_SET.hooks;

const price = noGoods();

/** CV-4.9a: good until the next price is asked for. */
export function priceFor({ held }: Player, cost: Some, purpose: Purpose): Goods {
  for (let i = 0; i < GOODS.length; i++) price[GOODS[i] as Good] = 0;
  for (const good in cost) price[good as Good] = cost[good as Good] as number;
  if (isHooked(DISCOUNT, held)) {
    for (const thing of held.things) DISCOUNT.at[thing]?.(price, purpose);
  }
  return price;
}

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

function substitutesOf({ held }: Player): readonly Substitute[] {
  return held.things.flatMap((thing) => SUBSTITUTE.at[thing] ?? []);
}

/** CV-4.6: whether it can be paid in any way. */
export function canPay(player: Player, cost: Some, purpose: Purpose): boolean {
  const { held, goods } = player;
  if (!isHooked(DISCOUNT, held) && !isHooked(SUBSTITUTE, held)) return hasAll(goods, cost);
  const due = priceFor(player, cost, purpose);
  if (isPayable(goods, due, due.wood, due.stone, due.ore)) return true;
  return purpose === 'furnishing' && isHooked(SUBSTITUTE, player.held) && paymentsOf(player, cost).length > 0;
}

/** CV-4.9b: every way to pay a furnishing, in materials. */
export function paymentsOf(player: Player, cost: Some): Pay[] {
  const due = priceFor(player, cost, 'furnishing');
  const ways: Pay[] = [];
  const swap = (substitutes: readonly Substitute[], { wood, stone, ore }: Record<'wood' | 'stone' | 'ore', number>) => {
    const [first, ...rest] = substitutes;
    if (first === undefined) {
      const known = ways.some((way) => way.wood === wood && way.stone === stone && way.ore === ore);
      if (!known && isPayable(player.goods, due, wood, stone, ore)) ways.push({ do: 'pay', wood, stone, ore });
      return;
    }
    const materials: Partial<Goods> = { wood, stone, ore };
    const most = Math.min(first.most, materials[first.of] ?? 0);
    for (let count = 0; count <= most; count++) {
      const changed = { wood, stone, ore, [first.of]: (materials[first.of] ?? 0) - count };
      swap(rest, { ...changed, [first.by]: ((changed as Partial<Goods>)[first.by] ?? 0) + count });
    }
  };
  swap(substitutesOf(player), due);
  return ways;
}

/** What a furnishing costs besides materials is always paid as it is. */
export function payFurnishing(player: Player, cost: Some, { wood, stone, ore }: Omit<Pay, 'do'>): void {
  const { gold, food, grain, vegetable } = priceFor(player, cost, 'furnishing');
  const { goods } = player;
  goods.wood -= wood;
  goods.stone -= stone;
  goods.ore -= ore;
  goods.gold -= gold;
  goods.food -= food;
  goods.grain -= grain;
  goods.vegetable -= vegetable;
}

/** Fences, Stables, weapons: there is one way to pay. */
export function pay(p: Caverna, seat: Seat, cost: Some, purpose: Purpose): void {
  const player = playerAt(p, seat);
  const { wood, stone, ore } = priceFor(player, cost, purpose);
  player.goods.wood -= wood;
  player.goods.stone -= stone;
  player.goods.ore -= ore;
}

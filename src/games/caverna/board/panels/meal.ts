import { at } from '../../../../kernel/lists.ts';
import { ALL_GOODS, FOLK_CROPS, FOOD_FOR, type Good, type Goods, type Some } from '../../box/goods.ts';
import { type CavernaMove, CONVERT, type Free } from '../../moves.ts';
import type { Player } from '../../position.ts';
import { isFree, termsOf } from '../terms.ts';

/** Something that can be turned into food, and how. */
export interface Source {
  readonly move: Free;
  /** What follows the move at once: a crop of the folks is no food before it has become something else. */
  readonly next?: Free;
  readonly give: Some;
  readonly get: Some;
}

/** How often each source is used, by its place in the list; gold counts coins. */
export type MealPlan = readonly number[];

function isFood(move: Free): boolean {
  return move.do === 'convert' || move.do === 'gold' || move.do === 'exchange' || move.do === 'discard';
}

/** FF-5.3: a gemfruit is food by way of a ruby, a mushroom by way of a vegetable. */
function throughCrops(offers: readonly CavernaMove[]): Source[] {
  return FOLK_CROPS.flatMap((crop): Source[] => {
    const move = offers.find((offer) => offer.do === 'crop' && offer.crop === crop);
    if (move === undefined || !isFree(move)) return [];
    const becomes = crop === 'gemfruit' ? 'ruby' : 'vegetable';
    return [{ move, next: CONVERT[becomes], give: { [crop]: 1 }, get: { food: FOOD_FOR[becomes] } }];
  });
}

/** What can be turned into food now. A pair of donkeys comes before a single one, a room before what it uses. */
export function sourcesOf(offers: readonly CavernaMove[], player: Player): Source[] {
  const order = (move: Free) =>
    move.do === 'exchange' ? 0 : move.do === 'convert' && move.what === 'two-donkeys' ? 1 : 2;
  const direct = offers
    .filter((move): move is Free => isFree(move) && isFood(move))
    .map((move): Source => ({ move, ...termsOf(move, player) }))
    .filter(({ get }) => (get.food ?? 0) > 0);
  return [...direct, ...throughCrops(offers)].sort((one, other) => order(one.move) - order(other.move));
}

/** What is left of the goods after a plan, with what it makes. */
export function goodsAfter(goods: Goods, sources: readonly Source[], plan: MealPlan): Goods {
  const left = { ...goods };
  sources.forEach(({ move, give, get }, index) => {
    const times = plan[index] ?? 0;
    if (times === 0) return;
    if (move.do === 'gold') {
      left.gold -= times;
      left.food += times - 1;
      return;
    }
    for (const good of ALL_GOODS) {
      const more = ((get[good] ?? 0) - (give[good] ?? 0)) * times;
      if (more !== 0) left[good] = (left[good] ?? 0) + more;
    }
  });
  return left;
}

/** Whether a source can be used once more. */
export function canAdd(goods: Goods, sources: readonly Source[], plan: MealPlan, index: number): boolean {
  const source = sources[index];
  if (source === undefined || (source.move.do === 'discard' && (plan[index] ?? 0) > 0)) return false;
  const left = goodsAfter(goods, sources, plan);
  if (source.move.do === 'gold') return left.gold >= ((plan[index] ?? 0) === 0 ? 2 : 1);
  return ALL_GOODS.every((good) => (left[good] ?? 0) >= (source.give[good] ?? 0));
}

/** Gold goes in steps of one coin, but the first is two. */
export function stepped(source: Source, count: number, by: 1 | -1): number {
  if (source.move.do !== 'gold') return count + by;
  if (by === 1) return count === 0 ? 2 : count + 1;
  return count === 2 ? 0 : count - 1;
}

/** The moves of a plan, one after another. */
export function movesOf(sources: readonly Source[], plan: MealPlan, gold: number): CavernaMove[] {
  return sources.flatMap(({ move, next }, index): CavernaMove[] => {
    const times = plan[index] ?? 0;
    if (times === 0) return [];
    if (move.do !== 'gold')
      return Array.from({ length: times }, () => (next === undefined ? [move] : [move, next])).flat();
    // With just two coins nobody is asked how many.
    return gold === 2 ? [move] : [move, { do: 'gold-to-food', gold: times }];
  });
}

/** Half points that a good is worth at the end. */
const WORTH: Readonly<Partial<Record<Good, number>>> = {
  grain: 1,
  vegetable: 2,
  ruby: 3,
  gemfruit: 3,
  mushroom: 2,
  sheep: 2,
  donkey: 2,
  boar: 2,
  cattle: 2,
  gold: 2,
  ore: 1,
  stone: 1,
  wood: 1,
};
/** CV-14.3 and breeding: the last of a kind, and the last pair. */
const LAST = 4;
const PAIR = 2;
const ANIMALS = ['sheep', 'donkey', 'boar', 'cattle'] as const;

/** What a plan costs in half points, as far as it can be told now. */
function lossOf(goods: Goods, left: Goods): number {
  let loss = 0;
  for (const good of ALL_GOODS) loss += ((goods[good] ?? 0) - (left[good] ?? 0)) * (WORTH[good] ?? 0);
  for (const animal of ANIMALS) {
    if (left[animal] === 0 && goods[animal] > 0) loss += LAST;
    if (left[animal] < 2 && goods[animal] >= 2) loss += PAIR;
  }
  return loss;
}

/** More plans than these need not be weighed: they would only be longer. */
const MOST_WEIGHED = 6000;

/** The way to make enough food that costs the fewest points; undefined where there is none. */
export function cheapest(goods: Goods, sources: readonly Source[], need: number): MealPlan | undefined {
  let best: { plan: MealPlan; loss: number } | undefined;
  let weighed = 0;
  const weapons = (index: number) => sources[index]?.move.do === 'discard';
  const walk = (index: number, plan: number[]): void => {
    if (weighed++ > MOST_WEIGHED) return;
    const left = goodsAfter(goods, sources, plan);
    const loss = lossOf(goods, left);
    if (best !== undefined && loss >= best.loss) return;
    if (left.food >= need) {
      best = { plan: [...plan], loss };
      return;
    }
    if (index >= sources.length) return;
    walk(index + 1, plan);
    // A weapon is worth more than what it feeds.
    if (weapons(index) || !canAdd(goods, sources, plan, index)) return;
    const more = [...plan];
    more[index] = stepped(at(sources, index), more[index] ?? 0, 1);
    walk(index, more);
  };
  walk(
    0,
    sources.map(() => 0),
  );
  return best?.plan;
}

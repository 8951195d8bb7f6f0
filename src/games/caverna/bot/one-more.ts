import { FURNISHINGS } from '../box/furnishings.ts';
import type { Good, Some } from '../box/goods.ts';
import { type Caverna, ON_OFFER, type Player } from '../position.ts';
import { WORTH } from './worth.ts';

/** What one more of a good is worth, points included. */
const ONE: Readonly<Record<Good, number>> = {
  wood: WORTH.wood,
  stone: WORTH.stone,
  ore: WORTH.ore,
  ruby: 1 + WORTH.ruby,
  grain: 0.7,
  vegetable: 1.3,
  gemfruit: 1.8,
  mushroom: 1.4,
  food: WORTH.food,
  gold: 1 + WORTH.gold,
  dog: 1,
  sheep: 1.3,
  donkey: 1.5,
  boar: 1.6,
  cattle: 1.8,
  begging: -3,
};

export function worthOfGoods(goods: Some): number {
  let worth = 0;
  for (const good in goods) worth += ONE[good as Good] * (goods[good as Good] ?? 0);
  return worth;
}

const COST: readonly number[] = FURNISHINGS.map(({ cost }) => worthOfGoods(cost));

/** What a furnishing brings once it lies. */
export function promiseOf(furnishing: number, rounds: number): number {
  const { hooks, points, bot } = FURNISHINGS[furnishing] as (typeof FURNISHINGS)[number];
  const room = hooks['person.rooms'] === undefined ? 0 : WORTH.room * Math.max(0, rounds - 1);
  return points + bot.use * rounds + room;
}

/** The best furnishing on offer that the goods could nearly pay. */
export function bestFurnishing(p: Caverna, { goods }: Player, only: 'any' | 'dwelling', rounds: number): number {
  let best = 0;
  for (let each = 0; each < FURNISHINGS.length; each++) {
    const { cost, tag } = FURNISHINGS[each] as (typeof FURNISHINGS)[number];
    if (p.owners[each] !== ON_OFFER || (only === 'dwelling' && tag !== 'dwelling')) continue;
    if ((cost.wood ?? 0) > goods.wood || (cost.stone ?? 0) > goods.stone || (cost.ore ?? 0) > goods.ore) continue;
    best = Math.max(best, promiseOf(each, rounds) - (COST[each] as number));
  }
  return best;
}

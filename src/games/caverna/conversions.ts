import type { Seat } from '../../kernel/game.ts';
import { isHooked } from '../../kernel/hooks.ts';
import { tell } from '../../kernel/tell.ts';
import { HOOK_SET } from './box/furnishings.ts';
import { type FarmAnimal, FOOD_FOR, FOOD_FOR_TWO_DONKEYS } from './box/goods.ts';
import { type Caverna, type Player, playerAt } from './position.ts';

const AFTER = HOOK_SET.hooks['exchange.after'];

type Animals = Readonly<Record<FarmAnimal, number>>;

/** CV-9.5, CV-9.6: what the animals bring when they are turned into food together. */
function foodFor({ held }: Player, { sheep, donkey, boar, cattle }: Animals): number {
  const pairs = Math.floor(donkey / 2);
  let food =
    sheep * FOOD_FOR.sheep +
    pairs * FOOD_FOR_TWO_DONKEYS +
    (donkey - 2 * pairs) * FOOD_FOR.donkey +
    boar * FOOD_FOR.boar +
    cattle * FOOD_FOR.cattle;
  if (isHooked(AFTER, held)) {
    const animals = sheep + donkey + boar + cattle;
    for (const thing of held.things) food += AFTER.at[thing]?.(animals) ?? 0;
  }
  return food;
}

/** CV-6.16, CV-9.5 */
export function convertAnimals(p: Caverna, seat: Seat, animals: Animals): void {
  const player = playerAt(p, seat);
  const { goods } = player;
  const food = foodFor(player, animals);
  const { sheep, donkey, boar, cattle } = animals;
  if (sheep + donkey + boar + cattle === 0) return;
  goods.sheep -= sheep;
  goods.donkey -= donkey;
  goods.boar -= boar;
  goods.cattle -= cattle;
  goods.food += food;
  tell({ say: 'told.slaughtered', seat, sheep, donkey, boar, cattle, food });
}

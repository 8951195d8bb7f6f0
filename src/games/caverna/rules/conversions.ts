import type { Seat } from '../../../kernel/game.ts';
import { isHooked } from '../../../kernel/hooks.ts';
import { HOOK_SET } from '../box/furnishings.ts';
import { type Animal, type FarmAnimal, FOOD_FOR, FOOD_FOR_TWO_DONKEYS } from '../box/goods.ts';
import { type Caverna, type Player, playerAt } from '../position.ts';
import { tell } from '../words.ts';
import { gainAll } from './goods.ts';

const { 'exchange.after': AFTER, 'exchange.rates': RATES, 'exchange.batch': BATCH } = HOOK_SET.hooks;

export type Animals = Readonly<Record<FarmAnimal, number>> & { readonly dog?: number };

export const NO_ANIMALS: Readonly<Record<Animal, number>> = { dog: 0, sheep: 0, donkey: 0, boar: 0, cattle: 0 };

/** CV-9.5, FF-7.8.8: the food for one animal; dogs bring none by themselves. */
export function rateOf({ held }: Player, animal: Animal): number {
  let rate: number = animal === 'dog' ? 0 : FOOD_FOR[animal];
  if (isHooked(RATES, held)) {
    for (const thing of held.things) rate = Math.max(rate, RATES.at[thing]?.[animal] ?? 0);
  }
  return rate;
}

/** CV-9.5, CV-9.6: what the animals bring when they are turned into food together. */
export function foodFor(player: Player, { dog = 0, sheep, donkey, boar, cattle }: Animals): number {
  const { held } = player;
  const pairs = Math.floor(donkey / 2);
  const ofPair = Math.max(FOOD_FOR_TWO_DONKEYS, 2 * rateOf(player, 'donkey'));
  let food =
    dog * rateOf(player, 'dog') +
    sheep * rateOf(player, 'sheep') +
    pairs * ofPair +
    (donkey - 2 * pairs) * rateOf(player, 'donkey') +
    boar * rateOf(player, 'boar') +
    cattle * rateOf(player, 'cattle');
  if (isHooked(AFTER, held)) {
    const animals = sheep + donkey + boar + cattle;
    for (const thing of held.things) food += AFTER.at[thing]?.(animals) ?? 0;
  }
  return food;
}

/** CV-6.16, CV-9.5, FF-8.40 */
export function convertAnimals(p: Caverna, seat: Seat, animals: Animals): void {
  const player = playerAt(p, seat);
  const { goods, held } = player;
  const food = foodFor(player, animals);
  const { dog = 0, sheep, donkey, boar, cattle } = animals;
  const all = dog + sheep + donkey + boar + cattle;
  if (all === 0) return;
  goods.dog -= dog;
  goods.sheep -= sheep;
  goods.donkey -= donkey;
  goods.boar -= boar;
  goods.cattle -= cattle;
  goods.food += food;
  if (dog > 0) tell({ say: 'told.slaughtered', seat, dog, sheep, donkey, boar, cattle, food });
  else tell({ say: 'told.slaughtered', seat, sheep, donkey, boar, cattle, food });
  if (!isHooked(BATCH, held)) return;
  for (const thing of held.things.slice()) {
    const gains = BATCH.at[thing]?.(all);
    if (gains !== undefined) gainAll(p, seat, gains);
  }
}

/** FF-14.2: whether it matters how many animals are turned into food together. */
export function cooksTogether({ held }: Player): boolean {
  return isHooked(BATCH, held);
}

import type { Seat } from '../../../kernel/game.ts';
import { isHooked } from '../../../kernel/hooks.ts';
import { ruleBehind } from '../box/folk-sheets.ts';
import { folkAt } from '../box/folks.ts';
import { HOOK_SET } from '../box/furnishings.ts';
import { MATERIALS, type Some } from '../box/goods.ts';
import type { Feeding } from '../frames.ts';
import { type Caverna, type Player, playerAt } from '../position.ts';
import { tell } from '../words.ts';
import { folkOf } from './folks.ts';
import { hasAll, payAll } from './goods.ts';
import type { Meal } from './hooks.ts';
import { canExchangeFor, hasRubyInReach } from './rubies.ts';

const { 'feeding.need': NEED, 'feeding.instead': INSTEAD } = HOOK_SET.hooks;

/** CV-10.6: food for an adult, and for a newborn. */
const ADULT: Readonly<Record<Feeding, number>> = { harvest: 2, 'pay-1': 1 };
const NEWBORN = 1;

/** Who is fed with something else. */
export type FedOtherwise = 'nobody' | 'regular' | 'goblin';

const eaters = { adults: 0, newborns: 0, goblins: 0 };
const meal: Meal = { food: 0, stone: 0 };

/** CV-10.6 to CV-10.8, FF-10.1: good until the next meal is asked for; one adult or one Goblin may be fed with something else. */
export function mealOf(p: Caverna, seat: Seat, kind: Feeding, otherwise: FedOtherwise): Meal {
  const { people, held } = playerAt(p, seat);
  eaters.adults = otherwise === 'regular' ? -1 : 0;
  eaters.goblins = otherwise === 'goblin' ? -1 : 0;
  eaters.newborns = 0;
  for (const person of people) {
    if (person.kind === 'goblin') eaters.goblins++;
    else if (person.adult) eaters.adults++;
    else eaters.newborns++;
  }
  meal.food = Math.max(0, ADULT[kind] * (eaters.adults + eaters.goblins) + NEWBORN * eaters.newborns);
  meal.stone = 0;
  if (isHooked(NEED, held)) {
    for (const thing of held.things) NEED.at[thing]?.(meal, eaters, kind, p, seat);
  }
  return meal;
}

/** The rule that tells most about a family's meal: that of its folk, where that eats otherwise. */
export function mealRuleOf(player: Player): string {
  const folk = folkOf(player);
  return folk !== 'dwarves' && folkAt(folk).hooks['feeding.need'] !== undefined
    ? ruleBehind(folk, 'feeding.need')
    : 'CV-10.6';
}

/** CV-10.7: what one Person could be fed with now. */
export function insteadOf({ held, goods }: Player): Some[] {
  if (!isHooked(INSTEAD, held)) return [];
  return held.things.flatMap((thing) => INSTEAD.at[thing] ?? []).filter((some) => hasAll(goods, some));
}

/** CV-10.7: whether a Person could be fed otherwise after an exchange. */
export function couldEatOtherwise(player: Player): boolean {
  if (!isHooked(INSTEAD, player.held)) return false;
  return hasRubyInReach(player) || MATERIALS.some((material) => canExchangeFor(player, material));
}

/** CV-10.8: whether a donkey for a ruby would make the meal smaller. */
export function wouldEatLess(p: Caverna, seat: Seat, kind: Feeding): boolean {
  const player = playerAt(p, seat);
  if (!isHooked(NEED, player.held) || !hasRubyInReach(player)) return false;
  const { food } = mealOf(p, seat, kind, 'nobody');
  player.goods.donkey++;
  const isLess = mealOf(p, seat, kind, 'nobody').food < food;
  player.goods.donkey--;
  return isLess;
}

/** CV-10.9, CV-10.10, FF-7.7.3 */
export function eat(p: Caverna, seat: Seat, kind: Feeding, instead: Some, who: 'regular' | 'goblin'): void {
  const { goods } = playerAt(p, seat);
  const isOtherwise = Object.keys(instead).length > 0;
  payAll(p, seat, instead);
  const { food: hunger, stone: craving } = mealOf(p, seat, kind, isOtherwise ? who : 'nobody');
  const food = Math.min(hunger, goods.food);
  const stone = Math.min(craving, goods.stone);
  const begging = hunger - food + craving - stone;
  goods.food -= food;
  goods.stone -= stone;
  goods.begging += begging;
  const paid = stone > 0 ? { stone: stone + (instead.stone ?? 0) } : {};
  tell({ say: 'told.fed', seat, ...instead, ...paid, food, begging });
}

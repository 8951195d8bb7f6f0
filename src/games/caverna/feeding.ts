import type { Seat } from '../../kernel/game.ts';
import { isHooked } from '../../kernel/hooks.ts';
import { tell } from '../../kernel/tell.ts';
import { HOOK_SET } from './box/furnishings.ts';
import type { Some } from './box/goods.ts';
import { canExchange } from './exchanges.ts';
import type { Feeding } from './frames.ts';
import { hasAll, payAll } from './goods.ts';
import { type Caverna, type Player, playerAt } from './position.ts';

const { 'feeding.need': NEED, 'feeding.instead': INSTEAD } = HOOK_SET.hooks;

/** CV-10.6: food for an adult, and for a newborn. */
const ADULT: Readonly<Record<Feeding, number>> = { harvest: 2, 'pay-1': 1 };
const NEWBORN = 1;

/** CV-10.6 to CV-10.8; `instead` where one adult is fed with something else. */
export function needOf(p: Caverna, seat: Seat, kind: Feeding, instead: boolean): number {
  const { people, held } = playerAt(p, seat);
  let need = instead ? -ADULT[kind] : 0;
  for (const { adult } of people) need += adult ? ADULT[kind] : NEWBORN;
  need = Math.max(0, need);
  if (isHooked(NEED, held)) {
    for (const thing of held.things) need = NEED.at[thing]?.(need, p, seat) ?? need;
  }
  return need;
}

/** CV-10.7: what one Person could be fed with now. */
export function insteadOf({ held, goods }: Player): Some[] {
  if (!isHooked(INSTEAD, held)) return [];
  return held.things.flatMap((thing) => INSTEAD.at[thing] ?? []).filter((some) => hasAll(goods, some));
}

/** CV-16.1: there is enough food, or nothing that could be turned into it. */
export function feedsWithoutChoice(p: Caverna, seat: Seat, kind: Feeding): boolean {
  const player = playerAt(p, seat);
  const need = needOf(p, seat, kind, false);
  if (need === 0) return true;
  if (insteadOf(player).length > 0) return false;
  return player.goods.food >= need || !canExchange(p, seat);
}

/** CV-10.9, CV-10.10 */
export function eat(p: Caverna, seat: Seat, kind: Feeding, instead: Some): void {
  const { goods } = playerAt(p, seat);
  const need = needOf(p, seat, kind, Object.keys(instead).length > 0);
  payAll(p, seat, instead);
  const food = Math.min(need, goods.food);
  goods.food -= food;
  goods.begging += need - food;
  tell({ say: 'told.fed', seat, ...instead, food, begging: need - food });
}

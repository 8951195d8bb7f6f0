import type { Seat } from '../../../kernel/game.ts';
import { isHooked } from '../../../kernel/hooks.ts';
import { HOOK_SET } from '../box/furnishings.ts';
import { type Good, NOTHING, type Some } from '../box/goods.ts';
import { type SpaceKind, spaceAt } from '../box/spaces.ts';
import type { Caverna, Person, Player, SpaceState } from '../position.ts';
import { spaceStateAt } from '../position.ts';
import { together } from './goods.ts';

const { 'space.shared': SHARED, 'space.either': EITHER, 'space.bonus': BONUS, 'take.clumsy': CLUMSY } = HOOK_SET.hooks;

/** All that matters of a Person that acts. */
export type Acts = Pick<Person, 'strength' | 'kind'>;

/** CV-3.11, FF-7.6.1: free, or of a kind that the player may share with others. */
export function isOpen({ held }: Player, seat: Seat, { by, space }: SpaceState): boolean {
  if (by.length === 0) return true;
  if (!isHooked(SHARED, held) || by.includes(seat)) return false;
  return held.things.some((thing) => SHARED.at[thing]?.includes(spaceAt(space).kind) === true);
}

/** CV-4.31, CV-4.32: occupied by others only, and of a kind that can be imitated. */
export function isImitable(p: Caverna, seat: Seat, at: number): boolean {
  const { space, by } = spaceStateAt(p, at);
  return spaceAt(space).imitable && by.length > 0 && !by.includes(seat);
}

/** CV-11.7: whether the player may do both parts of an either/or. */
export function mayDoBoth({ held }: Player): boolean {
  return isHooked(EITHER, held);
}

/** FF-8.36: what comes with any use of a space of this kind. */
export function bonusAt({ held }: Player, kind: SpaceKind): Some {
  if (!isHooked(BONUS, held)) return NOTHING;
  let sum: Some = NOTHING;
  for (const thing of held.things) {
    const bonus = BONUS.at[thing];
    if (bonus !== undefined && bonus.kind === kind) sum = together(sum, bonus.goods);
  }
  return sum;
}

/** FF-6.10, FF-7.1.2 */
export function isClumsy({ held }: Player, { kind }: Acts): boolean {
  return kind === 'goblin' || isHooked(CLUMSY, held);
}

export function hasGoods(goods: Some): boolean {
  for (const _ in goods) return true;
  return false;
}

export function kindsOf(goods: Some): Good[] {
  return (Object.keys(goods) as Good[]).filter((good) => (goods[good] ?? 0) > 0);
}

/** FF-6.10: which of the goods a Person loses when it takes them; of several kinds it chooses. */
export function lossOf(player: Player, person: Acts, goods: Some): Good | 'any' | 'none' {
  if (!isClumsy(player, person)) return 'none';
  const [kind, ...others] = kindsOf(goods);
  return kind === undefined ? 'none' : others.length > 0 ? 'any' : kind;
}

/** What is left without one of them. */
export function without(goods: Some, lost: Good): Some {
  return { ...goods, [lost]: (goods[lost] ?? 0) - 1 };
}

import type { Seat } from '../../kernel/game.ts';
import { isHooked } from '../../kernel/hooks.ts';
import type { Effect, Part } from './box/effects.ts';
import { HOOK_SET } from './box/furnishings.ts';
import type { Some } from './box/goods.ts';
import { type Space, spaceAt } from './box/spaces.ts';
import { LARGE_PASTURE_WOOD, SMALL_PASTURE_WOOD, STABLE_STONE } from './box/tiles.ts';
import { canGrow } from './family.ts';
import { canFence } from './fencing.ts';
import { canForgeAny } from './forging.ts';
import { canFurnishAny } from './furnishing.ts';
import { canLay } from './geometry.ts';
import { countOf } from './goods.ts';
import { type Caverna, countTops, type Person, type Player, playerAt, type SpaceState } from './position.ts';
import { hasSingle } from './singles.ts';
import { canSow } from './sowing.ts';

const { 'space.shared': SHARED, 'take.clumsy': CLUMSY } = HOOK_SET.hooks;
const UNARMED: Acts = { strength: 0, kind: 'regular' };

/** What the acting Person has and where: all that an effect can depend on. */
interface Acting {
  readonly seat: Seat;
  readonly person: Acts;
  /** What lies on the space. */
  readonly goods: Some;
}

/** All that matters of a Person that acts. */
export type Acts = Pick<Person, 'strength' | 'kind'>;

/** CV-4.1: whether the space, by its place in `spaces`, can be used by this Person. */
export function isUsable(p: Caverna, seat: Seat, at: number, person: Acts): boolean {
  const { space, goods } = p.spaces[at] as SpaceState;
  return canDo(p, { seat, person, goods }, spaceAt(space).effect);
}

/** CV-3.11, FF-7.6.1: free, or of a kind that the player may share with others. */
export function isOpen({ held }: Player, seat: Seat, { by, space }: SpaceState): boolean {
  if (by.length === 0) return true;
  if (!isHooked(SHARED, held) || by.includes(seat)) return false;
  return held.things.some((thing) => SHARED.at[thing]?.includes(spaceAt(space).kind) === true);
}

/** FF-6.10, FF-7.1.2 */
export function isClumsy({ held }: Player, { kind }: Acts): boolean {
  return kind === 'goblin' || isHooked(CLUMSY, held);
}

export function hasGoods(goods: Some): boolean {
  for (const _ in goods) return true;
  return false;
}

/** Whether the part can be done by the Person that acts now. */
export function canDoNow(p: Caverna, effect: Effect): boolean {
  const player = playerAt(p, p.active);
  const person = player.people[p.person] ?? UNARMED;
  return canDo(p, { seat: p.active, person, goods: (p.spaces[p.used] as SpaceState).goods }, effect);
}

/** Whether something of the effect can be done, and changes something. */
function canDo(p: Caverna, acting: Acting, effect: Effect): boolean {
  switch (effect.is) {
    case 'and':
      return effect.parts.every((part) => isFree(part) || canDo(p, acting, part)) && canDoSome(p, acting, effect.parts);
    case 'and-or':
    case 'then-or':
      return canDoSome(p, acting, effect.parts);
    case 'in-any-order':
    case 'either': {
      const { branches } = effect;
      for (let i = 0; i < branches.length; i++) {
        if (canDo(p, acting, (branches[i] as (typeof branches)[number]).effect)) return true;
      }
      return false;
    }
    case 'may':
      return canDo(p, acting, effect.part);
    default:
      return canDoPart(p, acting, effect);
  }
}

function canDoSome(p: Caverna, acting: Acting, parts: readonly Effect[]): boolean {
  for (let i = 0; i < parts.length; i++) if (canDo(p, acting, parts[i] as Effect)) return true;
  return false;
}

/** Parts of an `and` that may come to nothing. */
function isFree({ is }: Effect): boolean {
  return is === 'take' || is === 'per-mine' || is === 'with-mines' || is === 'may' || is === 'market';
}

function canDoPart(p: Caverna, { seat, person, goods }: Acting, part: Part): boolean {
  const player = playerAt(p, seat);
  const { strength } = person;
  switch (part.is) {
    case 'take':
      return hasGoods(goods) && (!isClumsy(player, person) || countOf(goods) > 1);
    case 'gain':
    case 'starting-player':
      return true;
    case 'per-mine':
      return countTops(player.tops, part.mine) > 0;
    case 'with-mines':
      return countTops(player.tops, part.mine) >= part.least;
    case 'place': {
      const { tiles } = part;
      for (let i = 0; i < tiles.length; i++) {
        if (canLay(p, player, tiles[i] as (typeof tiles)[number])) return true;
      }
      return false;
    }
    case 'ruby-mine':
      return (player.tops.includes('tunnel') || player.tops.includes('deep-tunnel')) && hasSingle(p, 'ruby-mine');
    case 'furnish':
      return canFurnishAny(p, seat, part.only);
    case 'fences':
      return canFence(p, player, SMALL_PASTURE_WOOD, LARGE_PASTURE_WOOD, part.stable ? STABLE_STONE : -1);
    case 'sow':
      return canSow(p, player);
    case 'forge':
      return strength === 0 && canForgeAny(player, person.kind);
    case 'expedition':
      return strength > 0;
    case 'grow':
      return canGrow(player);
    case 'trade':
      return player.goods.ore >= 2;
    case 'market':
      return player.goods.gold > 0;
    case 'imitate':
      return canImitate(p, player, seat, person, part.food);
  }
}

/** CV-4.35 */
function canImitate(p: Caverna, { goods }: Player, seat: Seat, person: Acts, food: number): boolean {
  if (goods.food < food) return false;
  goods.food -= food;
  const can = p.spaces.some((_, at) => isImitable(p, seat, at) && isUsable(p, seat, at, person));
  goods.food += food;
  return can;
}

/** CV-4.31, CV-4.32: occupied by others only, and of a kind that can be imitated. */
export function isImitable(p: Caverna, seat: Seat, at: number): boolean {
  const { space, by } = p.spaces[at] as SpaceState;
  const { imitable }: Space = spaceAt(space);
  return imitable && by.length > 0 && !by.includes(seat);
}

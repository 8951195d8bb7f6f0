import type { Seat } from '../../kernel/game.ts';
import type { Effect, Part } from './box/effects.ts';
import type { Some } from './box/goods.ts';
import { type Space, spaceAt } from './box/spaces.ts';
import { LARGE_PASTURE_WOOD, SMALL_PASTURE_WOOD, STABLE_STONE } from './box/tiles.ts';
import { canGrow } from './family.ts';
import { canFence } from './fencing.ts';
import { canForge } from './forging.ts';
import { canFurnishAny } from './furnishing.ts';
import { hasPlacement } from './geometry.ts';
import { type Caverna, countTops, type Player, playerAt, type SpaceState } from './position.ts';
import { canSow } from './sowing.ts';

/** What the acting Person has and where: all that an effect can depend on. */
interface Acting {
  readonly seat: Seat;
  readonly strength: number;
  /** What lies on the space. */
  readonly goods: Some;
}

/** CV-4.1: whether the space, by its place in `spaces`, can be used by a Person of this strength. */
export function isUsable(p: Caverna, seat: Seat, at: number, strength: number): boolean {
  const { space, goods } = p.spaces[at] as SpaceState;
  return canDo(p, { seat, strength, goods }, spaceAt(space).effect);
}

/** CV-3.11: free, and usable. */
export function isOpen({ by }: SpaceState): boolean {
  return by.length === 0;
}

/** Whether the part can be done by the Person that acts now. */
export function canDoNow(p: Caverna, effect: Effect): boolean {
  const player = playerAt(p, p.active);
  const strength = player.people[p.person]?.strength ?? 0;
  return canDo(p, { seat: p.active, strength, goods: (p.spaces[p.used] as SpaceState).goods }, effect);
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

function hasGoods(goods: Some): boolean {
  for (const _ in goods) return true;
  return false;
}

function canDoPart(p: Caverna, { seat, strength, goods }: Acting, part: Part): boolean {
  const player = playerAt(p, seat);
  switch (part.is) {
    case 'take':
      return hasGoods(goods);
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
        if (hasPlacement(player, tiles[i] as (typeof tiles)[number])) return true;
      }
      return false;
    }
    case 'ruby-mine':
      return player.tops.includes('tunnel') || player.tops.includes('deep-tunnel');
    case 'furnish':
      return canFurnishAny(p, seat, part.only);
    case 'fences':
      return canFence(player, SMALL_PASTURE_WOOD, LARGE_PASTURE_WOOD, part.stable ? STABLE_STONE : -1);
    case 'sow':
      return canSow(player);
    case 'forge':
      return strength === 0 && canForge(player, 1);
    case 'expedition':
      return strength > 0;
    case 'grow':
      return canGrow(player);
    case 'trade':
      return player.goods.ore >= 2;
    case 'market':
      return player.goods.gold > 0;
    case 'imitate':
      return canImitate(p, player, seat, strength, part.food);
  }
}

/** CV-4.35 */
function canImitate(p: Caverna, { goods }: Player, seat: Seat, strength: number, food: number): boolean {
  if (goods.food < food) return false;
  goods.food -= food;
  const can = p.spaces.some((_, at) => isImitable(p, seat, at) && isUsable(p, seat, at, strength));
  goods.food += food;
  return can;
}

/** CV-4.31, CV-4.32: occupied by others only, and of a kind that can be imitated. */
export function isImitable(p: Caverna, seat: Seat, at: number): boolean {
  const { space, by } = p.spaces[at] as SpaceState;
  const { imitable }: Space = spaceAt(space);
  return imitable && by.length > 0 && !by.includes(seat);
}

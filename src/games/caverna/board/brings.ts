import type { Seat } from '../../../kernel/game.ts';
import type { Effect } from '../box/effects.ts';
import { ALL_GOODS, type Good, type Some } from '../box/goods.ts';
import { spaceAt } from '../box/spaces.ts';
import { nextPerson } from '../family.ts';
import { countOf } from '../goods.ts';
import { type Caverna, countTops, type Player, personAt, playerAt, type SpaceState } from '../position.ts';
import { heldAt } from './held.ts';

/** What a person takes from a place without being asked anything: what lies there, and what comes with it. */
export function bringsNow({ space, goods }: SpaceState, player: Player): Some {
  const sum: Partial<Record<Good, number>> = {};
  const add = (some: Some, times = 1) => {
    for (const good of ALL_GOODS) if (some[good]) sum[good] = (sum[good] ?? 0) + some[good] * times;
  };
  const walk = (effect: Effect): void => {
    if (effect.is === 'take') add(goods);
    else if (effect.is === 'gain') add(effect.goods);
    else if (effect.is === 'per-mine') add(effect.goods, countTops(player.tops, effect.mine));
    else if (effect.is === 'with-mines' && countTops(player.tops, effect.mine) >= effect.least) add(effect.goods);
    else if ('parts' in effect) effect.parts.forEach(walk);
  };
  walk(spaceAt(space).effect);
  return sum;
}

/** FF-6.10, FF-7.1.2: whether one of the goods that lie there would be lost: by a clumsy folk, or by the Goblin who goes next. */
export function losesAt(view: Caverna, seat: Seat, { space, goods }: SpaceState): boolean {
  if (spaceAt(space).accumulates === undefined || countOf(goods) === 0) return false;
  const player = playerAt(view, seat);
  const next = nextPerson(view, player);
  return heldAt(player, 'take.clumsy').length > 0 || (next >= 0 && personAt(player, next).kind === 'goblin');
}

/** What a person keeps of what a place brings; of several kinds it is open which one loses something. */
export function keepsNow(view: Caverna, seat: Seat, state: SpaceState): Some {
  const brings = bringsNow(state, playerAt(view, seat));
  const [kind, ...others] = ALL_GOODS.filter((good) => (state.goods[good] ?? 0) > 0);
  if (kind === undefined || others.length > 0 || !losesAt(view, seat, state)) return brings;
  return { ...brings, [kind]: (brings[kind] ?? 0) - 1 };
}

/** Everything a place lets one do, besides what is simply taken there. */
export function deedsOf(space: number): readonly Effect[] {
  const deeds: Effect[] = [];
  const walk = (effect: Effect): void => {
    if ('parts' in effect) effect.parts.forEach(walk);
    else if ('branches' in effect) for (const { effect: way } of effect.branches) walk(way);
    else if (effect.is === 'may') walk(effect.part);
    else deeds.push(effect);
  };
  walk(spaceAt(space).effect);
  return deeds;
}

const TAKEN: ReadonlySet<Effect['is']> = new Set(['take', 'gain', 'per-mine', 'with-mines']);

/** Whether there is something to do at a place besides taking what it brings. */
export function doesMore(space: number): boolean {
  return deedsOf(space).some(({ is }) => !TAKEN.has(is));
}

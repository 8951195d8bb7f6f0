import type { Seat } from '../../../kernel/game.ts';
import { isHooked } from '../../../kernel/hooks.ts';
import { push } from '../../../kernel/steps.ts';
import { tell } from '../../../kernel/tell.ts';
import type { Branch, BranchName, Effect, Part } from '../box/effects.ts';
import { HOOK_SET } from '../box/furnishings.ts';
import { type Good, NOTHING, type Some } from '../box/goods.ts';
import { effectAt, effectNumber, spaceAt } from '../box/spaces.ts';
import { LARGE_PASTURE_WOOD, SMALL_PASTURE_WOOD, STABLE_STONE } from '../box/tiles.ts';
import { couldGrowWith } from '../family.ts';
import type { FrameOf } from '../frames.ts';
import { NOT_THERE } from '../frames.ts';
import { dwellingsNow } from '../furnishing.ts';
import { countOf, gain, gainAll } from '../goods.ts';
import { house } from '../housing.ts';
import { BOTH, BRANCH, type ChooseBranch, type Lose } from '../moves.ts';
import { type Caverna, countTops, type Player, personAt, playerAt, type SpaceState } from '../position.ts';
import { namesSites } from '../sowing.ts';
import { canDoNow, hasGoods, isClumsy } from '../usable.ts';
import { askExpedition } from './expedition.ts';
import { growNow } from './family.ts';
import { askRubyMine } from './landscape.ts';
import type { Ask, Auto } from './step.ts';
import { askTrade } from './trade.ts';

const { 'space.either': EITHER, 'space.bonus': BONUS } = HOOK_SET.hooks;

/** FF-8.36: what comes with any use of a space of this kind. */
export function startSpace(p: Caverna): void {
  const { kind, effect: whole } = spaceAt((p.spaces[p.used] as SpaceState).space);
  const { held } = playerAt(p, p.active);
  if (isHooked(BONUS, held)) {
    for (const thing of held.things.slice()) {
      const bonus = BONUS.at[thing];
      if (bonus !== undefined && bonus.kind === kind) gainAll(p, p.active, bonus.goods);
    }
  }
  startEffect(p, whole, false);
}

/** CV-11.7: whether the player may do both parts of an either/or. */
export function mayDoBoth({ held }: Player): boolean {
  return isHooked(EITHER, held);
}

/** Begins a part of the space's effect; what needs a choice asks for it, and `may` lets it be declined. */
function startEffect(p: Caverna, effect: Effect, may: boolean): void {
  switch (effect.is) {
    case 'and':
      for (let i = effect.parts.length - 1; i >= 0; i--) {
        push(p, { step: 'effect', effect: effectNumber(effect.parts[i] as Effect) });
      }
      return;
    case 'and-or':
    case 'then-or':
      push(p, { step: 'sequence', effect: effectNumber(effect), next: 0 });
      return;
    case 'in-any-order':
    case 'either':
      chooseBranch(p, effectNumber(effect), effect);
      return;
    case 'may':
      if (canDoNow(p, effect)) startPart(p, effect.part, true);
      return;
    default:
      startPart(p, effect, may);
  }
}

function startPart(p: Caverna, part: Part, may: boolean): void {
  const seat = p.active;
  const player = playerAt(p, seat);
  switch (part.is) {
    case 'take':
      takeGoods(p, seat);
      return;
    case 'gain':
      acquire(p, seat, part.goods);
      return;
    case 'per-mine':
      acquire(p, seat, times(part.goods, countTops(player.tops, part.mine)));
      return;
    case 'with-mines':
      if (countTops(player.tops, part.mine) >= part.least) acquire(p, seat, part.goods);
      return;
    case 'starting-player':
      p.first = seat;
      p.acted = true;
      tell({ say: 'told.starting-player', seat });
      return;
    case 'place':
      push(p, { step: 'place-twin', seat, effect: effectNumber(part), may });
      return;
    case 'ruby-mine':
      askRubyMine(p, seat);
      return;
    case 'furnish':
      push(p, { step: 'furnish', seat, only: part.only, may });
      return;
    case 'fences': {
      const stable = part.stable ? STABLE_STONE : NOT_THERE;
      push(p, { step: 'fences', seat, small: SMALL_PASTURE_WOOD, large: LARGE_PASTURE_WOOD, stable, may });
      return;
    }
    case 'sow':
      if (namesSites(p)) push(p, { step: 'sow-crop', seat, may, grain: 0, vegetable: 0, gemfruit: 0, mushroom: 0 });
      else push(p, { step: 'sow', seat, may });
      return;
    case 'forge':
      push(p, { step: 'forge', seat, may });
      return;
    case 'expedition':
      askExpedition(p, seat, part.level, part.times - 1, may);
      return;
    case 'grow':
      if (may) push(p, { step: 'grow', seat, may });
      else growNow(p, seat);
      return;
    case 'trade':
      askTrade(p, seat);
      return;
    case 'market':
      push(p, { step: 'market', seat, bought: 0 });
      return;
    case 'imitate':
      player.goods.food -= part.food;
      if (part.food > 0) tell({ say: 'told.paid', seat, food: part.food });
      push(p, { step: 'imitate-target', seat });
  }
}

function times(goods: Some, number: number): Some {
  return Object.fromEntries(Object.entries(goods).map(([good, amount]) => [good, amount * number]));
}

/** Goods of the space's effect, animals among them. */
function acquire(p: Caverna, seat: Seat, goods: Some): void {
  gainAll(p, seat, goods);
  p.acted = true;
  house(p, seat);
}

/** CV-4.4, FF-6.10: of several kinds, a clumsy Person chooses which good it loses. */
function takeGoods(p: Caverna, seat: Seat): void {
  const { goods } = p.spaces[p.used] as SpaceState;
  if (!hasGoods(goods)) return;
  if (!isClumsy(playerAt(p, seat), personAt(playerAt(p, seat), p.person))) {
    takeAllBut(p, seat, undefined);
    return;
  }
  const [kind, ...others] = kindsOf(goods);
  if (others.length > 0) push(p, { step: 'clumsy', seat });
  else takeAllBut(p, seat, kind);
}

function kindsOf(goods: Some): Good[] {
  return (Object.keys(goods) as Good[]).filter((good) => (goods[good] ?? 0) > 0);
}

/** FF-6.10 to FF-6.12: the good that is lost was never taken. */
function takeAllBut(p: Caverna, seat: Seat, lost: Good | undefined): void {
  const state = p.spaces[p.used] as SpaceState;
  p.spaces[p.used] = { ...state, goods: NOTHING };
  if (lost === undefined) {
    acquire(p, seat, state.goods);
    return;
  }
  tell({ say: 'told.lost', seat, [lost]: 1 });
  const left = { ...state.goods, [lost]: (state.goods[lost] ?? 0) - 1 };
  if (countOf(left) > 0) acquire(p, seat, left);
}

/** FF-6.10 */
export const clumsy: Ask<'clumsy', Lose> = {
  rule: 'FF-6.10',
  completes: true,
  offer(p, _frame, _seat, offers) {
    for (const good of kindsOf((p.spaces[p.used] as SpaceState).goods)) offers.add({ do: 'lose', good });
  },
  take(p, _frame, seat, { good }) {
    takeAllBut(p, seat, good);
  },
};

/** A part that must be done, if it still can be. */
export const effect: Auto<'effect'> = {
  auto(p, { effect: number }) {
    const part = effectAt(number);
    // What a clumsy Person takes may come to nothing, but it is gone.
    if (part.is === 'market' || part.is === 'take' || canDoNow(p, part)) startEffect(p, part, false);
  },
};

/** CV-1.17, CV-16.4: one part after another; one may be left out if something was done, or can still be. */
export const sequence: Auto<'sequence'> = {
  auto(p, { effect: number, next }) {
    const { parts } = effectAt(number) as Extract<Effect, { parts: readonly Effect[] }>;
    for (let i = next; i < parts.length; i++) {
      const part = parts[i] as Effect;
      if (!canDoNow(p, part)) {
        if (part.is === 'take') takeGoods(p, p.active);
        continue;
      }
      const may = p.acted || parts.slice(i + 1).some((later) => canDoNow(p, later));
      if (i + 1 < parts.length) push(p, { step: 'sequence', effect: number, next: i + 1 });
      startEffect(p, part, may);
      return;
    }
  },
};

type Branching = Extract<Effect, { branches: readonly Branch[] }>;

/** All ways to go: one branch, or two of them in either order. */
function waysOf(p: Caverna, effect: Branching): ChooseBranch[] {
  const player = playerAt(p, p.active);
  const both = effect.is === 'in-any-order' || (mayDoBoth(player) && (effect.doubled === 'always' || !player.extended));
  const ways: ChooseBranch[] = [];
  for (const { name, effect: first } of effect.branches) {
    if (!canDoNow(p, first)) continue;
    ways.push(BRANCH[name]);
    if (!both) continue;
    for (const { name: other, effect: second } of effect.branches) {
      if (other !== name && (canDoNow(p, second) || canFollow(p, player, first, second))) ways.push(BOTH[name][other]);
    }
  }
  return ways;
}

/** Whether the first part may make the second possible. */
function canFollow(p: Caverna, player: Player, first: Effect, second: Effect): boolean {
  if (first.is === 'gain') {
    const { goods } = player;
    player.goods = { ...goods };
    for (const [good, amount] of Object.entries(first.goods)) gain(player, good as keyof Some, amount);
    const can = canDoNow(p, second);
    player.goods = goods;
    return can;
  }
  // A new dwelling may house the newborn.
  return second.is === 'grow' && dwellingsNow(p, p.active).some((each) => couldGrowWith(player, each));
}

/** CV-16.1: where there is one way to go, nothing is asked. */
function chooseBranch(p: Caverna, number: number, effect: Branching): void {
  const [only, ...others] = waysOf(p, effect);
  if (only === undefined) return;
  if (others.length === 0) go(p, effect, only);
  else push(p, { step: 'branch', seat: p.active, effect: number });
}

function go(p: Caverna, effect: Branching, move: ChooseBranch): void {
  const partOf = (name: BranchName) => effect.branches.find((each) => each.name === name)?.effect;
  if ('second' in move) {
    if (effect.is === 'either' && effect.doubled === 'once') playerAt(p, p.active).extended = true;
    const second = partOf(move.second);
    if (second !== undefined) push(p, { step: 'effect', effect: effectNumber(second) });
  }
  const first = partOf(move.first);
  if (first !== undefined) push(p, { step: 'effect', effect: effectNumber(first) });
}

function branchingOf({ effect: number }: FrameOf<'branch'>): Branching {
  return effectAt(number) as Branching;
}

/** CV-4.27, CV-4.28, CV-4.39, CV-4.40 */
export const branch: Ask<'branch', ChooseBranch> = {
  rule: 'CV-1.17',
  completes: true,
  anytime: true,
  offer(p, frame, _seat, offers) {
    const effect = branchingOf(frame);
    for (const way of waysOf(p, effect)) offers.add(way);
    if (!offers.explain) return;
    for (const { name } of effect.branches) {
      if (offers.find(BRANCH[name]) === undefined) offers.block(BRANCH[name], BLOCKING[name], `blocked.branch-${name}`);
    }
  },
  take(p, frame, _seat, move) {
    go(p, branchingOf(frame), move);
  },
};

/** The rule that stands in the way of a branch that cannot be taken. */
const BLOCKING: Readonly<Record<BranchName, string>> = {
  dog: 'CV-4.1',
  furnish: 'CV-4.7',
  goods: 'CV-4.40',
  growth: 'CV-8.4',
  dwelling: 'CV-4.8',
  gold: 'CV-4.28',
  forest: 'CV-4.13',
  mountain: 'CV-4.13',
};

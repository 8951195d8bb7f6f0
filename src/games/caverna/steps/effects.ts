import { push } from '../../../kernel/steps.ts';
import type { Branch, BranchName, Effect } from '../box/effects.ts';
import { effectAt, effectNumber, spaceAt } from '../box/spaces.ts';
import type { FrameOf } from '../frames.ts';
import { BOTH, BRANCH, type ChooseBranch } from '../moves.ts';
import { takeGoods } from '../parts/goods.ts';
import { actingNow, canDoNow, canFollow, isPart, startPart } from '../parts/parts.ts';
import { type Caverna, playerAt, spaceStateAt } from '../position.ts';
import { gainAll } from '../rules/goods.ts';
import { bonusAt, mayDoBoth } from '../rules/spaces.ts';
import type { Ask, Auto } from './step.ts';

/** FF-8.36: what comes with any use of the space, and all that it lets one do. */
export function startSpace(p: Caverna): void {
  const { kind, effect: whole } = spaceAt(spaceStateAt(p, p.used).space);
  gainAll(p, p.active, bonusAt(playerAt(p, p.active), kind));
  startEffect(p, whole, false);
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
      if (other === name) continue;
      if (canDoNow(p, second) || canFollowNow(p, first, second)) ways.push(BOTH[name][other]);
    }
  }
  return ways;
}

/** Whether the first part may make the second possible. */
function canFollowNow(p: Caverna, first: Effect, second: Effect): boolean {
  return isPart(first) && isPart(second) && canFollow(p, actingNow(p), first, second);
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

import type { Seat } from '../../../kernel/game.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import { push } from '../../../kernel/steps.ts';
import { WORTH } from '../bot/worth.ts';
import type { Effect, Part, PartName } from '../box/effects.ts';
import type { Good, Some } from '../box/goods.ts';
import { spaceAt } from '../box/spaces.ts';
import { type Caverna, type Player, playerAt, spaceStateAt } from '../position.ts';
import { nextPerson } from '../rules/family.ts';
import { gain as gainGood, lacking } from '../rules/goods.ts';
import { type Acts, bonusAt, hasGoods, isClumsy, isImitable } from '../rules/spaces.ts';
import { tell, type Word } from '../words.ts';
import { gain, perMine, startingPlayer, take, withMines } from './goods.ts';
import { fences, furnish, place, rubyMine, sow } from './land.ts';
import { type Acting, NOTHING_TO_DO, type PartKind, partKind } from './part.ts';
import { expedition, forge, grow, market, trade } from './people.ts';

/** CV-4.31 to CV-4.35 */
const imitate = partKind<'imitate'>({
  rule: 'CV-4.31',
  can: (p, { seat, person }, { food }) => {
    const { goods } = playerAt(p, seat);
    if (goods.food < food) return false;
    goods.food -= food;
    const can = p.spaces.some((_, at) => isImitable(p, seat, at) && isUsable(p, seat, at, person));
    goods.food += food;
    return can;
  },
  why: (p, { seat }, { food }) =>
    playerAt(p, seat).goods.food < food
      ? { rule: 'CV-4.35', say: 'blocked.food', food }
      : { rule: 'CV-4.35', say: 'blocked.nothing-to-imitate' },
  start: (p, seat, { food }) => {
    playerAt(p, seat).goods.food -= food;
    if (food > 0) tell({ say: 'told.paid', seat, food });
    push(p, { step: 'imitate-target', seat });
  },
  worth: () => WORTH.action,
});

/** What there is to do on action spaces, a line each. */
export const PARTS: { readonly [Name in PartName]: PartKind<Name> } = {
  take,
  gain,
  'per-mine': perMine,
  'with-mines': withMines,
  'starting-player': startingPlayer,
  place,
  'ruby-mine': rubyMine,
  furnish,
  fences,
  sow,
  forge,
  expedition,
  grow,
  trade,
  market,
  imitate,
};

const UNARMED: Acts = { strength: 0, kind: 'regular' };

/** The Person that acts now, on the space it uses. */
export function actingNow(p: Caverna): Acting {
  const person = playerAt(p, p.active).people[p.person] ?? UNARMED;
  return { seat: p.active, person, goods: spaceStateAt(p, p.used).goods };
}

/** The Person that would go next, to a space with these goods. */
export function actingNext(p: Caverna, seat: Seat, goods: Some): Acting {
  const player = playerAt(p, seat);
  return { seat, person: player.people[nextPerson(p, player)] ?? UNARMED, goods };
}

export function startPart<Name extends PartName>(p: Caverna, part: Part<Name>, may: boolean): void {
  PARTS[part.is].start(p, p.active, part, may);
}

export function worthOfPart<N extends PartName>(
  p: Caverna,
  seat: Seat,
  player: Player,
  part: Part<N>,
  rounds: number,
): number {
  return PARTS[part.is].worth(p, seat, player, part, rounds);
}

/** CV-4.1: whether the space, by its place in `spaces`, can be used by this Person. */
export function isUsable(p: Caverna, seat: Seat, at: number, person: Acts): boolean {
  const { space, goods } = spaceStateAt(p, at);
  return canDo(p, { seat, person, goods }, spaceAt(space).effect);
}

/** Whether something of the effect can be done by the Person that acts now, and changes something. */
export function canDoNow(p: Caverna, effect: Effect): boolean {
  return canDo(p, actingNow(p), effect);
}

function canDo(p: Caverna, acting: Acting, effect: Effect): boolean {
  switch (effect.is) {
    case 'and':
      return effect.parts.every((part) => isFree(part) || canDo(p, acting, part)) && canDoSome(p, acting, effect.parts);
    case 'and-or':
    case 'then-or':
      return canDoSome(p, acting, effect.parts);
    case 'in-any-order':
    case 'either':
      for (const branch of effect.branches) {
        if (canDo(p, acting, branch.effect)) return true;
      }
      return false;
    case 'may':
      return canDoPart(p, acting, effect.part);
    default:
      return canDoPart(p, acting, effect);
  }
}

function canDoPart<Name extends PartName>(p: Caverna, acting: Acting, part: Part<Name>): boolean {
  return PARTS[part.is].can(p, acting, part);
}

function canDoSome(p: Caverna, acting: Acting, parts: readonly Effect[]): boolean {
  for (const effect of parts) if (canDo(p, acting, effect)) return true;
  return false;
}

/** Parts of an `and` that may come to nothing. */
function isFree(effect: Effect): boolean {
  const { is } = effect;
  if (is === 'may') return true;
  return (
    is !== 'and' && is !== 'and-or' && is !== 'then-or' && is !== 'in-any-order' && is !== 'either' && PARTS[is].free
  );
}

export function isPart(effect: Effect): effect is Part {
  return effect.is in PARTS;
}

/** The parts of an effect, in the order written. */
export function partsOf(effect: Effect): readonly Part[] {
  if ('parts' in effect) return effect.parts.flatMap(partsOf);
  if ('branches' in effect) return effect.branches.flatMap(({ effect: way }) => partsOf(way));
  return [effect.is === 'may' ? effect.part : effect];
}

/** The rule that tells most about a space: of what can be done there besides taking goods, if there is anything. */
export function ruleOf(space: number): string {
  const parts = partsOf(spaceAt(space).effect);
  const deed = parts.find(({ is }) => is !== 'take' && is !== 'gain') ?? parts[0];
  return PARTS[deed?.is ?? 'take'].rule;
}

/** Whether there is something to do at a space besides taking what it brings. */
export function doesMore(space: number): boolean {
  return partsOf(spaceAt(space).effect).some(({ is }) => !PARTS[is].isGoods);
}

/** Whether the first part can make the second possible: by its goods, or by what it is. */
export function canFollow<A extends PartName, B extends PartName>(
  p: Caverna,
  acting: Acting,
  first: Part<A>,
  second: Part<B>,
): boolean {
  const { brings, opens } = PARTS[first.is];
  if (opens(p, acting, second.is)) return true;
  return whileHaving(p, acting.seat, brings(p, acting, first), () => canDoPart(p, acting, second));
}

/** Asks something as if the player had got these goods, with all that comes with them. */
function whileHaving<T>(p: Caverna, seat: Seat, some: Some, ask: () => T): T {
  const player = playerAt(p, seat);
  const { goods } = player;
  player.goods = { ...goods };
  gainAllFor(player, some);
  const answer = ask();
  player.goods = goods;
  return answer;
}

function gainAllFor(player: Player, some: Some): void {
  for (const good in some) gainGood(player, good as Good, some[good as Good] ?? 0);
}

/** CV-4.1: why a part cannot be done, not even after others that come before it; nothing if it can. */
export function whyClosed<Name extends PartName>(
  p: Caverna,
  acting: Acting,
  part: Part<Name>,
  before: readonly Part[],
): Refusal<Word> | undefined {
  const { can, why } = PARTS[part.is];
  if (can(p, acting, part) || before.some((first) => canFollow(p, acting, first, part))) return undefined;
  return why(p, acting, part);
}

/** CV-4.1: why nothing of the space can be done, for people who look at it. */
export function whyUnusable(p: Caverna, seat: Seat, at: number, person: Acts): Refusal<Word> {
  const { space, goods } = spaceStateAt(p, at);
  const { effect, closed } = spaceAt(space);
  // Goods lie there, but the only one would be lost.
  if (hasGoods(goods) && isClumsy(playerAt(p, seat), person))
    return take.why(p, { seat, person, goods }, { is: 'take' });
  if (closed !== undefined) return closed;
  const [first] = partsOf(effect);
  if (first === undefined || (first.is === 'take' && effect.is !== 'take')) return NOTHING_TO_DO;
  return whyClosed(p, { seat, person, goods }, first, []) ?? NOTHING_TO_DO;
}

/** What a Person gets at a space without being asked anything; FF-6.10: of several kinds it is open which one loses something. */
export function bringsOf(p: Caverna, acting: Acting, space: number): Some {
  const { effect, kind } = spaceAt(space);
  const player = playerAt(p, acting.seat);
  const after = { ...player, goods: { ...player.goods } };
  gainAllFor(after, bonusAt(player, kind));
  if (!('branches' in effect)) {
    for (const part of partsOf(effect)) gainAllFor(after, broughtBy(p, acting, part));
  }
  return lacking(player.goods, after.goods);
}

function broughtBy<Name extends PartName>(p: Caverna, acting: Acting, part: Part<Name>): Some {
  return PARTS[part.is].brings(p, acting, part);
}

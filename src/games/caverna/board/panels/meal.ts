import type { Seat } from '../../../../kernel/game.ts';
import { ALL_GOODS, FARM_ANIMALS, type Goods, MATERIALS, type Some } from '../../box/goods.ts';
import { ROUNDS } from '../../box/rounds.ts';
import { breedsYet } from '../../forecast.ts';
import type { CavernaMove, Free } from '../../moves.ts';
import { type Caverna, clone, playerAt } from '../../position.ts';
import { pointsOf } from '../../score.ts';
import { offersNow } from '../going.ts';
import { isFree, madeOnCopy, type Terms, termsOf } from '../terms.ts';

/** What comes of using a source so much, and the moves for it. */
interface Use extends Terms {
  readonly moves: readonly CavernaMove[];
}

/** Something that can be turned into food. */
export interface Source {
  readonly move: Free;
  /** From the least that can be used of it to the most; what is asked of the rules on a copy of the view. */
  readonly uses: readonly Use[];
}

/** How much of each source is used, by its place in the list: nothing, or the first of its uses, or the second … */
export type MealPlan = readonly number[];

/** What a source comes to when so much of it is used. */
export function usedOf({ uses }: Source, count: number): Use | undefined {
  return uses[count - 1];
}

function isFood(move: Free): boolean {
  return move.do === 'convert' || move.do === 'gold' || move.do === 'exchange' || move.do === 'discard';
}

/** FF-5.3: a crop of the folks is no food before it has become something else. */
function movesToFood(view: Caverna, seat: Seat, move: Free): readonly CavernaMove[] | undefined {
  if (isFood(move)) return [move];
  if (move.do !== 'crop') return undefined;
  const { terms, then } = madeOnCopy(view, seat, [move]);
  const next = then.offers.find(
    (each) =>
      each.do === 'convert' && Object.keys(termsOf(each, then.after, seat).give).some((good) => good in terms.get),
  );
  return next === undefined ? undefined : [move, next];
}

/** Once, twice, and so on, as long as the rules offer it; where they ask how much, every answer. */
function usesOf(view: Caverna, seat: Seat, move: Free): Use[] {
  const once = movesToFood(view, seat, move);
  if (once === undefined) return [];
  const uses: Use[] = [];
  let moves = once;
  for (;;) {
    const { terms, then } = madeOnCopy(view, seat, moves);
    const amounts = then.offers.filter((each) => each.do === 'gold-to-food');
    if (amounts.length > 0) {
      return amounts.map((amount) => ({ moves: [move, amount], ...madeOnCopy(view, seat, [move, amount]).terms }));
    }
    uses.push({ moves, ...terms });
    if (!then.offers.some((each) => isSame(each, move))) return uses;
    moves = [...moves, ...once];
  }
}

function isSame(one: CavernaMove, other: CavernaMove): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What can be turned into food now. A pair of donkeys comes before a single one, a room before what it uses. */
export function sourcesOf(view: Caverna, seat: Seat): Source[] {
  const order = ({ move }: Source) =>
    move.do === 'exchange' ? 0 : move.do === 'convert' && move.what === 'two-donkeys' ? 1 : move.do === 'crop' ? 3 : 2;
  return offersNow(view, seat)
    .filter(isFree)
    .map((move): Source => ({ move, uses: usesOf(view, seat, move) }))
    .filter((source) => (usedOf(source, 1)?.get.food ?? 0) > 0)
    .sort((one, other) => order(one) - order(other));
}

/** What is left of the goods after a plan, with what it makes. */
export function goodsAfter(goods: Goods, sources: readonly Source[], plan: MealPlan): Goods {
  const left = { ...goods };
  sources.forEach((source, index) => {
    const used = usedOf(source, plan[index] ?? 0);
    if (used === undefined) return;
    for (const good of ALL_GOODS) {
      const more = (used.get[good] ?? 0) - (used.give[good] ?? 0);
      if (more !== 0) left[good] = (left[good] ?? 0) + more;
    }
  });
  return left;
}

/** Whether more of a source can be used. */
export function canAdd(goods: Goods, sources: readonly Source[], plan: MealPlan, index: number): boolean {
  const count = plan[index] ?? 0;
  const source = sources[index];
  if (source === undefined || usedOf(source, count + 1) === undefined) return false;
  const left = goodsAfter(goods, sources, plan.with(index, count + 1));
  return ALL_GOODS.every((good) => (left[good] ?? 0) >= 0);
}

/** What a plan takes from the stores. */
export function takenBy(sources: readonly Source[], plan: MealPlan): Some {
  const taken: Record<string, number> = {};
  sources.forEach((source, index) => {
    const used = usedOf(source, plan[index] ?? 0);
    for (const [good, count] of Object.entries(used?.give ?? {})) taken[good] = (taken[good] ?? 0) + count;
  });
  return taken;
}

/** The moves of a plan, one after another; gold first, since how it is asked depends on how much there is. */
export function movesOf(sources: readonly Source[], plan: MealPlan): CavernaMove[] {
  const movesAt = (source: Source, index: number) => usedOf(source, plan[index] ?? 0)?.moves ?? [];
  const isGold = (source: Source) => source.move.do === 'gold';
  return [
    ...sources.flatMap((source, index) => (isGold(source) ? movesAt(source, index) : [])),
    ...sources.flatMap((source, index) => (isGold(source) ? [] : movesAt(source, index))),
  ];
}

/** In half points: what is good to have besides its points. A material builds, a pair has young. */
const PER_MATERIAL = 1;
const PAIR = 3;
/** A ruby stands for whatever is needed, and so does what becomes one. */
const PER_RUBY = 1;
/** Coins feed whoever comes later, too. */
const PER_COIN = 0.25;

/** What is still to come, as far as it makes goods worth more than their points. */
interface Ahead {
  /** Whether there is a breeding left, in this Harvest or in a later round. */
  readonly breeding: boolean;
  /** Whether there is a round left in which to build. */
  readonly building: boolean;
}

/** What goods are worth in half points to a player of the copy, as far as it can be told now. */
function worthOf(copy: Caverna, seat: Seat, goods: Goods, { breeding, building }: Ahead): number {
  playerAt(copy, seat).goods = goods;
  let worth = 2 * pointsOf(copy, seat) + PER_RUBY * (goods.ruby + (goods.gemfruit ?? 0)) + PER_COIN * goods.gold;
  if (building) for (const material of MATERIALS) worth += PER_MATERIAL * goods[material];
  if (breeding) for (const animal of FARM_ANIMALS) if (goods[animal] >= 2) worth += PAIR;
  return worth;
}

/** A plan with the sources that have been weighed so far. */
interface Reached {
  readonly plan: MealPlan;
  readonly food: number;
  readonly loss: number;
  /** How many uses there are in it. */
  readonly length: number;
}

/** Plans that make as much food, of which so many are kept: sources may use the same goods, so the best of now need not stay it. */
const KEPT = 4;

/** The way to make enough food that costs the fewest points, of the fewest things; undefined where there is none. */
export function cheapest(view: Caverna, seat: Seat, sources: readonly Source[], need: number): MealPlan | undefined {
  const { goods } = playerAt(view, seat);
  const copy = clone(view);
  const building = view.round < ROUNDS;
  const ahead = { building, breeding: building || breedsYet(view, seat) };
  const worth = worthOf(copy, seat, goods, ahead);
  let reached: readonly Reached[] = [{ plan: sources.map(() => 0), food: goods.food, loss: 0, length: 0 }];
  for (const [index, { move }] of sources.entries()) {
    // A weapon is worth more than what it feeds.
    if (move.do === 'discard') continue;
    const more = reached.flatMap(({ plan, food, length }) => {
      const found: Reached[] = [];
      for (let made = food, next = plan; made < need && canAdd(goods, sources, next, index); ) {
        next = next.with(index, (next[index] ?? 0) + 1);
        const left = goodsAfter(goods, sources, next);
        made = left.food;
        const loss = worth - worthOf(copy, seat, left, ahead);
        found.push({ plan: next, food: Math.min(made, need), loss, length: length + (next[index] ?? 0) });
      }
      return found;
    });
    reached = keepBest([...reached, ...more]);
  }
  return reached.find(({ food }) => food >= need)?.plan;
}

/** For each amount of food the best plans, those that cost least first. */
function keepBest(plans: readonly Reached[]): Reached[] {
  const kept = new Map<number, number>();
  return plans
    .toSorted((one, other) => one.loss - other.loss || one.length - other.length)
    .filter(({ food }) => {
      const count = (kept.get(food) ?? 0) + 1;
      kept.set(food, count);
      return count <= KEPT;
    });
}

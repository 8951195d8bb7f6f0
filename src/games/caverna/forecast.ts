import type { Frame, Seat } from '../../kernel/game.ts';
import { isHooked } from '../../kernel/hooks.ts';
import { isTogether } from '../../kernel/together.ts';
import { furnishingAt, HOOK_SET, isFurnishing } from './box/furnishings.ts';
import {
  ALL_CROPS,
  ALL_GOODS,
  type Animal,
  type Crop,
  FARM_ANIMALS,
  FOOD_FOR,
  type Goods,
  type Some,
} from './box/goods.ts';
import { type EndOfRound, isPlayed, type Marker, markersFor, ROUNDS } from './box/rounds.ts';
import type { CavernaFrame, Feeding } from './frames.ts';
import { type Caverna, clone, type Player, playerAt } from './position.ts';
import { breedable, breedingSets, canSpareMeadows } from './rules/animals.ts';
import { foodFor } from './rules/conversions.ts';
import { insteadOf, mealOf, mealRuleOf } from './rules/feeding.ts';
import { gainAll } from './rules/goods.ts';
import { endOf, isKnownEnd } from './rules/harvests.ts';
import { hasPuppy } from './steps/breeding.ts';
import { reap } from './steps/harvest.ts';

const START = HOOK_SET.hooks['harvest.start'];

/** Whether there will be young: room for it in any case, only instead of others, or not at all; or there is no pair. */
type YoungOutlook = 'room' | 'instead' | 'no-room' | 'alone';

/** The ends of a round at which something is eaten, or may be. */
type Meal = Exclude<EndOfRound, 'nothing' | 'no-harvest'> | 'hidden';

function isMeal(end: EndOfRound | 'hidden'): end is Meal {
  return end !== 'nothing' && end !== 'no-harvest';
}

export interface Young {
  readonly animal: Animal;
  readonly outlook: YoungOutlook;
}

/** The next meal of a family, as it would be if it came now. */
export interface Forecast {
  readonly round: number;
  /** 'hidden' while nobody knows how the round will end: reckoned as a Harvest. */
  readonly end: Meal;
  /** CV-10.6: what the family has to be fed with, and the rule that tells most about it. */
  readonly need: { readonly food: number; readonly stone: number };
  readonly rule: string;
  readonly store: { readonly food: number; readonly stone: number };
  /** FF-3.4 to FF-3.6: what comes by itself when the Harvest begins. */
  readonly gained: Some;
  /** CV-10.5: what the fields give before anything is paid, and the food that it is worth. */
  readonly reaped: Some;
  readonly reapedFood: number;
  /** What is missing when everything that is reaped is eaten: food and stone. */
  readonly short: number;
  /** The food that the crops and animals in store are worth besides. */
  readonly edible: number;
  /** CV-10.7: food saved where one Person is fed with something else. */
  readonly otherwise: number;
  readonly young: readonly Young[];
}

interface Phases {
  readonly start: boolean;
  readonly reap: boolean;
  readonly meal: Feeding | undefined;
  readonly breeding: boolean;
}

const WHOLE: Phases = { start: true, reap: true, meal: 'harvest', breeding: true };
const PAY_1: Phases = { start: false, reap: false, meal: 'pay-1', breeding: false };

/** What is still to come of the Harvest that has begun, for one seat. */
function underWay(frames: readonly Frame[], seat: Seat, skips: Player['skips']): Phases {
  const comes = (...steps: readonly CavernaFrame['step'][]) =>
    frames.some(
      (frame) => (steps as readonly string[]).includes(frame.step) && (frame.seat === undefined || frame.seat === seat),
    );
  const meal = frames.find((frame) => frame.step === 'feeding' || (frame.step === 'feed' && frame.seat === seat)) as
    | Extract<CavernaFrame, { kind: Feeding }>
    | undefined;
  return {
    start: comes('start-harvest'),
    reap: comes('reap') && skips !== 'fields',
    meal: meal?.kind,
    breeding: comes('breeding', 'breed') && skips !== 'breeding',
  };
}

/** All frames that concern the seat, those of seats that answer at once included. */
function framesFor({ stack }: Caverna, seat: Seat): readonly Frame[] {
  return stack.flatMap((frame: Frame) => (isTogether(frame) ? (frame.branches[seat] ?? []) : [frame]));
}

/** Whether the animals of a seat are still to breed in the Harvest that has begun. */
export function breedsYet(p: Caverna, seat: Seat): boolean {
  return underWay(framesFor(p, seat), seat, playerAt(p, seat).skips).breeding;
}

/** How a round will end, as far as anybody knows. */
export function foreseenEnd(p: Caverna, round: number): EndOfRound | 'hidden' {
  return isKnownEnd(p, round) ? endOf(p, round) : 'hidden';
}

/** The next round from this one on that ends with a meal, or might. */
function nextMeal(p: Caverna, from: number): { round: number; end: Meal } | undefined {
  for (let round = from; round <= ROUNDS; round++) {
    const end = foreseenEnd(p, round);
    if (isPlayed(round, p.seats) && isMeal(end)) return { round, end };
  }
  return undefined;
}

/** The family as it will be: in the next round newborns are adults (CV-3.1). */
function grownUp(p: Caverna, seat: Seat): Caverna {
  const copy = clone(p);
  const player = playerAt(copy, seat);
  player.people = player.people.map((person) => (person.adult ? person : { ...person, adult: true }));
  return copy;
}

/** CV-10.12, CV-10.13, FF-8.11 */
function youngOf(p: Caverna, seat: Seat): Young[] {
  const player = playerAt(p, seat);
  const able = breedable(player);
  const sets = breedingSets(p, seat, FARM_ANIMALS.length);
  const young = FARM_ANIMALS.flatMap((animal, type): Young[] => {
    if (player.goods[animal] === 0) return [];
    const bit = 1 << type;
    if ((able & bit) === 0) return [{ animal, outlook: 'alone' }];
    const within = sets.filter((set) => (set & bit) !== 0).length;
    return [{ animal, outlook: within === 0 ? 'no-room' : within === sets.length ? 'room' : 'instead' }];
  });
  return hasPuppy(player) ? [{ animal: 'dog', outlook: 'room' }, ...young] : young;
}

/** The young that a family would have with these goods, such as those that a planned meal leaves. */
export function youngWith(p: Caverna, seat: Seat, goods: Goods): Young[] {
  const copy = clone(p);
  playerAt(copy, seat).goods = { ...goods };
  return youngOf(copy, seat);
}

/** The next round from this one on that is known to end with a Harvest. */
export function nextHarvest(p: Caverna): number | undefined {
  for (let round = p.round; round <= ROUNDS; round++) {
    const end = foreseenEnd(p, round);
    if (isPlayed(round, p.seats) && (end === 'harvest' || end === 'skip-one')) return round;
    if (end === 'hidden') return undefined;
  }
  return undefined;
}

/** CV-9.5, FF-5.3: gemfruits are food by way of rubies, mushrooms by way of vegetables. */
const CROP_FOOD: Readonly<Record<Crop, number>> = {
  grain: FOOD_FOR.grain,
  vegetable: FOOD_FOR.vegetable,
  gemfruit: FOOD_FOR.ruby,
  mushroom: FOOD_FOR.vegetable,
};

function cropFood(some: Some): number {
  return ALL_CROPS.reduce((food, crop) => food + (some[crop] ?? 0) * CROP_FOOD[crop], 0);
}

function more(after: Some, before: Some): Some {
  return Object.fromEntries(
    ALL_GOODS.flatMap((good) => {
      const by = (after[good] ?? 0) - (before[good] ?? 0);
      return by === 0 ? [] : [[good, by]];
    }),
  );
}

/** FF-3.6 */
function gainAtStart(p: Caverna, seat: Seat): void {
  const { held, tops } = playerAt(p, seat);
  if (!isHooked(START, held)) return;
  for (const thing of held.things) {
    const cell = isFurnishing(thing) ? tops.indexOf(furnishingAt(thing).id) : -1;
    const gains = START.at[thing]?.gain?.(p, seat, cell, canSpareMeadows);
    if (gains !== undefined) gainAll(p, seat, gains);
  }
}

/** What the next meal asks of a family and what comes with it; nothing when there is no further one. */
export function forecast(p: Caverna, seat: Seat): Forecast | undefined {
  const frames = framesFor(p, seat);
  if (frames.length === 0 || frames.some(({ step }) => step === 'closing')) return undefined;
  const isAhead = frames.some(({ step }) => step === 'end-of-round' || step === 'round');
  const phases = underWay(frames, seat, playerAt(p, seat).skips);
  const now = foreseenEnd(p, p.round);
  if (!isAhead && isMeal(now) && (phases.meal !== undefined || phases.breeding)) {
    return reckon(clone(p), seat, p.round, now, phases);
  }
  const next = nextMeal(p, isAhead ? p.round : p.round + 1);
  if (next === undefined) return undefined;
  const { round, end } = next;
  return reckon(round === p.round ? clone(p) : grownUp(p, seat), seat, round, end, end === 'pay-1' ? PAY_1 : WHOLE);
}

/** Goes through the Harvest on a copy, which it changes. */
function reckon(copy: Caverna, seat: Seat, round: number, end: Forecast['end'], phases: Phases): Forecast {
  const player = playerAt(copy, seat);
  const before = { ...player.goods };
  if (phases.start) gainAtStart(copy, seat);
  const started = { ...player.goods };
  if (phases.reap) reap.auto(copy, { step: 'reap' });
  const reaped = more(player.goods, started);
  const gained = more(started, before);
  const { food, stone } = phases.meal === undefined ? { food: 0, stone: 0 } : mealOf(copy, seat, phases.meal, 'nobody');
  const { goods } = player;
  const reapedFood = cropFood(reaped);
  const otherwise =
    phases.meal === undefined || insteadOf(player).length === 0
      ? 0
      : food - mealOf(copy, seat, phases.meal, 'regular').food;
  return {
    round,
    end,
    need: { food, stone },
    rule: mealRuleOf(player),
    store: { food: before.food, stone: before.stone },
    gained,
    reaped,
    reapedFood,
    short: Math.max(0, food - goods.food - reapedFood) + Math.max(0, stone - goods.stone),
    edible: cropFood(before) + foodFor(player, before),
    otherwise,
    young: phases.breeding ? youngOf(copy, seat) : [],
  };
}

/** The meal after the one that is forecast, where it is known: in which round, and the food it will take. */
export function mealAfter(p: Caverna, seat: Seat, round: number): { round: number; food: number } | undefined {
  const next = nextMeal(p, round + 1);
  if (next === undefined || next.end === 'hidden') return undefined;
  const kind = next.end === 'pay-1' ? 'pay-1' : 'harvest';
  return { round: next.round, food: mealOf(grownUp(p, seat), seat, kind, 'nobody').food };
}

/** CV-2.7: how many markers of each colour nobody has seen yet. */
export function hiddenMarkers({ seats, markers, markersShown }: Caverna): Readonly<Record<Marker, number>> {
  const left = { green: 0, red: 0 };
  for (const marker of markersFor(seats)) left[marker]++;
  for (const marker of markers.slice(0, markersShown)) if (marker === 'green' || marker === 'red') left[marker]--;
  return left;
}

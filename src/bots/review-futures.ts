import type { Game, Position, Seat } from '../kernel/game.ts';
import { type Random, randomFor, seedFrom } from '../kernel/random.ts';
import { isOver } from '../kernel/steps.ts';
import { isCollecting } from '../kernel/together.ts';
import { chancesIn } from './chances.ts';
import { playUnsteadily } from './unsteady.ts';

/** A future ends when every seat has had so many more turns, and is then judged by what its position tells. */
const TURNS_OF_A_SEAT = 3;
/** However long a turn may be. */
const MOST_ACTIONS = 400;

/** The seed of a match tells what was hidden in it: a review draws from streams that have nothing to do with it. */
const SEED = seedFrom('review');

export function reviewStream(purpose: string): Random {
  return randomFor(SEED, purpose);
}

/** A number with the range in which it lies. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** What each seat may expect in futures of a question, future by future. */
export type Futures = readonly (readonly number[])[];

/** Which futures: those of one name use the same chance wherever they begin, so that they can be compared. */
export interface FutureSet {
  readonly name: string;
  readonly from: number;
  readonly count: number;
}

/**
 * Plays on from positions that the view allows: first as `begin` says, then as an unsteady bot would at every seat. Uses nothing but
 * the view.
 */
export function futuresOf(
  game: Game,
  view: Position,
  seat: Seat,
  { name, from, count }: FutureSet,
  begin: (position: Position, random: Random) => void = () => {},
): Futures {
  return Array.from({ length: count }, (_, index) => {
    const position = game.imagine(view, seat, reviewStream(`${name} ${from + index}`));
    const random = reviewStream(`${name} ${from + index} bots`);
    const horizon = horizonOf(game, position);
    begin(position, random);
    for (let actions = 0; actions < MOST_ACTIONS && !horizon.isReached(position); actions++)
      playUnsteadily(game, position, random);
    return chancesIn(game, position);
  });
}

/** So many turns from here. */
function horizonOf(game: Game, from: Position): { isReached(position: Position): boolean } {
  let now = game.turn(from);
  // Where all seats share a turn, it is everybody's.
  let left = TURNS_OF_A_SEAT * (isCollecting(from) ? 1 : from.seats) + 1;
  return {
    isReached(position) {
      if (isOver(position)) return true;
      const turn = game.turn(position);
      if (turn !== now) left--;
      now = turn;
      return left <= 0;
    },
  };
}

/** How often the range of so many numbers holds their true mean: nine of ten times, or 99 of 100. */
export type Sureness = 'nine-of-ten' | 'ninety-nine';

const NORMAL: Readonly<Record<Sureness, number>> = { 'nine-of-ten': 1.645, 'ninety-nine': 2.576 };

/**
 * What a seat may expect, with its range, by Laplace's rule: as if besides these futures each seat had won a half of one more. So
 * nothing is certain because it happened a few times. A lone player's points are taken as they are.
 */
export function expectedIn(futures: Futures, seat: Seat, seats: number, sureness: Sureness): Estimate {
  const values = futures.map((future) => future[seat] ?? 0);
  if (seats === 1) return estimate(values, sureness);
  const { mean, low, high } = estimate(values, sureness, [
    [1, 1 / 2],
    [0, (seats - 1) / 2],
  ]);
  return { mean, low: Math.max(0, low), high: Math.min(1, high) };
}

/** By how much the second of paired futures are better for the seat than the first, by the same rule. */
export function gainIn(first: Futures, second: Futures, seat: Seat, seats: number, sureness: Sureness): Estimate {
  const gaps = second.map((future, index) => (future[seat] ?? 0) - (first[index]?.[seat] ?? 0));
  return estimate(gaps, sureness, [[0, seats / 2]]);
}

/** A number that was not found, but is counted with this weight. */
type Supposed = readonly [value: number, weight: number];

/** The mean of what was found and supposed, with its range. Few numbers make it wider (Student's t, by its usual expansion). */
export function estimate(values: readonly number[], sureness: Sureness, supposed: readonly Supposed[] = []): Estimate {
  const all: Supposed[] = [...values.map((value): Supposed => [value, 1]), ...supposed];
  const weights = all.reduce((sum, [, weight]) => sum + weight, 0);
  const mean = all.reduce((sum, [value, weight]) => sum + value * weight, 0) / weights;
  const squares = all.reduce((sum, [value, weight]) => sum + weight * (value - mean) ** 2, 0);
  const variance = squares / Math.max(1, weights - 1);
  const normal = NORMAL[sureness];
  const student = normal + (normal ** 3 + normal) / (4 * Math.max(1, values.length - 1));
  const half = student * Math.sqrt(variance / weights);
  return { mean, low: mean - half, high: mean + half };
}

import { solveSymmetric } from './cholesky.ts';
import { type Lesson, positionsIn, rowAt, winIn } from './lessons.ts';
import type { Fit } from './ridge.ts';

/** How strongly weights are drawn towards 0, in parts of the positions; the one that errs least on matches held out is taken. */
const PENALTIES = [0.002, 0.01, 0.05, 0.2];
const HELD_OUT = 8;
const STEPS = 12;
const ENOUGH = 1e-6;

/**
 * Fits weights to who won: the chances of the seats stand to one another like e to the power of their standings, multiplied by the
 * factor that fits hand-made standings best, with the weighted features added (a softmax regression by Newton's method).
 */
export function fitOdds(lessons: readonly Lesson[], features: number): Fit {
  const learned = lessons.filter((_, match) => match % HELD_OUT !== 0);
  const heldOut = lessons.filter((_, match) => match % HELD_OUT === 0);
  const plain = newton(learned, new Float64Array(features + 1), { free: STANDING, penalty: 0 });
  const before = errorOf(heldOut, plain);
  let best: { weights: Float64Array; after: number } | undefined;
  for (const penalty of PENALTIES) {
    const weights = newton(learned, plain, { free: FEATURES, penalty });
    const after = errorOf(heldOut, weights);
    if (best === undefined || after < best.after) best = { weights, after };
  }
  const { weights, after } = best as { weights: Float64Array; after: number };
  const scale = Math.max(ENOUGH, weights[0] as number);
  return { weights: weights.subarray(1).map((weight) => weight / scale), before, after };
}

/** Which weights are fitted, and how strongly they are drawn towards 0. */
interface Fitting {
  readonly free: (number: number) => boolean;
  readonly penalty: number;
}

const STANDING = (number: number) => number === 0;
const FEATURES = (number: number) => number > 0;

/** Sums over positions for one step of Newton's method. */
interface Slope {
  readonly gradient: Float64Array;
  readonly curvature: Float64Array;
  positions: number;
}

function newton(lessons: readonly Lesson[], from: Float64Array, { free, penalty }: Fitting): Float64Array {
  const size = from.length;
  const weights = from.slice();
  const spread = spreadOf(lessons, size);
  for (let step = 0; step < STEPS; step++) {
    const { gradient, curvature, positions } = slopeAt(lessons, weights);
    for (let i = 0; i < size; i++) {
      const pull = positions * (penalty * (spread[i] as number) + ENOUGH);
      gradient[i] = free(i) ? (gradient[i] as number) - pull * (weights[i] as number) : 0;
      curvature[i * size + i] = (curvature[i * size + i] as number) + pull;
      if (!free(i)) hold(curvature, size, i);
    }
    const change = solveSymmetric(curvature, gradient);
    let most = 0;
    for (let i = 0; i < size; i++) {
      weights[i] = (weights[i] as number) + (change[i] as number);
      most = Math.max(most, Math.abs(change[i] as number));
    }
    if (most < ENOUGH) break;
  }
  return weights;
}

/** Takes a weight out of the equations, so that it stays as it is. */
function hold(curvature: Float64Array, size: number, held: number): void {
  for (let i = 0; i < size; i++) {
    curvature[i * size + held] = 0;
    curvature[held * size + i] = 0;
  }
  curvature[held * size + held] = 1;
}

/** The variance of each feature, as far as the seats of a position differ in it. */
function spreadOf(lessons: readonly Lesson[], size: number): Float64Array {
  const spread = new Float64Array(size);
  let rows = 0;
  for (const lesson of lessons) {
    const { seats, numbers } = lesson;
    for (let position = 0; position < positionsIn(lesson); position++) {
      const first = rowAt(lesson, position, 0);
      for (let i = 0; i < size; i++) {
        let mean = 0;
        for (let seat = 0; seat < seats; seat++) mean += (numbers[first + seat * size + i] as number) / seats;
        for (let seat = 0; seat < seats; seat++) {
          spread[i] = (spread[i] as number) + ((numbers[first + seat * size + i] as number) - mean) ** 2;
        }
      }
      rows += seats;
    }
  }
  return spread.map((sum) => sum / Math.max(1, rows));
}

/** Writes the chance of each seat. */
function chancesAt(lesson: Lesson, position: number, weights: Float64Array, chances: Float64Array): void {
  const { seats, numbers } = lesson;
  const size = weights.length;
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) {
    const start = rowAt(lesson, position, seat);
    let sum = 0;
    for (let i = 0; i < size; i++) sum += (weights[i] as number) * (numbers[start + i] as number);
    chances[seat] = sum;
    best = Math.max(best, sum);
  }
  let all = 0;
  for (let seat = 0; seat < seats; seat++) {
    chances[seat] = Math.exp((chances[seat] as number) - best);
    all += chances[seat] as number;
  }
  for (let seat = 0; seat < seats; seat++) chances[seat] = (chances[seat] as number) / all;
}

function slopeAt(lessons: readonly Lesson[], weights: Float64Array): Slope {
  const size = weights.length;
  const gradient = new Float64Array(size);
  const curvature = new Float64Array(size * size);
  const mean = new Float64Array(size);
  const apart = new Float64Array(size);
  const filled = new Int32Array(size);
  let positions = 0;
  for (const lesson of lessons) {
    const { seats, numbers } = lesson;
    const chances = new Float64Array(seats);
    for (let position = 0; position < positionsIn(lesson); position++) {
      chancesAt(lesson, position, weights, chances);
      const first = rowAt(lesson, position, 0);
      mean.fill(0);
      for (let seat = 0; seat < seats; seat++) {
        const chance = chances[seat] as number;
        for (let i = 0; i < size; i++)
          mean[i] = (mean[i] as number) + chance * (numbers[first + seat * size + i] as number);
      }
      for (let seat = 0; seat < seats; seat++) {
        const chance = chances[seat] as number;
        const missed = winIn(lesson, seat) - chance;
        let count = 0;
        for (let i = 0; i < size; i++) {
          const value = numbers[first + seat * size + i] as number;
          gradient[i] = (gradient[i] as number) + missed * value;
          const difference = value - (mean[i] as number);
          if (difference === 0) continue;
          apart[i] = difference;
          filled[count++] = i;
        }
        for (let a = 0; a < count; a++) {
          const i = filled[a] as number;
          const row = i * size;
          const share = chance * (apart[i] as number);
          for (let b = 0; b <= a; b++) {
            const j = filled[b] as number;
            curvature[row + j] = (curvature[row + j] as number) + share * (apart[j] as number);
          }
        }
      }
      positions++;
    }
  }
  return { gradient, curvature, positions };
}

/** The mean of minus the logarithm of the chance that the winner was given. */
function errorOf(lessons: readonly Lesson[], weights: Float64Array): number {
  let error = 0;
  let positions = 0;
  for (const lesson of lessons) {
    const chances = new Float64Array(lesson.seats);
    for (let position = 0; position < positionsIn(lesson); position++) {
      chancesAt(lesson, position, weights, chances);
      for (let seat = 0; seat < lesson.seats; seat++) {
        const won = winIn(lesson, seat);
        if (won > 0) error -= won * Math.log(Math.max(ENOUGH, chances[seat] as number));
      }
      positions++;
    }
  }
  return error / Math.max(1, positions);
}

import { solveSymmetric } from './cholesky.ts';
import { type Lesson, pointsIn, positionsIn, rowAt } from './lessons.ts';

/**
 * Sums over all rows: of squares and products of the features, of their products with what the standing misses, and of its
 * square. The last feature is 1 for every row.
 */
interface Sums {
  readonly size: number;
  rows: number;
  readonly products: Float64Array;
  readonly misses: Float64Array;
  squared: number;
}

function newSums(features: number): Sums {
  const size = features + 1;
  return { size, rows: 0, products: new Float64Array(size * size), misses: new Float64Array(size), squared: 0 };
}

function add(sums: Sums, lesson: Lesson): void {
  const { size, products, misses } = sums;
  const { numbers, seats } = lesson;
  const row = new Float64Array(size);
  const filled = new Int32Array(size);
  for (let position = 0; position < positionsIn(lesson); position++) {
    for (let seat = 0; seat < seats; seat++) {
      const start = rowAt(lesson, position, seat);
      const missing = pointsIn(lesson, seat) - (numbers[start] as number);
      let count = 0;
      for (let i = 0; i < size - 1; i++) {
        const value = numbers[start + 1 + i] as number;
        if (value === 0) continue;
        row[i] = value;
        filled[count++] = i;
      }
      row[size - 1] = 1;
      filled[count++] = size - 1;
      for (let a = 0; a < count; a++) {
        const i = filled[a] as number;
        const value = row[i] as number;
        misses[i] = (misses[i] as number) + value * missing;
        for (let b = 0; b <= a; b++) {
          const j = filled[b] as number;
          products[i * size + j] = (products[i * size + j] as number) + value * (row[j] as number);
        }
      }
      sums.squared += missing * missing;
      sums.rows++;
    }
  }
}

/** The mean squared error of the standing with these weights added. */
function errorOf({ size, rows, products, misses, squared }: Sums, weights: Float64Array): number {
  let error = squared;
  for (let i = 0; i < size; i++) {
    const weight = weights[i] as number;
    if (weight === 0) continue;
    error += weight * (weight * (products[i * size + i] as number) - 2 * (misses[i] as number));
    for (let j = 0; j < i; j++) error += 2 * weight * (weights[j] as number) * (products[i * size + j] as number);
  }
  return error / Math.max(1, rows);
}

/**
 * How strongly weights are drawn towards 0, as if so many rows had shown no effect of one piece more; the one that errs least on
 * matches held out is taken. All rows of a match share its end, so there are many of them for each thing that happened.
 */
const PENALTIES = [100, 300, 1000, 3000, 10_000, 30_000];

function fitWith({ size, products, misses }: Sums, penalty: number): Float64Array {
  const matrix = products.slice();
  for (let i = 0; i < size - 1; i++) matrix[i * size + i] = (matrix[i * size + i] as number) + penalty;
  return solveSymmetric(matrix, misses);
}

export interface Fit {
  readonly weights: Float64Array;
  readonly before: number;
  readonly after: number;
}

/** Every so many-eth match is held out. */
const HELD_OUT = 8;

/** Fits weights to what the standing misses of the points at the end (ridge regression). */
export function fitPoints(lessons: readonly Lesson[], features: number): Fit {
  const learned = newSums(features);
  const heldOut = newSums(features);
  for (const [match, lesson] of lessons.entries()) add(match % HELD_OUT === 0 ? heldOut : learned, lesson);
  const before = errorOf(heldOut, constantFor(learned));
  let best: { weights: Float64Array; after: number } | undefined;
  for (const penalty of PENALTIES) {
    const weights = fitWith(learned, penalty);
    const after = errorOf(heldOut, weights);
    if (best === undefined || after < best.after) best = { weights, after };
  }
  const { weights, after } = best as { weights: Float64Array; after: number };
  return { weights: weights.subarray(0, features), before: Math.sqrt(before), after: Math.sqrt(after) };
}

/** Weights of nothing but the same for everybody: a standing need not be right, only right in comparison. */
function constantFor({ size, rows, misses }: Sums): Float64Array {
  const weights = new Float64Array(size);
  weights[size - 1] = (misses[size - 1] as number) / Math.max(1, rows);
  return weights;
}

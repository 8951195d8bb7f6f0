import { expect, test } from 'vitest';
import { below, draw, randomFor } from '../../kernel/random.ts';
import { solveSymmetric } from './cholesky.ts';
import { newLesson } from './lessons.ts';
import { fitOdds } from './logistic.ts';
import { fitPoints } from './ridge.ts';

const TRUE = [2, -1, 0.5, 0];
const SEATS = 2;

/** Matches whose ends follow from the features by known weights, with some noise. */
function lessonsBy(matches: number, endsOf: (strengths: readonly number[], chance: number) => Ends) {
  const stream = randomFor('ab'.repeat(32), 'lessons');
  const uniform = () => draw(stream) / 2 ** 32;
  return Array.from({ length: matches }, () => {
    const rows = Array.from({ length: SEATS }, () => {
      const features = TRUE.map(() => below(stream, 5));
      return Float32Array.from([below(stream, 10), ...features]);
    });
    const strengths = rows.map((row) =>
      TRUE.reduce((sum, weight, i) => sum + weight * (row[i + 1] as number), row[0] as number),
    );
    return newLesson(SEATS, TRUE.length, rows, endsOf(strengths, uniform()));
  });
}

type Ends = readonly { readonly points: number; readonly share: number }[];

test('a symmetric system is solved, and a row that says nothing new counts for nothing', () => {
  const matrix = Float64Array.from([4, 2, 0, 2, 3, 1, 0, 1, 2]);
  const known = [1, -2, 3];
  const sums = [0, 1, 2].map((i) => known.reduce((sum, x, j) => sum + x * (matrix[i * 3 + j] as number), 0));
  const solved = solveSymmetric(matrix, Float64Array.from(sums));
  known.forEach((x, i) => {
    expect(solved[i]).toBeCloseTo(x, 9);
  });
  expect([...solveSymmetric(Float64Array.from([1, 1, 1, 1]), Float64Array.from([2, 2]))]).toEqual([2, 0]);
});

test('what the standing misses of the points is learned, and errs less on matches held out', () => {
  const lessons = lessonsBy(4000, (strengths, chance) =>
    strengths.map((strength) => ({ points: strength + 7 + chance, share: 0.5 })),
  );
  const { weights, before, after } = fitPoints(lessons, TRUE.length);
  TRUE.forEach((weight, i) => {
    expect(weights[i]).toBeCloseTo(weight, 1);
  });
  expect(after).toBeLessThan(before / 4);
});

test('who wins teaches the same, about in the unit of the standing', () => {
  const lessons = lessonsBy(8000, ([mine = 0, theirs = 0], chance) => {
    const isWon = chance < 1 / (1 + Math.exp((theirs - mine) / 3));
    return [
      { points: 0, share: isWon ? 1 : 0 },
      { points: 0, share: isWon ? 0 : 1 },
    ];
  });
  const { weights, before, after } = fitOdds(lessons, TRUE.length);
  // The standing alone says less about who wins than it does beside the features, so these seem to count for a little more.
  const factor = (weights[0] as number) / (TRUE[0] as number);
  expect(factor).toBeGreaterThan(0.9);
  expect(factor).toBeLessThan(1.4);
  TRUE.forEach((weight, i) => {
    expect(Math.abs((weights[i] as number) - factor * weight), `weight ${i}: ${weights[i]}`).toBeLessThan(0.15);
  });
  expect(after).toBeLessThan(before);
});

test('the same lessons give the same weights to the last bit', () => {
  const learn = () =>
    fitPoints(
      lessonsBy(200, (strengths) => strengths.map((points) => ({ points, share: 0.5 }))),
      TRUE.length,
    );
  expect([...learn().weights]).toEqual([...learn().weights]);
});

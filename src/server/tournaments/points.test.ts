import { describe, expect, test } from 'vitest';
import { pointsFor, shownPoints } from './points.ts';

describe('points of a table', () => {
  test.each<[places: number[], shown: number[]]>([
    [
      [1, 2],
      [6, 0],
    ],
    [
      [2, 1, 3],
      [3, 6, 0],
    ],
    [
      [1, 2, 3, 4],
      [6, 4, 2, 0],
    ],
    [
      [1, 2, 3, 4, 5],
      [6, 4.5, 3, 1.5, 0],
    ],
    [
      [7, 6, 5, 4, 3, 2, 1],
      [0, 1, 2, 3, 4, 5, 6],
    ],
    [
      [1, 1, 3, 4],
      [5, 5, 2, 0],
    ],
    [
      [1, 2, 2, 2],
      [6, 2, 2, 2],
    ],
    [
      [1, 1, 1, 1, 1],
      [3, 3, 3, 3, 3],
    ],
  ])('places %j bring %j', (places, shown) => {
    expect(pointsFor(places).map(shownPoints)).toEqual(shown);
  });

  test('are whole numbers with every number of seats, however places are shared', () => {
    for (let seats = 2; seats <= 7; seats++) {
      for (let first = 0; first < seats; first++) {
        for (let equal = 1; first + equal <= seats; equal++) {
          const places = Array.from({ length: seats }, (_, seat) =>
            seat < first || seat >= first + equal ? seat + 1 : first + 1,
          );
          const points = pointsFor(places);
          expect(points.every(Number.isInteger), `${places}`).toBe(true);
          expect(points.reduce((sum, each) => sum + each)).toBe((seats * 2_520) / 2);
        }
      }
    }
  });
});

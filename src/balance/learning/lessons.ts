import type { Seat } from '../../kernel/game.ts';

/**
 * What a match teaches: positions of it, each seen from every seat, and how the match ended. Plain numbers in one list, which
 * threads can hand over and files can keep.
 *
 * A match is [positions, then for each seat its points and its share of the win, then for each position and seat its standing
 * and its features].
 */
export interface Lesson {
  readonly seats: number;
  readonly features: number;
  readonly numbers: Float32Array;
}

const HEAD = 1;
const OF_A_SEAT = 2;

export function newLesson(
  seats: number,
  features: number,
  rows: readonly Float32Array[],
  ends: readonly { readonly points: number; readonly share: number }[],
): Lesson {
  const start = HEAD + OF_A_SEAT * seats;
  const numbers = new Float32Array(start + rows.length * (features + 1));
  numbers[0] = rows.length / seats;
  ends.forEach(({ points, share }, seat) => {
    numbers[HEAD + OF_A_SEAT * seat] = points;
    numbers[HEAD + OF_A_SEAT * seat + 1] = share;
  });
  for (const [i, row] of rows.entries()) numbers.set(row, start + i * (features + 1));
  return { seats, features, numbers };
}

export function positionsIn({ numbers }: Lesson): number {
  return numbers[0] as number;
}

export function pointsIn({ numbers }: Lesson, seat: Seat): number {
  return numbers[HEAD + OF_A_SEAT * seat] as number;
}

export function winIn({ numbers }: Lesson, seat: Seat): number {
  return numbers[HEAD + OF_A_SEAT * seat + 1] as number;
}

/** Where the standing of a seat in a position stands; its features follow. */
export function rowAt({ seats, features }: Lesson, position: number, seat: Seat): number {
  return HEAD + OF_A_SEAT * seats + (position * seats + seat) * (features + 1);
}

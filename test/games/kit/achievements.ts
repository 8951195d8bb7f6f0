import type { Achievement, Finished, Seat } from '../../../src/kernel/game.ts';

/** The achievements that the seat has done in such a match, by their ids. */
export function achievementsDone<P, Id extends string>(
  achievements: readonly Achievement<P, Id>[],
  finished: Partial<Finished<P, Id>> & Pick<Finished<P, Id>, 'position'>,
  seat: Seat = 0,
): string[] {
  const whole = { told: [], places: [], ...finished };
  return achievements.filter(({ isDone }) => isDone(whole, seat)).map(({ id }) => id);
}

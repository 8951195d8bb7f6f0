import type { Deed, Finished, Seat } from '../../../src/kernel/game.ts';

/** The deeds that the seat has done in such a match, by their ids. */
export function deedsDone<P, Id extends string>(
  deeds: readonly Deed<P, Id>[],
  finished: Partial<Finished<P, Id>> & Pick<Finished<P, Id>, 'position'>,
  seat: Seat = 0,
): string[] {
  const whole = { told: [], places: [], ...finished };
  return deeds.filter(({ isDone }) => isDone(whole, seat)).map(({ id }) => id);
}

import type { Option, OptionValue, Seat } from './game.ts';

/** One of these values; the first, unless another is chosen. */
export function oneOf<const Values extends readonly [OptionValue, ...OptionValue[]]>(
  ...values: Values
): Option<Values[number]> {
  return { default: values[0], values: () => values };
}

export const ON: Option<boolean> = { default: true, values: () => [true, false] };
export const OFF: Option<boolean> = { default: false, values: () => [false, true] };

/** Who begins: drawn at random, unless a seat is chosen. */
export const FIRST_PLAYER: Option<'random' | Seat> = {
  default: 'random',
  values: (seats) => ['random', ...Array(seats).keys()],
};

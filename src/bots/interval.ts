export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Of a normal distribution, 95 % lie within this many deviations. */
export const Z95 = 1.959963984540054;

/** The 95 % confidence interval of a share, by Wilson. Shared wins make the count a fraction; it holds all the same. */
export function wilson(wins: number, matches: number): Interval {
  if (matches === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / matches;
  const z2 = Z95 ** 2 / matches;
  const centre = (share + z2 / 2) / (1 + z2);
  const half = (Z95 * Math.sqrt((share * (1 - share)) / matches + z2 / (4 * matches))) / (1 + z2);
  return { share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

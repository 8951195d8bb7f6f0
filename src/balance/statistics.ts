export interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return { mean: 0, median: 0, least: 0, most: 0 };
  const sorted = Float64Array.from(values).sort();
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
  const sum = sorted.reduce((total, value) => total + value, 0);
  return { mean: sum / sorted.length, median, least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 };
}

/** Equal steps from the first value on. */
export interface Bins {
  readonly from: number;
  readonly width: number;
  readonly count: number;
}

const MOST_BINS = 18;

/** Round steps that cover the values, few enough to be looked at. */
export function binsFor({ least, most }: Spread): Bins {
  let width = 1;
  for (const step of roundSteps()) {
    width = step;
    if (Math.floor(most / width) - Math.floor(least / width) < MOST_BINS) break;
  }
  const from = Math.floor(least / width) * width;
  return { from, width, count: Math.floor((most - from) / width) + 1 };
}

function* roundSteps(): Generator<number> {
  for (let ten = 1; ; ten *= 10) yield* [ten, 2 * ten, 5 * ten];
}

export function countInBins(values: readonly number[], { from, width, count }: Bins): number[] {
  const counts = Array<number>(count).fill(0);
  for (const value of values) {
    const bin = Math.floor((value - from) / width);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
}

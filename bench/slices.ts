/** What was done in how much time. */
export interface Work {
  readonly done: number;
  readonly seconds: number;
}

export type Worker = (seconds: number) => Work;

const SLICES = 12;

/** Lets several workers take turns in short slices, so that all see the same machine, and gives each one's slices. */
export function takeTurns(seconds: number, workers: readonly Worker[]): Work[][] {
  const slice = seconds / SLICES / workers.length;
  // The first slice of each only warms the machine up.
  for (const work of workers) work(slice);
  const turns = Array.from({ length: SLICES }, () => workers.map((work) => work(slice)));
  return workers.map((_, index) => turns.map((turn) => turn[index] as Work));
}

/** Done in a second, in the middle slice: what disturbed one of them does not count. */
export function rateOf(slices: readonly Work[]): number {
  return middleOf(slices.map(({ done, seconds }) => done / seconds));
}

/** How much faster one was than the other, in the middle pair of neighbouring slices. */
export function ratioOf(ours: readonly Work[], theirs: readonly Work[]): number {
  return middleOf(ours.map((slice, i) => rateOf([slice]) / rateOf(theirs.slice(i, i + 1))));
}

function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** Does it again and again until the time is over; it says how much it did each time. */
export function untilOver(seconds: number, action: () => number): Work {
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let done = 0;
  do {
    done += action();
  } while (performance.now() < end);
  return { done, seconds: (performance.now() - begin) / 1000 };
}

/** 0, 1, 2 … so many: for drawing things that are alike. */
export function upTo(count: number): number[] {
  return [...Array(Math.max(0, count)).keys()];
}

/** How the eras are numbered. */
export const NUMERALS = ['', 'I', 'II', 'III', 'IV'] as const;

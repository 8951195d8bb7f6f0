/** 1, 2, 3 … so many: for drawing things that are alike. */
export function upTo(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index + 1);
}

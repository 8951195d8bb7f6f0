/** A repeatable stream of numbers in [0, 1): a hand that shakes the same way every time the block is cut. */
export function hand(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number near `middle`, at most `spread` away. */
export function near(shake: () => number, middle: number, spread: number): number {
  return middle + (shake() * 2 - 1) * spread;
}

export type Point = readonly [x: number, y: number];

/** A coordinate as short text: one decimal is finer than any gouge. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

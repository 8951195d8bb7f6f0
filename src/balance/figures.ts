import type { Bins } from './statistics.ts';

/** Numbers as people read them. */

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const TENTH = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const HUNDREDTH = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export function whole(value: number): string {
  return WHOLE.format(value);
}

export function tenth(value: number): string {
  return TENTH.format(value);
}

export function hundredth(value: number): string {
  return HUNDREDTH.format(value);
}

export function percent(share: number): string {
  return `${TENTH.format(100 * share)} %`;
}

export function range(low: number, high: number): string {
  return `${TENTH.format(100 * low)} – ${TENTH.format(100 * high)} %`;
}

/** '12', or '10–14' where a step covers several values. */
export function binLabel({ from, width }: Bins, bin: number): string {
  const first = from + bin * width;
  return width === 1 ? whole(first) : `${whole(first)}–${whole(first + width - 1)}`;
}

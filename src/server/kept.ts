import type { Time } from '../host/time.ts';

/** Caches a computed value for so many milliseconds. Failures are not cached. */
export function keptFor<T>(
  { elapsed }: Pick<Time, 'elapsed'>,
  milliseconds: number,
  workOut: () => Promise<T>,
): () => Promise<T> {
  let known: { readonly at: number; readonly value: Promise<T> } | undefined;
  return () => {
    if (known !== undefined && elapsed() - known.at < milliseconds) return known.value;
    const value = workOut();
    known = { at: elapsed(), value };
    value.catch(() => {
      if (known?.value === value) known = undefined;
    });
    return value;
  };
}

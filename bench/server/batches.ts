/** Does it so many times, a few at a time. */
export async function inBatches<T>(count: number, atOnce: number, action: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const work = async () => {
    while (next < count) {
      const index = next++;
      results[index] = await action(index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

/** The value below which that part of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

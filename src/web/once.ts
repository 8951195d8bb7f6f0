const brought = new Map<string, Promise<unknown>>();

/** Brings something once, and the same ever after; what failed may be tried again. */
export function once<T>(name: string, bring: () => Promise<T>): Promise<T> {
  const known = brought.get(name) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const coming = bring();
  brought.set(name, coming);
  coming.catch(() => brought.delete(name));
  return coming;
}

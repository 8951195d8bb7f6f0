const brought = new Map<string, Promise<unknown>>();

/** Loads something once and returns the same promise afterwards; a failed load may be tried again. */
export function once<T>(name: string, load: () => Promise<T>): Promise<T> {
  const known = brought.get(name) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const coming = load();
  brought.set(name, coming);
  coming.catch(() => brought.delete(name));
  return coming;
}

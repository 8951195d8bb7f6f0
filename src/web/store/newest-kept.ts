/** A map that keeps what was last put or looked up, and no more than so much. */
export interface NewestKept<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  clear(): void;
}

export function newestKept<Key, Value>(most: number): NewestKept<Key, Value> {
  // A map goes through its keys in the order in which they were put into it.
  const kept = new Map<Key, Value>();
  function set(key: Key, value: Value): void {
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  }
  return {
    get(key) {
      const value = kept.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    clear: () => kept.clear(),
  };
}

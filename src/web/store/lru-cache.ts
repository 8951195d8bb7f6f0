/** A map with a limited size that drops the entry used least recently. */
export interface LruCache<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  clear(): void;
}

export function createLruCache<Key, Value>(limit: number): LruCache<Key, Value> {
  // A map iterates its keys in insertion order, so the first is the least recently used.
  const entries = new Map<Key, Value>();
  function set(key: Key, value: Value): void {
    entries.delete(key);
    entries.set(key, value);
    const [oldest] = entries.keys();
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
  }
  return {
    get(key) {
      const value = entries.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    clear: () => entries.clear(),
  };
}

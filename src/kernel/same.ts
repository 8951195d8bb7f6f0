/**
 * Caches a value that depends on one immutable list alone, as long as the same list is asked about. Bots look at thousands of
 * positions that share their lists.
 */
export function whileSame<K extends object, V>(find: (key: K) => V): (key: K) => V {
  let last: K | undefined;
  let found: V | undefined;
  return (key) => {
    if (key !== last) {
      found = find(key);
      last = key;
    }
    return found as V;
  };
}

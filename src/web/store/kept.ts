/** Reads from local storage; undefined if there is nothing, or no storage. */
export function readKept(key: string): unknown {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? undefined : JSON.parse(kept);
  } catch {
    return undefined;
  }
}

export function writeKept(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the app still works.
  }
}

/** What the browser keeps between visits. Where it keeps nothing, everything is as on the first visit. */
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
    // A browser that keeps nothing still plays.
  }
}

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** The time since then, in the reader's language; undefined below a minute. */
export function ago(then: number, now: number, language: string): string | undefined {
  for (const [unit, length] of STEPS) {
    const count = Math.floor((now - then) / length);
    if (count >= 1) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-count, unit);
  }
  return undefined;
}

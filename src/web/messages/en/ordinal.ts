const RULES = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** 1st, 2nd, 3rd … */
export function ordinal(place: unknown): string {
  return `${place}${ENDINGS[RULES.select(Number(place))] ?? 'th'}`;
}

/** The first match counts, since most browsers also claim to be others. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system from the user agent, in names that need no translation. Nothing else of it is stored. */
export function browserOf(agent: string | undefined): string {
  const among = (table: typeof BROWSERS) => table.find(([sign]) => sign.test(agent ?? ''))?.[1];
  return [among(BROWSERS), among(SYSTEMS)].filter((name) => name !== undefined).join(', ');
}

import { expect, test } from 'vitest';
import { ago } from './ago.ts';

const NOW = Date.UTC(2026, 0, 10, 12);

test.each([
  [30_000, 'en', undefined],
  [5 * 60_000, 'en', '5 minutes ago'],
  [3 * 3_600_000, 'en', '3 hours ago'],
  [86_400_000, 'en', 'yesterday'],
  [86_400_000, 'sv', 'i går'],
])('%i milliseconds ago in %s', (passed, language, words) => {
  expect(ago(NOW - passed, NOW, language)).toBe(words);
});

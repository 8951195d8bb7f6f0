import { expect, test } from 'vitest';
import { ICONS } from './icons.generated.ts';
import { ICON_NAMES, iconCredits } from './icons.ts';

test('every icon is credited once, with a licence', () => {
  const credits = iconCredits();
  expect(credits.flatMap(({ glyphs }) => glyphs)).toHaveLength(ICON_NAMES.length);
  expect(new Set(credits.map(({ author }) => author)).size).toBe(credits.length);
  for (const { licence, source } of credits) {
    expect(licence).toMatch(/^(ISC|CC BY 3\.0)$/);
    expect(source).toMatch(/^https:/);
  }
});

test('game icons name the one who drew them', () => {
  for (const { set, author } of Object.values(ICONS)) {
    expect(author).toMatch(set === 'lucide' ? /^Lucide Contributors$/ : /^(Lorc|Delapouite|Faithtoken)$/);
  }
});

test('every icon is one drawable path', () => {
  for (const { path } of Object.values(ICONS)) expect(path).toMatch(/^M[-\d.a-z ,]+$/i);
  for (const { path } of Object.values(ICONS)) expect(path).not.toContain('NaN');
});

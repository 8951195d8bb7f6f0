import { expect, test } from 'vitest';
import { DRAWN_ICONS as DRAWN, iconCredits } from './icon-credits.ts';

test('every icon is credited once, with a licence', () => {
  const credits = iconCredits();
  expect(credits.flatMap(({ glyphs }) => glyphs).sort()).toEqual([...new Set(DRAWN.map(({ glyph }) => glyph))].sort());
  expect(new Set(credits.map(({ author }) => author)).size).toBe(credits.length);
  for (const { licence, source } of credits) {
    expect(licence).toMatch(/^(ISC|CC BY 3\.0)$/);
    expect(source).toMatch(/^https:/);
  }
});

test('game icons name the one who drew them', () => {
  for (const { set, author } of DRAWN) {
    expect(author).toMatch(
      set === 'lucide' ? /^Lucide Contributors$/ : /^(Lorc|Delapouite|Faithtoken|Cathelineau|DarkZaitzev|Lucas|Skoll)$/,
    );
  }
});

test('every icon is one drawable path', () => {
  for (const { path } of DRAWN) expect(path).toMatch(/^M[-\d.a-z ,]+$/i);
  for (const { path } of DRAWN) expect(path).not.toContain('NaN');
});

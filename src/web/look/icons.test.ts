import { expect, test } from 'vitest';
import { TROLLS_ICONS } from '../../games/trolls-and-princesses/board/art/icons.generated.ts';
import { CAVE_TROLL_ICONS } from './cave-troll/icons.generated.ts';
import { ICONS } from './icons.generated.ts';
import { iconCredits } from './icons.ts';

const DRAWN = [...Object.values(ICONS), ...Object.values(CAVE_TROLL_ICONS), ...Object.values(TROLLS_ICONS)];

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

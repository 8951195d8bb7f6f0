import { TROLLS_ICONS } from '../../games/trolls-and-princesses/board/art/icons.generated.ts';
import { CAVE_TROLL_ICONS } from './cave-troll/icons.generated.ts';
import { ICON_SETS, ICONS } from './icons.generated.ts';

export type IconName = keyof typeof ICONS;

export interface IconCredit {
  author: string;
  licence: string;
  source: string;
  /** Glyphs as their set names them, such as `raven`. */
  glyphs: string[];
}

/** Who drew the icons in use: one entry an author, for the credits page. */
export function iconCredits(): IconCredit[] {
  const credits = new Map<string, IconCredit>();
  for (const { author, set, glyph } of [
    ...Object.values(ICONS),
    ...Object.values(CAVE_TROLL_ICONS),
    ...Object.values(TROLLS_ICONS),
  ]) {
    const credit = credits.get(author) ?? { author, ...ICON_SETS[set], glyphs: [] };
    if (!credit.glyphs.includes(glyph)) credit.glyphs.push(glyph);
    credits.set(author, credit);
  }
  return [...credits.values()].sort((a, b) => a.author.localeCompare(b.author));
}

import { ICON_SETS, ICONS } from '../look/icons.generated.ts';

interface DrawnIcon {
  readonly set: keyof typeof ICON_SETS;
  readonly glyph: string;
  readonly author: string;
  readonly path: string;
}

type Icons = Readonly<Record<string, DrawnIcon>>;

const OF_GAMES = import.meta.glob<Icons>('../../games/*/board/art/icons.generated.ts', {
  eager: true,
  import: 'GAME_ICONS',
});
const OF_DEEDS = import.meta.glob<Icons>('../../games/*/board/achievements/icons.generated.ts', {
  eager: true,
  import: 'ACHIEVEMENT_ICONS',
});

/** All icons of the app and of the games. */
export const DRAWN_ICONS: readonly DrawnIcon[] = [
  ICONS,
  ...Object.values(OF_GAMES),
  ...Object.values(OF_DEEDS),
].flatMap((icons): DrawnIcon[] => Object.values(icons));

export interface IconCredit {
  author: string;
  licence: string;
  source: string;
  /** Glyph names of the icon set, such as `raven`. */
  glyphs: string[];
}

/** The authors of the icons, one entry each. */
export function iconCredits(): IconCredit[] {
  const credits = new Map<string, IconCredit>();
  for (const { author, set, glyph } of DRAWN_ICONS) {
    const credit = credits.get(author) ?? { author, ...ICON_SETS[set], glyphs: [] };
    if (!credit.glyphs.includes(glyph)) credit.glyphs.push(glyph);
    credits.set(author, credit);
  }
  return [...credits.values()].sort((a, b) => a.author.localeCompare(b.author));
}

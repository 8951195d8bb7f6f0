import { memo } from 'react';
import { GAME_ICONS } from './icons.generated.ts';

export type GlyphName = keyof typeof GAME_ICONS;
const NAMES = Object.keys(GAME_ICONS) as GlyphName[];

/** The silhouettes, mounted once; whatever shows one refers to it. */
export const Glyphs = memo(function Glyphs() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" className="ink-defs">
      <defs>
        {NAMES.map((name) => (
          <symbol key={name} id={`tt-icon-${name}`} viewBox="0 0 512 512">
            <path d={GAME_ICONS[name].path} />
          </symbol>
        ))}
      </defs>
    </svg>
  );
});

/** A silhouette as large as the text around it. */
export function Glyph({ name, className = 'tt-glyph' }: { name: GlyphName; className?: string }) {
  return (
    <svg viewBox="0 0 512 512" className={className} fill="currentColor" aria-hidden="true" focusable="false">
      <use href={`#tt-icon-${name}`} />
    </svg>
  );
}

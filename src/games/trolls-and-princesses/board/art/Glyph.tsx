import { memo } from 'react';
import { GAME_ICONS } from './icons.generated.ts';
import { PieceSymbols } from './pieces.tsx';

type Silhouette = keyof typeof GAME_ICONS;
/** Goods are drawn in their own colours, everything else in the colour of the words around it. */
const GEMS = {
  obsidian: [
    ['M256 6L434 142 490 336 306 508 84 446 22 204z', '#b4c1cd'],
    ['M256 24L420 150 470 330 300 488 96 430 42 210z', '#171c22'],
    ['M256 24L420 150 280 220z', '#5d6b7a'],
    ['M280 220L420 150 470 330z', '#333d49'],
    ['M256 24L280 220 42 210z', '#414d5b'],
    ['M280 220L300 488 96 430z', '#29323c'],
  ],
  gold: [
    ['M150 120L300 70 440 150 478 320 380 440 190 452 48 350 60 210z', '#6d480e'],
    ['M165 140L298 94 420 165 454 315 366 418 200 428 74 338 84 222z', '#f0c04a'],
    ['M165 140L298 94 330 190 210 240z', '#ffe08a'],
    ['M210 240L330 190 454 315 366 418 250 350z', '#d9992b'],
  ],
  diamond: [
    ['M130 70H382L494 204 256 470 18 204z', '#1f4f66'],
    ['M138 90H374L466 200 256 436 46 200z', '#8fd2e6'],
    ['M138 90H256L170 200H46z', '#d9f4fa'],
    ['M170 200H342L256 436z', '#b7e6f2'],
    ['M374 90L466 200H342z', '#5fb2cd'],
  ],
} as const;

type GemName = keyof typeof GEMS;
export type GlyphName = Silhouette | GemName;

const SILHOUETTES = Object.keys(GAME_ICONS) as Silhouette[];
const GEM_NAMES = Object.keys(GEMS) as GemName[];

/** The pictures, to be mounted once: there are many of them on the table, and they refer to these. */
export const TrollsGlyphs = memo(function TrollsGlyphs() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" className="ink-defs">
      <defs>
        {SILHOUETTES.map((name) => (
          <symbol key={name} id={`tp-${name}`} viewBox="0 0 512 512">
            <path d={GAME_ICONS[name].path} />
          </symbol>
        ))}
        {GEM_NAMES.map((name) => (
          <symbol key={name} id={`tp-${name}`} viewBox="0 0 512 512">
            {GEMS[name].map(([path, fill]) => (
              <path key={path} d={path} fill={fill} />
            ))}
          </symbol>
        ))}
        <PieceSymbols />
      </defs>
    </svg>
  );
});

/** A picture as large as the text around it. */
export function Glyph({ name, className = 'tp-glyph' }: { name: GlyphName; className?: string }) {
  return (
    <svg viewBox="0 0 512 512" className={className} fill="currentColor" aria-hidden="true" focusable="false">
      <use href={`#tp-${name}`} />
    </svg>
  );
}

interface GlyphAtProps {
  readonly name: GlyphName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The same within a larger drawing, around a point. */
export function GlyphAt({ name, x, y, size }: GlyphAtProps) {
  return <use href={`#tp-${name}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />;
}

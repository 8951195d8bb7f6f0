import { memo } from 'react';
import { gouge } from '../../../../web/look/print/cuts.ts';
import { hand } from '../../../../web/look/print/hand.ts';
import { rough } from '../../../../web/look/print/rough.ts';
import { upTo } from './numbers.ts';

const HEIGHT = 78;

/** A fir of the town's wood: four tiers, light on its left. */
function firOf(kind: number): { shape: string; light: string } {
  const shake = hand(kind + 11);
  const height = HEIGHT + (kind - 1) * 12;
  const tiers = upTo(4).map((tier) => {
    const [y, width] = [-height + tier * height * 0.22, height * (0.13 + tier * 0.075)];
    const step = width / 2;
    return `M0 ${y}l${width} ${height * 0.3}l${-step} -3l${-step} 5l${-step} -5l${-step} 3z`;
  });
  const light = upTo(7).map((stroke) =>
    gouge(-2 - shake() * 6, -height * 0.9 + stroke * height * 0.12, 1.9, height * 0.13, 1.4),
  );
  return { shape: rough(tiers.join('')), light: light.join('') };
}

const FIRS = upTo(3).map(firOf);
const TUFT = gouge(-8, 6, -1.9, 20, 3, 2) + gouge(0, 6, -1.5, 24, 3) + gouge(8, 6, -1.2, 20, 3, -2);
const STUMP = rough('M-14 8c0-12 2-20 14-20s14 8 14 20c-8 5-20 5-28 0z');

/** What stands on the map again and again, drawn once. */
export const Symbols = memo(function Symbols() {
  return (
    <defs>
      {FIRS.map(({ shape, light }, kind) => (
        <g key={shape} id={`tt-fir-${kind}`}>
          <path d="M-3-2h6v9h-6z" fill="var(--tt-pine-ink)" />
          <path d={shape} fill="var(--tt-pine)" stroke="var(--tt-pine-ink)" strokeWidth="2" />
          <path d={light} fill="var(--tt-pine-cut)" />
        </g>
      ))}
      <path id="tt-tuft" d={TUFT} fill="var(--tt-reed)" />
      <g id="tt-stump" stroke="var(--tt-ink)" strokeWidth="2.4">
        <path d={STUMP} fill="var(--tt-log)" />
        <ellipse cx="0" cy="-10" rx="13" ry="5" fill="var(--tt-log-cut)" />
        <ellipse cx="0" cy="-10" rx="6" ry="2.2" fill="none" strokeWidth="1.4" />
      </g>
      <radialGradient id="tt-warm">
        <stop offset="0" stopColor="#ff9a3c" stopOpacity="0.42" />
        <stop offset="0.45" stopColor="#e0762c" stopOpacity="0.17" />
        <stop offset="1" stopColor="#e0762c" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
});

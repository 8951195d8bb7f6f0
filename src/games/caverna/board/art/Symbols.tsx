import { memo } from 'react';
import { peak, spruce, spruceLight } from '../../../../web/look/print/forms.ts';
import { Drawn } from './Drawn.tsx';
import { ANIMALS, GOODS } from './ids.ts';
import { INKS } from './inks.ts';
import { HILL } from './places/hill.ts';
import { VAULT } from './rooms/Chamber.tsx';
import { WALLS } from './rooms/walls.ts';
import { ANIMAL_DRAWINGS } from './things/animals.ts';
import { GOOD_DRAWINGS } from './things/goods.ts';
import { DRAWINGS, THINGS } from './things/index.ts';

const SPRUCES = [1, 2, 3, 4].map((seed) => ({ x: 0, base: 0, height: 54 + seed * 6, seed: seed * 7, spread: 0.26 }));
const PEAK = peak({ summit: [0, -66], left: [-52, 0], right: [56, 0], seed: 9 });
const isGood = (id: string): id is keyof typeof GOOD_DRAWINGS => id in GOOD_DRAWINGS;

/** Everything that stands about in number, drawn once; pieces refer to it. Mount it once on a page with a board. */
export const Symbols = memo(function Symbols() {
  return (
    <svg className="ink-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {Object.entries(THINGS).map(([id, drawing]) => (
          <g key={id} id={`cv-${id}`}>
            <Drawn drawing={drawing} />
          </g>
        ))}
        {GOODS.filter(isGood).map((id) => (
          <g key={id} id={`cv-${id}`}>
            <Drawn drawing={DRAWINGS[id]} line={1.7} slip={0.9} fine />
          </g>
        ))}
        {ANIMALS.map((id) => (
          <g key={id} id={`cv-${id}`}>
            <g transform="translate(-40 -57)">
              <Drawn drawing={ANIMAL_DRAWINGS[id]} line={3} slip={2.2} />
            </g>
          </g>
        ))}
        {SPRUCES.map((tree, index) => (
          <g key={tree.seed} id={`cv-spruce-${index + 1}`}>
            <path d={spruce(tree)} fill="var(--tree, var(--cv-pine))" stroke={INKS.ink} strokeWidth="1.4" />
            <path d={spruceLight(tree, 1)} fill="var(--tree-lit, var(--cv-pine-lit))" />
          </g>
        ))}
        <g id="cv-peak" clipPath="url(#cv-ground)">
          <path d={PEAK.shape} fill="var(--cv-far)" stroke={INKS.ink} strokeWidth="2.4" />
          <path d={PEAK.shade} fill="var(--cv-far-lit)" />
          <path d={PEAK.lit} fill="var(--cv-far-lit)" />
          <path d={PEAK.snow} fill="var(--cv-far-cut)" />
        </g>
        {Object.entries(WALLS).map(([wall, [middle, edge]]) => (
          <radialGradient key={wall} id={`cv-wall-${wall}`} cx="50%" cy="42%" r="68%">
            <stop offset="0" stopColor={middle} />
            <stop offset="1" stopColor={edge} />
          </radialGradient>
        ))}
        <clipPath id="cv-vault">
          <path d={VAULT} />
        </clipPath>
        <clipPath id="cv-ground">
          <path d="M-70-90H70V0H-70z" />
        </clipPath>
        <clipPath id="cv-hill">
          <path d={HILL} />
        </clipPath>
        <clipPath id="cv-token">
          <circle r="43.5" />
        </clipPath>
        <radialGradient id="cv-light">
          <stop offset="0" stopColor="#ffd36a" stopOpacity="0.8" />
          <stop offset="1" stopColor="#ffb347" stopOpacity="0" />
        </radialGradient>
      </defs>
    </svg>
  );
});

import { Fragment, memo } from 'react';
import { peak, spruce, spruceLight } from '../../../../web/look/print/forms.ts';
import { Drawn } from './Drawn.tsx';
import { ANIMALS } from './ids.ts';
import { INKS } from './inks.ts';
import { CarvedFace } from './people/FolkPortrait.tsx';
import { FACES } from './people/folks/faces.ts';
import { HILL } from './places/hill.ts';
import { HUT } from './rooms/Bower.tsx';
import { VAULT } from './rooms/Chamber.tsx';
import { WALLS } from './rooms/walls.ts';
import { ANIMAL_DRAWINGS } from './things/animals.ts';
import { HANDFULS, THINGS } from './things/index.ts';

const SPRUCES = [1, 2, 3, 4].map((seed) => ({ x: 0, base: 0, height: 54 + seed * 6, seed: seed * 7, spread: 0.26 }));
const PEAK = peak({ summit: [0, -66], left: [-52, 0], right: [56, 0], seed: 9 });

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
        {Object.entries(HANDFULS).map(([id, drawing]) => (
          <g key={id} id={`cv-${id}`}>
            <Drawn drawing={drawing} line={1.7} slip={0.9} fine />
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
        {Object.entries(FACES).map(([id, { body, head }]) => (
          <Fragment key={id}>
            <g id={`cv-body-${id}`}>
              <CarvedFace cuts={body} />
            </g>
            <g id={`cv-head-${id}`}>
              <CarvedFace cuts={head} />
            </g>
          </Fragment>
        ))}
        {Object.entries(WALLS).map(([wall, [middle, edge]]) => (
          <radialGradient key={wall} id={`cv-wall-${wall}`} cx="50%" cy="42%" r="68%">
            <stop offset="0" stopColor={middle} />
            <stop offset="1" stopColor={edge} />
          </radialGradient>
        ))}
        <clipPath id="cv-vault">
          <path d={VAULT} />
        </clipPath>
        <clipPath id="cv-bower">
          <path d={HUT} />
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
        <clipPath id="cv-token-square">
          <rect x="-43.5" y="-43.5" width="87" height="87" rx="13" />
        </clipPath>
        <clipPath id="cv-token-rim">
          <path d="M-82-92H82V18C56 26 46 36 37 37A49 49 0 0 1-37 37C-46 36-56 26-82 18z" />
        </clipPath>
        <radialGradient id="cv-light">
          <stop offset="0" stopColor="#ffd36a" stopOpacity="0.8" />
          <stop offset="1" stopColor="#ffb347" stopOpacity="0" />
        </radialGradient>
      </defs>
    </svg>
  );
});

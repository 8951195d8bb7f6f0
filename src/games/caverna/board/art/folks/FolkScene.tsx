import { memo, useId } from 'react';
import { Picture } from '../../../../../web/look/Picture.tsx';
import { field, halo } from '../../../../../web/look/print/cuts.ts';
import { crest, land, spruce, spruceLight, wood } from '../../../../../web/look/print/forms.ts';
import { disc, rough } from '../../../../../web/look/print/rough.ts';
import type { SeatNumber } from '../../../../../web/look/SeatMark.tsx';
import type { FolkId } from '../ids.ts';
import { INKS } from '../inks.ts';
import { Pieces, type Placed } from '../Piece.tsx';
import { FolkPortrait } from '../people/FolkPortrait.tsx';

const WIDTH = 528;
const HEIGHT = 220;

interface Scene {
  readonly ground: 'cave' | 'forest' | 'farm';
  /** What lies about, the ground at 214. */
  readonly placed: readonly Placed[];
}

/** Where each folk is at home. */
const SCENES: Readonly<Record<FolkId, Scene>> = {
  dwarves: {
    ground: 'farm',
    placed: [
      ['adit', 470, 214, { size: 1.1 }],
      ['sheep', 340, 214, { size: 0.9 }],
      ['sheaf', 400, 214],
    ],
  },
  'cave-goblins': {
    ground: 'cave',
    placed: [
      ['cobweb', 420, 60, { size: 1.6 }],
      ['head-cave-goblins', 330, 148, { size: 0.42 }],
      ['head-cave-goblins', 400, 160, { size: 0.36 }],
      ['head-cave-goblins', 456, 150, { size: 0.42 }],
      ['mushroom', 300, 202, { size: 1.6 }],
    ],
  },
  'dark-elves': {
    ground: 'cave',
    placed: [
      ['kiln', 470, 214, { size: 1.2 }],
      ['target', 390, 214, { size: 1.1 }],
      ['mushroom', 330, 200, { size: 1.8 }],
      ['mushroom', 306, 206, { size: 1.2 }],
    ],
  },
  elves: {
    ground: 'forest',
    placed: [
      ['hut', 410, 214, { size: 1.5, tint: 'leaf' }],
      ['gemfruit', 330, 200, { size: 1.5 }],
      ['gemfruit', 352, 206, { size: 1.2 }],
      ['gemfruit', 490, 202, { size: 1.4 }],
    ],
  },
  humans: {
    ground: 'farm',
    placed: [
      ['beehive', 330, 214, { size: 1 }],
      ['scarecrow', 420, 212, { size: 1.3, tint: 'frost' }],
      ['grain', 380, 202, { size: 1.5 }],
      ['grain', 462, 202, { size: 1.5 }],
      ['grain', 484, 204, { size: 1.5 }],
    ],
  },
  'mountain-dwarves': {
    ground: 'cave',
    placed: [
      ['organ', 420, 214, { size: 1.7 }],
      ['candle', 330, 212, { size: 1.3 }],
      ['candle', 506, 212, { size: 1.3 }],
    ],
  },
  'pale-ones': {
    ground: 'cave',
    placed: [
      ['adit', 420, 216, { size: 1.4 }],
      ['pick', 466, 212, { size: 1.1, turn: 30 }],
      ['mushroom', 318, 200, { size: 1.9 }],
      ['mushroom', 344, 206, { size: 1.2 }],
      ['mushroom', 504, 202, { size: 1.7 }],
    ],
  },
  silicoids: {
    ground: 'cave',
    placed: [
      ['crane', 400, 214, { size: 1.5 }],
      ['blocks', 490, 214, { size: 1.2 }],
      ['stone', 330, 202, { size: 1.6 }],
    ],
  },
  trolls: {
    ground: 'forest',
    placed: [
      ['campfire', 420, 214, { size: 1.4 }],
      ['mortar', 488, 214, { size: 1.2 }],
      ['bones', 350, 212, { size: 1.4 }],
    ],
  },
};

const SKY = halo({ x: 140, y: 90, from: 70, to: 520, step: 14, gap: 12, length: 36, width: 2, seed: 9 });
const TREES = wood({ from: 230, to: 560, base: 176, step: 26, height: 104, seed: 15 }, () => 178);
const HILL = crest(
  [
    [-10, 176],
    [150, 166],
    [320, 178],
    [540, 168],
  ],
  4,
  3,
);
const STRATA = field({
  x: -10,
  y: -4,
  width: 550,
  height: 226,
  across: 42,
  down: 15,
  length: 32,
  stroke: 2,
  angle: -22,
  seed: 8,
});
const MOUTH = rough('M10 226C10 66 52 10 148 11S276 70 280 226z');
const FANGS = 'M52 0l8 30 8-32zM214 0l6 24 9-26zM328 0l7 22 6-22zM452 0l9 30 9-30zM496 0l5 18 6-18z';

function Ground({ ground }: { readonly ground: Scene['ground'] }) {
  if (ground === 'cave') {
    return (
      <>
        <rect width={WIDTH} height={HEIGHT} fill="#2a211c" />
        <path d={STRATA} fill="#4b3c32" />
        <path d={MOUTH} fill="#120d0b" stroke={INKS.ink} strokeWidth="5" />
        <ellipse cx="144" cy="156" rx="124" ry="130" fill="url(#cv-light)" opacity="0.5" />
        <path d={FANGS} fill="#14100d" />
      </>
    );
  }
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill="var(--cv-sky)" />
      <path d={SKY} fill="var(--cv-sky-cut)" />
      <path d={disc(140, 84, 72)} fill="var(--cv-sun)" />
      <path d={TREES.map(spruce).join('')} fill="var(--cv-pine-far)" stroke={INKS.ink} strokeWidth="1" />
      <path d={TREES.map((tree) => spruceLight(tree, 1)).join('')} fill="var(--cv-pine-far-lit)" />
      <path
        d={land(HILL, HEIGHT + 4)}
        fill={ground === 'forest' ? 'var(--cv-forest)' : 'var(--cv-meadow)'}
        stroke={INKS.ink}
        strokeWidth="3"
      />
    </>
  );
}

/** A folk at home, from the waist up: the head of its card. */
export const FolkScene = memo(function FolkScene({ folk, seat }: { readonly folk: FolkId; readonly seat: SeatNumber }) {
  const { ground, placed } = SCENES[folk];
  const frame = useId();
  return (
    <Picture width={WIDTH} height={HEIGHT} fit="fill" className="cv-folk-scene">
      <clipPath id={frame}>
        <rect width={WIDTH} height={HEIGHT} />
      </clipPath>
      <g clipPath={`url(#${frame})`}>
        <Ground ground={ground} />
        <Pieces placed={placed} />
        <g transform="translate(60 30) scale(1)">
          <FolkPortrait folk={folk} seat={seat} />
        </g>
      </g>
    </Picture>
  );
});

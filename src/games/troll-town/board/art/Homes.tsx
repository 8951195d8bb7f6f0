import { memo } from 'react';
import { Cut } from '../../../../web/look/print/Cut.tsx';
import { field, fringe } from '../../../../web/look/print/cuts.ts';
import type { Point } from '../../../../web/look/print/hand.ts';
import type { Material } from '../../box/pieces.ts';
import { Cabin, Shadow } from './Cabin.tsx';

interface HovelProps {
  /** Minions at home: one lit window each. */
  readonly home: number;
  readonly addon?: boolean;
}

/** A hovel for two, around the middle of its hex; as an add-on it leans on a bigger house. */
export const Hovel = memo(function Hovel({ home, addon = false }: HovelProps) {
  return (
    <g transform={addon ? 'translate(0 4) scale(0.86) rotate(-3)' : undefined}>
      <Shadow y={30} width={46} height={13} />
      <g transform="translate(-42 -66) scale(0.74)">
        <Cabin
          wall="var(--tt-wall-mud)"
          roof="var(--tt-thatch)"
          cut="var(--tt-thatch-cut)"
          lit={[home > 0, home > 1]}
          door={home > 0}
          planks={addon}
        />
      </g>
      {addon && <Cut d="M34-4l14 36h-7l-12-32z" fill="var(--tt-log)" stroke="var(--tt-ink)" strokeWidth="2.400" />}
    </g>
  );
});

interface FlagProps {
  readonly ground: string;
  readonly on: string;
  readonly mark: string;
}

function Flag({ ground, on, mark }: FlagProps) {
  return (
    <>
      <g stroke="var(--tt-ink)" strokeWidth="3" strokeLinejoin="round">
        <Cut d="M88-78h6v120h-6z" fill="var(--tt-log)" />
        <g className="tt-flag">
          <Cut d="M94-76h50l-12 17 12 17H94z" fill={ground} strokeWidth="3.400" />
        </g>
      </g>
      <path d={mark} fill={on} transform="translate(113 -59) scale(1.15)" />
    </>
  );
}

const LEFT_FLANK: readonly Point[] = [
  [-90, 20],
  [-76, -26],
  [-40, -62],
  [-6, -72],
];
const RIGHT_FLANK: readonly Point[] = [
  [88, 30],
  [80, -14],
  [56, -52],
  [20, -72],
];
const DOME_LIGHT = fringe(LEFT_FLANK, { lean: 50, step: 11, length: 26, width: 2, seed: 8 });
const DOME_SHADE = fringe(RIGHT_FLANK, { lean: -50, step: 8, length: 34, width: 2.4, seed: 9 });
const TOP: readonly Point[] = [
  [-32, -68],
  [0, -76],
  [26, -68],
];
const TUFT = fringe(TOP, { lean: 84, step: 6, length: 22, width: 3, seed: 4 });
const BRICKS = field({
  x: -84,
  y: -50,
  width: 160,
  height: 100,
  across: 34,
  down: 17,
  length: 26,
  stroke: 1.1,
  angle: 1,
  seed: 15,
});

/** Mud patted into a dome; of clay it is burnt in courses and does not burn again. */
function Dome({ material }: { material: 'mud' | 'clay' }) {
  const isClay = material === 'clay';
  return (
    <g stroke="var(--tt-ink)" strokeWidth="4.400" strokeLinejoin="round">
      <Cut
        d="M-100 54C-108-8-70-74-6-78C60-80 96-22 92 54C40 66-52 66-100 54z"
        fill={isClay ? 'var(--tt-wall-clay)' : 'var(--tt-wall-mud)'}
      />
      {isClay && <path d={BRICKS} fill="var(--tt-ink)" stroke="none" opacity="0.7" />}
      <path d={DOME_LIGHT} fill="var(--tt-thatch-cut)" stroke="none" opacity="0.8" />
      <path d={DOME_SHADE} fill="var(--tt-ink)" stroke="none" />
      {isClay ? (
        <Cut d="M-24-72v-26h36v26c-12-6-24-6-36 0z" fill="var(--tt-wall-clay)" />
      ) : (
        <>
          <Cut d="M-30-70c4-20 14-28 24-30c14 2 22 12 26 30c-18-8-32-8-50 0z" fill="var(--tt-thatch)" />
          <path d={TUFT} fill="var(--tt-thatch)" strokeWidth="1.600" />
        </>
      )}
      <Cut d="M-26 58V14c4-24 42-24 46 0v44z" fill="var(--tt-door)" />
      <Cut d="M-3-2v60" fill="none" strokeWidth="2" />
      <Cut d="M-68 4c0-14 22-14 22 0v14h-22zM42 4c0-14 22-14 22 0v14H42z" fill="var(--tt-window)" strokeWidth="3.400" />
      <Cut d="M-100 54l-8-14M92 54l10-12M-60 60l-4-10" fill="none" strokeWidth="3" />
    </g>
  );
}

const LOGS = 'M-26-14h52v14h-52zM-18-28h36v14h-36z';

interface HutProps extends FlagProps {
  readonly material: Material;
  readonly boss: boolean;
  /** Private Minions at home. */
  readonly home: number;
}

/** A Troll's Hut over its four hexes: his flag beside it, tusks above the Boss's door. */
export const Hut = memo(function Hut({ material, boss, home, ...flag }: HutProps) {
  return (
    <g>
      <Shadow y={58} width={128} height={28} />
      {material === 'wood' ? (
        <>
          <g transform={boss ? 'translate(-108 -136) scale(1.62)' : 'translate(-100 -120) scale(1.5)'}>
            <Cabin
              wall={boss ? '#5c3524' : 'var(--tt-wall)'}
              roof={boss ? 'var(--tt-boss-roof)' : 'var(--tt-thatch)'}
              cut={boss ? 'var(--tt-boss-roof-cut)' : 'var(--tt-thatch-cut)'}
              lit={[home > 0, home > 1 || boss]}
            />
          </g>
          <g transform="translate(-96 64) scale(0.9)" stroke="var(--tt-ink)" strokeWidth="3">
            <Cut d={LOGS} fill="var(--tt-log-2)" />
            <circle cx="-18" cy="-7" r="5" fill="var(--tt-log)" />
            <circle cx="0" cy="-7" r="5" fill="var(--tt-log)" />
            <circle cx="-8" cy="-21" r="5" fill="var(--tt-log)" />
          </g>
        </>
      ) : (
        <Dome material={material} />
      )}
      <Flag {...flag} />
      {boss && (
        <g stroke="var(--tt-ink)" strokeWidth="3" strokeLinejoin="round">
          <Cut
            d="M-34-22c-10-26-36-30-46-18 14-2 24 8 28 24zM22-22c10-26 36-30 46-18-14-2-24 8-28 24z"
            fill="#f3e7cc"
            transform="translate(-4 -96)"
          />
        </g>
      )}
    </g>
  );
});

import { Cut } from '../print/Cut.tsx';
import { fringe, gouge } from '../print/cuts.ts';
import { type TrollColours, TrollHead } from './TrollHead.tsx';

interface Limb {
  arm: string;
  cuts: string;
  hand: string;
  knuckles: string;
}

/** Limbs in the box of the body; the left ones are drawn, the right ones mirror them about x = 160. */
const LIMBS = {
  rest: {
    arm: 'M74 204C34 232 14 278 22 316l34 2c-2-32 10-60 40-80z',
    cuts:
      gouge(58, 228, 2.2, 34, 2.2, -3) +
      gouge(46, 246, 2.0, 34, 2, -3) +
      gouge(66, 240, 2.1, 30, 1.8, -3) +
      gouge(38, 268, 1.8, 30, 1.8, -2),
    hand: 'M20 310c-10 10-10 26 0 32 2 8 12 8 15 2 4 6 13 5 15-2 8 2 13-6 10-13 4-8 2-16-4-20z',
    knuckles: gouge(27, 328, 1.5, 16, 1.5) + gouge(38, 330, 1.5, 16, 1.5) + gouge(48, 328, 1.4, 14, 1.5),
  },
  raised: {
    arm: 'M84 236C34 232 2 186 6 130c2-34 16-72 40-104l26 16c-18 26-28 56-28 84 0 30 14 52 46 64z',
    cuts:
      gouge(20, 120, -1.35, 46, 2.2, 2) +
      gouge(30, 130, -1.4, 50, 2, 2) +
      gouge(22, 150, 1.2, 40, 2.2, 3) +
      gouge(34, 164, 1.0, 40, 2, 3),
    hand: 'M42 36c-14-4-20-18-14-28-2-8 6-14 13-10 2-8 13-10 17-2 6-5 15 0 14 8 8 2 10 12 4 18-2 14-16 20-34 14z',
    knuckles: gouge(38, 4, 1.1, 16, 1.5) + gouge(50, 1, 1.3, 17, 1.5) + gouge(62, 3, 1.6, 16, 1.5),
  },
  scratch: {
    arm: 'M84 240C20 240-24 192-12 138c8-38 42-70 84-88l10 24c-34 16-58 38-64 66-6 32 20 54 66 54z',
    cuts:
      gouge(8, 150, -1.1, 46, 2.2, -3) +
      gouge(18, 152, -1.1, 46, 2, -3) +
      gouge(8, 176, 0.8, 44, 2.2, 3) +
      gouge(20, 190, 0.6, 40, 2, 3),
    hand: 'M64 56c2-14 14-20 24-16 6-8 16-6 18 2 9-3 15 5 11 12 8 4 7 14-1 17-3 10-16 14-26 8-14 2-26-8-26-23z',
    knuckles: gouge(112, 52, 2.8, 18, 1.6) + gouge(114, 64, 2.9, 18, 1.6) + gouge(106, 44, 2.6, 16, 1.5),
  },
} satisfies Record<string, Limb>;

type TrollPose = keyof typeof LIMBS;

const FUR = fringe(
  [
    [60, 220],
    [42, 262],
    [46, 318],
  ],
  { lean: -46, step: 8, length: 28, width: 2.2, seed: 3 },
);
const FUR_SHADE = fringe(
  [
    [262, 220],
    [280, 262],
    [276, 322],
  ],
  { lean: 46, step: 7, length: 30, width: 2.2, seed: 5 },
);
const BELLY = [128, 142, 156, 170, 184]
  .map((x, index) => gouge(x, 304 - (index % 2) * 5, 1.7 - index * 0.06, 18, 1.6))
  .join('');
const TUFT = [-0.5, 0, 0.5, 1].map((turn) => gouge(330, 232, -1.9 + turn, 34, 7, 3)).join('');

interface TrollBodyProps {
  colours: TrollColours;
  left: TrollPose;
  right: TrollPose;
}

function Arm({ pose, colours, mirror }: { pose: TrollPose; colours: TrollColours; mirror?: boolean }) {
  const limb = LIMBS[pose];
  const { skin, light, hair, ink } = colours;
  return (
    <g transform={mirror ? 'translate(320 0) scale(-1 1)' : undefined} strokeLinejoin="round">
      <Cut d={limb.arm} fill={hair} stroke={ink} strokeWidth="5" />
      <path d={limb.cuts} fill={mirror ? ink : light} />
      <Cut d={limb.hand} fill={skin} stroke={ink} strokeWidth="4.4" />
      <path d={limb.knuckles} fill={ink} />
    </g>
  );
}

/** The whole troll, standing, in a box of 320 by 390; arms by pose. A scratching hand lies over the hair. */
export function TrollBody({ colours, left, right }: TrollBodyProps) {
  const { skin, light, hair, ink, tusk } = colours;
  return (
    <g strokeLinejoin="round">
      <Cut d="M262 340c50 4 74-30 66-104" fill="none" stroke={ink} strokeWidth="19" strokeLinecap="round" />
      <Cut d="M262 340c50 4 74-30 66-104" fill="none" stroke={skin} strokeWidth="10" strokeLinecap="round" />
      <path d={TUFT} fill={hair} stroke={ink} strokeWidth="3.4" />
      <g fill={skin} stroke={ink} strokeWidth="5">
        <Cut d="M84 332c-2 16-14 28-34 34-14 4-14 18 0 20h76c10-2 10-12 6-20-6-10-8-22-6-34z" />
        <Cut d="M236 332c2 16 14 28 34 34 14 4 14 18 0 20h-76c-10-2-10-12-6-20 6-10 8-22 6-34z" />
      </g>
      <Cut
        d="M46 384c-2-8 8-10 12-4v4zM64 384c-2-9 10-10 13-3v3zM84 384c-2-9 10-10 13-3v3zM274 384c2-8-8-10-12-4v4zM256 384c2-9-10-10-13-3v3zM236 384c2-9-10-10-13-3v3z"
        fill={tusk}
        stroke={ink}
        strokeWidth="2.4"
      />
      <Cut
        d="M72 196c-38 30-46 92-26 146l20-8 12 14 16-12 18 14 20-12 28 14 24-14 20 12 18-14 16 12 12-14 24 8c20-54 12-116-26-146z"
        fill={hair}
        stroke={ink}
        strokeWidth="5"
      />
      <Cut d="M114 236c-16 30-12 78 46 86 58-8 62-56 46-86z" fill={skin} stroke={ink} strokeWidth="4" />
      <path d={BELLY} fill={ink} />
      <Cut d="M157 292h7l-3 8z" fill={ink} />
      <path d={FUR} fill={light} opacity="0.85" />
      <path d={FUR_SHADE} fill={ink} />
      {left !== 'scratch' && <Arm pose={left} colours={colours} />}
      {right !== 'scratch' && <Arm pose={right} colours={colours} mirror />}
      <g transform="translate(40 30)">
        <TrollHead colours={colours} />
      </g>
      {left === 'scratch' && <Arm pose={left} colours={colours} />}
      {right === 'scratch' && <Arm pose={right} colours={colours} mirror />}
    </g>
  );
}

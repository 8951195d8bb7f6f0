import { Cut } from '../print/Cut.tsx';
import { fringe, gouge } from '../print/cuts.ts';
import { hand, near, type Point } from '../print/hand.ts';

export interface TrollColours {
  skin: string;
  /** Where the light falls: a lighter skin. */
  light: string;
  hair: string;
  ink: string;
  eye: string;
  tusk: string;
}

interface Locks {
  hair: string;
  light: string;
}

/** A mossy mane in tiers, parted on the crown: each lock falls along the skull, upper tiers over lower ones. */
function mane(seed: number): Locks[] {
  const shake = hand(seed);
  const tiers: Locks[] = [];
  for (let tier = 0; tier < 5; tier += 1) {
    let hair = '';
    let light = '';
    for (const side of [-1, 1]) {
      for (let lock = 0; lock < 5; lock += 1) {
        const fall = Math.max(4, 138 - tier * 25 - lock * 8 + near(shake, 0, 4));
        const turn = (fall * Math.PI) / 180;
        const away = 58 + lock * (8 - tier * 1.4) + tier * 2;
        const x = 120 + side * away * Math.sin(turn);
        const y = 100 - away * 1.02 * Math.cos(turn);
        const heading = Math.atan2(Math.sin(turn) * 1.02, Math.cos(turn));
        const angle = side > 0 ? heading - 0.2 : Math.PI - heading + 0.2;
        const length = near(shake, 44 + tier * 5, 7);
        const bend = side * near(shake, -5, 2);
        hair += gouge(x, y, angle, length, near(shake, 10, 2), bend);
        light += gouge(x, y, angle, length * near(shake, 0.75, 0.1), 1.5, bend - side * 2.5);
      }
    }
    tiers.push({ hair, light });
  }
  return tiers;
}

const BACK = mane(5);
const FRONT_LOCKS: readonly (readonly [x: number, y: number, angle: number, length: number, bend: number])[] = [
  [110, 14, 2.72, 76, -14],
  [130, 14, 0.42, 76, 14],
  [108, 15, 2.46, 80, -13],
  [132, 15, 0.68, 80, 13],
  [110, 15, 2.22, 77, -10],
  [130, 15, 0.93, 77, 10],
  [113, 15, 1.99, 70, -7],
  [127, 15, 1.18, 70, 7],
  [117, 15, 1.77, 63, -3],
  [122, 15, 1.41, 65, 3],
];
const FRONT = FRONT_LOCKS.map(([x, y, angle, length, bend]) => gouge(x, y, angle, length, 9, bend)).join('');
const FRONT_LIGHT = FRONT_LOCKS.map(([x, y, angle, length, bend]) =>
  gouge(x, y + 3, angle, length * 0.75, 1.6, bend),
).join('');

const BROW_TUFTS: readonly (readonly [x: number, y: number, angle: number, length: number])[] = [
  [106, 93, -2.5, 17],
  [98, 90, -2.65, 18],
  [88, 88, -2.8, 19],
  [78, 90, -2.85, 21],
  [70, 94, -2.95, 24],
  [134, 93, -0.64, 17],
  [142, 90, -0.5, 18],
  [152, 88, -0.35, 19],
  [162, 90, -0.3, 21],
  [170, 94, -0.2, 24],
];
const BROW_HAIR = BROW_TUFTS.map(([x, y, angle, length]) => gouge(x, y, angle, length, 3.6)).join('');

const LEFT_CHEEK: readonly Point[] = [
  [59, 122],
  [57, 150],
  [68, 178],
];
const RIGHT_SIDE: readonly Point[] = [
  [178, 104],
  [184, 130],
  [183, 152],
  [172, 180],
  [152, 200],
  [128, 208],
];
const SHADE = fringe(RIGHT_SIDE, { lean: 62, step: 4.6, length: 22, width: 2, seed: 21 });
const GLINT = fringe(LEFT_CHEEK, { lean: -48, step: 6.4, length: 17, width: 1.7, seed: 24 });

const WRINKLES =
  gouge(76, 124, 0.5, 24, 1.5, 3) +
  gouge(78, 131, 0.55, 18, 1.4, 3) +
  gouge(165, 124, 2.64, 24, 1.5, -3) +
  gouge(163, 131, 2.6, 18, 1.4, -3) +
  gouge(78, 146, 1.35, 24, 2, -5) +
  gouge(71, 148, 1.3, 22, 1.6, -5) +
  gouge(163, 146, 1.8, 24, 2, 5) +
  gouge(170, 148, 1.85, 20, 1.6, 5);
const NOSE_LIGHT =
  gouge(111, 96, 1.82, 30, 2, 3) +
  gouge(104, 112, 2.1, 30, 2.6, 2) +
  gouge(92, 134, 1.75, 25, 3, 3) +
  gouge(101, 130, 1.8, 25, 1.8, 3) +
  gouge(114, 108, 1.75, 40, 1.4, 4) +
  gouge(121, 100, 1.6, 26, 1.1);
const NOSE_SHADE =
  gouge(133, 102, 1.16, 26, 1.8, -2) +
  gouge(139, 116, 1.0, 24, 2.1, -2) +
  gouge(147, 128, 1.3, 28, 2.4, -4) +
  gouge(139, 124, 1.2, 34, 1.8, -4) +
  gouge(132, 120, 1.3, 32, 1.2, -3);
const CHIN = gouge(94, 203, 0.2, 20, 1.6, 2) + gouge(100, 199, 0.12, 34, 1.5, 2) + gouge(90, 196, 0.3, 14, 1.4, 2);
const SAPLING = 'M152-30l-7 13 4-1-7 12 4-1-8 13 12-2-1 22h5l0-22 12 2-8-13 4 1-7-12 4 1z';

interface TrollHeadProps {
  colours: TrollColours;
  /** A young spruce that grows in the hair of a troll who sat still too long. */
  sapling?: boolean;
  /** Hatching on cheek, nose and chin; left out where the head is small. */
  fine?: boolean;
}

/** The troll of the house, seen from the front, in a box of 240 by 220; chin at 210, ear tips near the sides. */
export function TrollHead({ colours, sapling = true, fine = true }: TrollHeadProps) {
  const { skin, light, hair, ink, eye, tusk } = colours;
  return (
    <g strokeLinejoin="round">
      <Cut d="M120 14c-50-2-86 38-88 100l22 36h132l22-36c-2-62-38-102-88-100z" fill={ink} />
      {BACK.map((tier) => (
        <g key={tier.hair}>
          <path d={tier.hair} fill={hair} stroke={ink} strokeWidth="3" />
          <path d={tier.light} fill={light} opacity="0.8" />
        </g>
      ))}
      {sapling && (
        <>
          <Cut d={SAPLING} fill={hair} stroke={ink} strokeWidth="6" paintOrder="stroke" />
          <path
            d={gouge(149, -16, 1.95, 10, 1.5) + gouge(147, -6, 1.95, 10, 1.5) + gouge(151, -24, 1.8, 9, 1.2)}
            fill={light}
          />
        </>
      )}
      <g fill={skin} stroke={ink} strokeWidth="5">
        <Cut d="M66 108C46 84 20 78-10 84c10 7 15 14 17 24 6 1 9 7 10 15 8-1 12 6 16 14 12 9 24 7 36-1z" />
        <Cut d="M174 108c20-24 46-30 76-24-10 7-15 14-17 24-6 1-9 7-10 15-8-1-12 6-16 14-12 9-24 7-36-1z" />
      </g>
      <Cut d="M56 114C42 98 26 93 10 94c8 6 14 14 18 22 8-1 12 5 15 13 5 2 9 0 13-3z" fill={ink} />
      <Cut d="M184 114c14-16 30-21 46-20-8 6-14 14-18 22-8-1-12 5-15 13-5 2-9 0-13-3z" fill={ink} />
      <path
        d={gouge(50, 116, 3.72, 32, 1.7) + gouge(54, 124, 3.62, 24, 1.7) + gouge(190, 116, -0.58, 28, 1.5)}
        fill={light}
      />
      <Cut
        d="M64 96c0-34 26-54 56-54s57 20 57 55c12 14 16 44 5 70-11 28-36 44-62 44s-52-15-62-43c-10-26-6-57 6-72z"
        fill={skin}
        stroke={ink}
        strokeWidth="5"
      />
      {fine && (
        <>
          <path d={SHADE} fill={ink} />
          <path d={GLINT} fill={light} />
        </>
      )}
      <path d={FRONT} fill={hair} stroke={ink} strokeWidth="2.6" />
      <path d={FRONT_LIGHT} fill={light} opacity="0.8" />
      <Cut d="M64 108c8-12 34-13 42 2-5 15-36 17-42-2zM134 110c8-15 35-14 43-2-7 19-38 17-43 2z" fill={ink} />
      <g fill={eye}>
        <circle cx="87" cy="110" r="9" />
        <circle cx="153" cy="110" r="9" />
      </g>
      <g fill={ink}>
        <circle cx="90" cy="111" r="3.8" />
        <circle cx="156" cy="111" r="3.8" />
      </g>
      <Cut d="M70 121c8 6 22 7 31 1M139 122c9 6 23 5 31-1" fill="none" stroke={ink} strokeWidth="2.4" />
      <Cut d="M74 104l28 3-4-10zM140 106l27-3-22-7z" fill={skin} />
      <Cut
        d="M58 100c12-18 38-21 52-7l10 9 10-9c14-14 41-11 53 7-16-7-33-5-46 5l-17 10-17-10c-13-10-29-12-45-5z"
        fill={ink}
      />
      <path d={BROW_HAIR} fill={hair} stroke={ink} strokeWidth="1.6" />
      <path d={WRINKLES} fill={ink} />
      <Cut d="M70 166c3 3 6 5 9 7 24 12 60 12 83-1 4-3 7-6 9-9 2 21-22 36-51 36-28 0-51-13-50-33z" fill={ink} />
      <Cut
        d="M76 182c-4-10-4-20-1-31 10 7 17 18 18 37zM148 188c1-19 7-30 17-37 4 11 3 21-1 31z"
        fill={tusk}
        stroke={ink}
        strokeWidth="3.6"
      />
      <path d={CHIN} fill={light} />
      <Cut
        d="M108 92c-3 16-10 27-19 38-15 18-9 41 15 40 8 9 25 9 33 0 23 1 30-22 15-40-9-11-17-22-20-38-8 6-17 6-24 0z"
        fill={skin}
        stroke={ink}
        strokeWidth="4.4"
      />
      {fine && <path d={NOSE_LIGHT} fill={light} />}
      <path d={NOSE_SHADE} fill={ink} />
      <Cut d="M96 160c4-9 13-9 17 0-4 5-13 5-17 0zM128 160c4-9 13-9 17 0-4 5-13 5-17 0z" fill={ink} />
      <Cut d="M86 141a5 5 0 1 1 6-7z" fill={light} stroke={ink} strokeWidth="2.4" />
    </g>
  );
}

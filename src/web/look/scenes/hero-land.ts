import { field, fringe } from '../print/cuts.ts';
import { crest, grass, land, peak, spruce, spruceLight, wood } from '../print/forms.ts';
import type { Point } from '../print/hand.ts';

export const FLOOR = 640;

const PEAKS = (
  [
    [90, 372, -160, 300, 3],
    [1480, 236, 1260, 1720, 9],
    [560, 336, 330, 800, 5],
    [330, 318, 60, 560, 4],
    [850, 196, 600, 1080, 6],
    [1090, 92, 850, 1380, 7],
  ] as const
).map(([x, y, left, right, seed]) => peak({ summit: [x, y], left: [left, 450], right: [right, 450], seed }));
const MIDDLE = crest(
  [
    [-20, 440],
    [180, 400],
    [380, 442],
    [620, 390],
    [820, 430],
    [1000, 380],
    [1200, 430],
    [1420, 370],
    [1620, 420],
  ],
  14,
  23,
);
const heightOf = (line: readonly Point[], x: number) => line.find(([at]) => at >= x)?.[1] ?? FLOOR;
const FAR_WOOD = wood({ from: 0, to: 1600, base: 0, step: 21, height: 58, seed: 4 }, (x) => heightOf(MIDDLE, x) + 8);
const MIDDLE_CUT = field({
  x: 0,
  y: 430,
  width: 1600,
  height: 130,
  across: 92,
  down: 19,
  length: 50,
  stroke: 1.3,
  angle: 6,
  seed: 12,
});

const LEFT_WOOD = wood(
  { from: -10, to: 690, base: 560, step: 42, height: 148, seed: 7 },
  (x) => 556 + Math.sin(x / 90) * 8,
);
const RIGHT_WOOD = wood({ from: 1500, to: 1640, base: 540, step: 38, height: 190, seed: 18 }, () => 545);
const GIANTS = [
  { x: 26, base: 650, height: 400, seed: 51, spread: 0.2 },
  { x: 168, base: 654, height: 270, seed: 52, spread: 0.22 },
  { x: 1572, base: 650, height: 430, seed: 54, spread: 0.19 },
];
const NEAR = crest(
  [
    [-20, 566],
    [160, 586],
    [420, 574],
    [640, 592],
    [760, 566],
    [866, 606],
    [1000, 630],
    [1240, 630],
    [1384, 606],
    [1460, 562],
    [1620, 576],
  ],
  9,
  35,
);
const LEFT_BANK = crest(
  [
    [-20, 552],
    [240, 540],
    [520, 548],
    [640, 470],
    [726, 366],
    [790, 470],
    [860, 560],
  ],
  8,
  36,
);
const BRIDGE_FEET = crest(
  [
    [470, 600],
    [580, 552],
    [640, 480],
    [700, 382],
    [738, 362],
    [768, 404],
    [800, 470],
    [838, 540],
    [1010, 640],
    [1300, 640],
    [1400, 540],
    [1440, 470],
    [1474, 396],
    [1510, 362],
    [1550, 380],
    [1620, 420],
  ],
  5,
  37,
  3,
);
const BANK_TOP = BRIDGE_FEET.filter(([x, y]) => y < 530 && (x < 790 || x > 1450));
const BANK_GRASS = BANK_TOP.filter((_, index) => index % 2 === 0)
  .map(([x, y], index) => grass(x - 4, x + 5, y + 3, 9, 15, 200 + index))
  .join('');
const BANK_CUT =
  fringe(
    BANK_TOP.filter(([x]) => x < 800),
    { lean: 36, step: 12, length: 34, width: 1.8, seed: 71 },
  ) +
  fringe(
    BANK_TOP.filter(([x]) => x > 1400),
    { lean: 130, step: 12, length: 34, width: 1.8, seed: 72 },
  );
const BANK_STROKES =
  field({
    x: 520,
    y: 400,
    width: 330,
    height: 190,
    across: 44,
    down: 17,
    length: 36,
    stroke: 1.5,
    angle: -48,
    seed: 73,
  }) +
  field({
    x: 1400,
    y: 400,
    width: 240,
    height: 190,
    across: 44,
    down: 17,
    length: 36,
    stroke: 1.5,
    angle: 48,
    seed: 74,
  });
const RIPPLES = field({
  x: 820,
  y: 526,
  width: 640,
  height: 106,
  across: 52,
  down: 10,
  length: 46,
  stroke: 1.8,
  angle: 0,
  seed: 27,
});
const GLITTER = field({
  x: 1290,
  y: 520,
  width: 90,
  height: 110,
  across: 34,
  down: 9,
  length: 34,
  stroke: 2.8,
  angle: 0,
  seed: 29,
});

/** The land under the sky, back to front: every part a path, cut once when the page loads. */
export const HERO_LAND = {
  peaks: PEAKS,
  farWood: FAR_WOOD.map(spruce).join(''),
  farHill: land(MIDDLE, FLOOR),
  farLight: FAR_WOOD.filter((_, index) => index % 2 === 0)
    .map((tree) => spruceLight(tree, 1))
    .join(''),
  farStrokes: MIDDLE_CUT,
  wood: [...LEFT_WOOD, ...RIGHT_WOOD].map(spruce).join(''),
  woodLight: [...LEFT_WOOD, ...RIGHT_WOOD].map((tree) => spruceLight(tree, tree.x > 800 ? -1 : 1)).join(''),
  leftBank: land(LEFT_BANK, FLOOR),
  banks: land(BRIDGE_FEET, FLOOR),
  bankStrokes: BANK_STROKES,
  bankGrass: BANK_GRASS,
  bankLight: BANK_CUT,
  ripples: RIPPLES,
  glitter: GLITTER,
  giants: GIANTS.map(spruce).join(''),
  giantsLight: GIANTS.map((tree) => spruceLight(tree, tree.x > 800 ? -1 : 1)).join(''),
  near: land(NEAR, FLOOR + 6),
  nearGrass: grass(0, 840, 592, 21, 17, 61),
};

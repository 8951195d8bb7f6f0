import { gouge } from './cuts.ts';
import { hand, near, type Point, short } from './hand.ts';

/** A closed outline with its straight edges shaken, so that no edge is ruler-drawn and no filter is needed. */
export function outline(points: readonly Point[], seed: number, spread = 1.2, every = 14): string {
  const shake = hand(seed);
  const marks: string[] = [];
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    const parts = Math.max(1, Math.round(Math.hypot(nextX - x, nextY - y) / every));
    for (let part = 0; part < parts; part += 1) {
      const share = part / parts;
      const wobble = part === 0 ? spread / 2 : spread;
      marks.push(
        `${short(near(shake, x + (nextX - x) * share, wobble))} ${short(near(shake, y + (nextY - y) * share, wobble))}`,
      );
    }
  });
  return `M${marks.join('L')}z`;
}

/** A mountain or hill line broken by halves between its summits; returns the crest, left to right. */
export function crest(summits: readonly Point[], rough: number, seed: number, depth = 4): Point[] {
  const shake = hand(seed);
  let line: Point[] = [...summits];
  let spread = rough;
  for (let level = 0; level < depth; level += 1) {
    line = line.flatMap((point, index): Point[] => {
      const next = line[index + 1];
      if (!next) return [point];
      const middle: Point = [
        near(shake, (point[0] + next[0]) / 2, spread / 3),
        near(shake, (point[1] + next[1]) / 2, spread),
      ];
      return [point, middle];
    });
    spread /= 2;
  }
  return line;
}

/** The land below a crest, down to `floor`. */
export function land(line: readonly Point[], floor: number): string {
  const first = line[0] ?? [0, 0];
  const last = line[line.length - 1] ?? [0, 0];
  const top = line.map(([x, y]) => `${short(x)} ${short(y)}`).join('L');
  return `M${short(first[0])} ${floor}L${top}L${short(last[0])} ${floor}z`;
}

interface Peak {
  summit: Point;
  left: Point;
  right: Point;
  seed: number;
}

export interface PeakCut {
  shape: string;
  /** The face turned to the light, bounded by a crooked ridge. */
  lit: string;
  snow: string;
  shade: string;
}

/** A mountain cut in two faces: snow in long strokes on the lit right, sparse strokes on the dark left. */
export function peak({ summit, left, right, seed }: Peak): PeakCut {
  const shake = hand(seed);
  const [x, y] = summit;
  const drop = Math.max(left[1], right[1]) - y;
  const leftSlope = crest([left, summit], drop * 0.09, seed + 1, 4);
  const rightSlope = crest([summit, right], drop * 0.09, seed + 2, 4);
  const ridge: Point[] = [];
  for (let step = 1; step <= 6; step += 1) {
    const swing = (step % 2 ? 1 : -1) * drop * 0.05 * (0.5 + shake()) * (1 + step * 0.25);
    ridge.push([x + swing - drop * 0.05 * step, y + (drop * step) / 6]);
  }
  const join = (points: readonly Point[]) => points.map(([px, py]) => `${short(px)} ${short(py)}`).join('L');
  let snow = '';
  let shade = '';
  const downRight = Math.atan2(right[1] - y, right[0] - x);
  const downLeft = Math.atan2(left[1] - y, left[0] - x);
  const strokes = Math.round(drop / 5);
  for (let stroke = 1; stroke < strokes; stroke += 1) {
    const share = stroke / strokes;
    const level = y + drop * share * 0.92;
    const reach = (right[0] - x) * share;
    const fromX = x - drop * 0.28 * share + shake() * 8;
    const full = Math.max(0.1, 1 - share);
    const length = near(shake, 0.62, 0.3) * (reach + drop * 0.2) * (0.35 + full) + 12;
    snow += gouge(fromX, level, downRight * near(shake, 0.9, 0.05), length, 4 * full + 1.1);
    if (stroke % 2) {
      const away = (x - left[0]) * share * (stroke % 4 === 1 ? 0.36 : 0.7);
      shade += gouge(
        x - drop * 0.3 * share - away * 0.6,
        level,
        downLeft * near(shake, 0.96, 0.03),
        near(shake, drop * 0.13, drop * 0.05),
        1.7,
      );
    }
  }
  return {
    shape: `M${join(leftSlope)}L${join(rightSlope)}L${short(right[0])} ${short(right[1] + 200)}L${short(left[0])} ${short(left[1] + 200)}z`,
    lit: `M${short(x)} ${short(y)}L${join(rightSlope)}L${join([...ridge].reverse())}z`,
    snow,
    shade,
  };
}

interface Tree {
  x: number;
  base: number;
  height: number;
  seed: number;
  /** Half the width of the lowest branches, as a share of the height. */
  spread?: number;
}

/** A spruce: tiers of drooping branches, each a little ragged. */
export function spruce({ x, base, height, seed, spread = 0.24 }: Tree): string {
  const shake = hand(seed);
  const tiers = Math.max(4, Math.round(height / 22) + 2);
  const left: string[] = [];
  const right: string[] = [];
  const top = base - height;
  const foot = base - height * 0.09;
  for (let tier = 1; tier <= tiers; tier += 1) {
    const share = tier / tiers;
    const y = top + (foot - top) * share;
    const reach = height * spread * share ** 0.85;
    const tuck = reach * 0.48;
    const drop = (height / tiers) * 0.22;
    left.push(
      `${short(x - near(shake, reach, reach * 0.14))} ${short(y + drop * shake())}`,
      `${short(x - near(shake, tuck, reach * 0.08))} ${short(y - drop)}`,
    );
    right.push(
      `${short(x + near(shake, reach, reach * 0.14))} ${short(y + drop * shake())}`,
      `${short(x + near(shake, tuck, reach * 0.08))} ${short(y - drop)}`,
    );
  }
  const trunk = Math.max(1.2, height * 0.022);
  const stem = `L${short(x + trunk)} ${short(foot - 1)}L${short(x + trunk * 1.3)} ${short(base)}L${short(x - trunk * 1.3)} ${short(base)}L${short(x - trunk)} ${short(foot - 1)}`;
  return `M${short(near(shake, x, 1))} ${short(top)}L${right.join('L')}${stem}L${left.reverse().join('L')}z`;
}

/** Light cut into a spruce on one side (-1 left, 1 right): short strokes that hang with the branches. */
export function spruceLight({ x, base, height, seed, spread = 0.24 }: Tree, side: -1 | 1): string {
  const shake = hand(seed + 77);
  const tiers = Math.max(4, Math.round(height / 22) + 2);
  const marks: string[] = [];
  const top = base - height;
  const foot = base - height * 0.09;
  for (let tier = 2; tier <= tiers; tier += 1) {
    const share = tier / tiers;
    const y = top + (foot - top) * share;
    const reach = height * spread * share ** 0.85;
    const strokes = 1 + Math.round(share * 2);
    for (let stroke = 0; stroke < strokes; stroke += 1) {
      const away = reach * (0.1 + (0.46 * (stroke + shake() * 0.5)) / strokes);
      const length = Math.max(5, reach * near(shake, 0.42, 0.12));
      const rise = (height / tiers) * (0.62 - (0.3 * stroke) / strokes);
      marks.push(
        gouge(x + side * away, y - rise, Math.PI / 2 - side * near(shake, 0.8, 0.12), length, 0.7 + height * 0.005),
      );
    }
  }
  return marks.join('');
}

interface Row {
  from: number;
  to: number;
  base: number;
  step: number;
  height: number;
  seed: number;
}

/** A row of spruces of uneven height; `lift` gives the ground under each. */
export function wood(row: Row, lift: (x: number) => number = () => row.base): Tree[] {
  const shake = hand(row.seed);
  const trees: Tree[] = [];
  let x = row.from;
  let seed = row.seed * 31;
  while (x < row.to) {
    const height = near(shake, row.height, row.height * 0.35);
    trees.push({ x, base: lift(x), height, seed, spread: near(shake, 0.23, 0.04) });
    seed += 1;
    x += near(shake, row.step, row.step * 0.4);
  }
  return trees;
}

/** Tufts of grass along a baseline. */
export function grass(from: number, to: number, base: number, step: number, height: number, seed: number): string {
  const shake = hand(seed);
  const marks: string[] = [];
  for (let x = from; x < to; x += near(shake, step, step * 0.5)) {
    for (let blade = 0; blade < 3; blade += 1) {
      marks.push(
        gouge(
          x + blade * 2.2,
          base,
          -Math.PI / 2 + (blade - 1) * 0.45 + near(shake, 0, 0.12),
          near(shake, height, height * 0.3),
          1.3,
        ),
      );
    }
  }
  return marks.join('');
}

/** Stars as small crossed strokes, kept inside the box. */
export function stars(width: number, height: number, count: number, seed: number): string {
  const shake = hand(seed);
  return Array.from({ length: count }, () => {
    const x = shake() * width;
    const y = shake() * height;
    const size = 2 + shake() * shake() * 5;
    return gouge(x - size, y, 0, size * 2, size * 0.22) + gouge(x, y - size, Math.PI / 2, size * 2, size * 0.22);
  }).join('');
}

import { hand, near, type Point, short } from './hand.ts';

/**
 * One stroke of the gouge: pointed where the blade enters, widest past the middle, pointed again where it leaves.
 * `bend` pushes its belly sideways, for locks of hair and blades of grass.
 */
export function gouge(x: number, y: number, angle: number, length: number, width: number, bend = 0): string {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const along = length * 0.6;
  const side = (away: number) => [along * cos - away * sin, along * sin + away * cos] as const;
  const [leftX, leftY] = side(bend + width);
  const [rightX, rightY] = side(bend - width);
  const endX = length * cos;
  const endY = length * sin;
  return `M${short(x)} ${short(y)}q${short(leftX)} ${short(leftY)} ${short(endX)} ${short(endY)}q${short(rightX - endX)} ${short(rightY - endY)} ${short(-endX)} ${short(-endY)}z`;
}

interface Stroke {
  length: number;
  width: number;
  seed: number;
}

interface Field {
  x: number;
  y: number;
  width: number;
  height: number;
  across: number;
  down: number;
  length: number;
  stroke: number;
  angle: number;
  seed: number;
}

/** Rows of strokes over a box, all at about one angle (in degrees): shade, soil, bark, water. */
export function field(box: Field): string {
  const shake = hand(box.seed);
  const marks: string[] = [];
  let row = 0;
  for (let y = box.y; y < box.y + box.height; y += box.down) {
    const start = box.x + (row % 2 ? box.across / 2 : 0);
    for (let x = start; x < box.x + box.width; x += box.across) {
      const angle = near(shake, (box.angle * Math.PI) / 180, 0.08);
      marks.push(
        gouge(
          near(shake, x, box.across / 4),
          near(shake, y, box.down / 4),
          angle,
          near(shake, box.length, box.length / 3),
          near(shake, box.stroke, box.stroke / 3),
        ),
      );
    }
    row += 1;
  }
  return marks.join('');
}

interface Halo extends Stroke {
  x: number;
  y: number;
  from: number;
  to: number;
  step: number;
  gap: number;
  start?: number;
  end?: number;
}

/** Rings of strokes around a light: the sky a linocut moon hangs in. Strokes thin out as the light fades. */
export function halo(ring: Halo): string {
  const shake = hand(ring.seed);
  const marks: string[] = [];
  const start = ((ring.start ?? 0) * Math.PI) / 180;
  const end = ((ring.end ?? 360) * Math.PI) / 180;
  for (let radius = ring.from; radius < ring.to; radius += ring.step) {
    const fade = 1 - (radius - ring.from) / (ring.to - ring.from);
    let angle = start + shake() * 0.2;
    while (angle < end) {
      const length = near(shake, ring.length, ring.length * 0.4) * (0.4 + 0.6 * fade);
      const reach = near(shake, radius, ring.step / 6);
      marks.push(
        gouge(
          ring.x + reach * Math.cos(angle),
          ring.y + reach * Math.sin(angle),
          angle + Math.PI / 2 + length / (2 * reach),
          length,
          ring.width * (0.35 + 0.65 * fade),
        ),
      );
      angle += (length + ring.gap * (1 + (1 - fade) * 2) * (0.6 + shake())) / reach;
    }
  }
  return marks.join('');
}

interface Rays extends Stroke {
  x: number;
  y: number;
  from: number;
  count: number;
  start?: number;
  end?: number;
}

/** Strokes that leave a point on all sides: sunbeams, sparks, a shine. */
export function rays(burst: Rays): string {
  const shake = hand(burst.seed);
  const start = burst.start ?? 0;
  const turn = (burst.end ?? 360) - start;
  return Array.from({ length: burst.count }, (_, index) => {
    const angle = ((start + ((index + 0.5) * turn) / burst.count) * Math.PI) / 180 + near(shake, 0, 0.02);
    const from = near(shake, burst.from, burst.from * 0.04);
    return gouge(
      burst.x + from * Math.cos(angle),
      burst.y + from * Math.sin(angle),
      angle,
      near(shake, burst.length, burst.length * 0.35),
      burst.width,
    );
  }).join('');
}

interface Fringe extends Stroke {
  /** Degrees that the strokes turn away from the line they stand on. */
  lean: number;
  step: number;
}

/** Strokes that stand along a line: fur, thatch, grass, the shaded flank of a hill. */
export function fringe(line: readonly Point[], stroke: Fringe): string {
  const shake = hand(stroke.seed);
  const marks: string[] = [];
  for (let index = 1; index < line.length; index += 1) {
    const [fromX, fromY] = line[index - 1] ?? [0, 0];
    const [toX, toY] = line[index] ?? [0, 0];
    const distance = Math.hypot(toX - fromX, toY - fromY);
    const along = Math.atan2(toY - fromY, toX - fromX);
    for (let step = 0; step < distance; step += stroke.step) {
      const part = (step + shake() * stroke.step * 0.6) / distance;
      marks.push(
        gouge(
          fromX + (toX - fromX) * part,
          fromY + (toY - fromY) * part,
          along + (near(shake, stroke.lean, 8) * Math.PI) / 180,
          near(shake, stroke.length, stroke.length * 0.35),
          stroke.width,
        ),
      );
    }
  }
  return marks.join('');
}

import { type Point, short } from './hand.ts';

/** How far an edge may stray, in units of the drawing. */
const REACH = 3.2;
/** Distance between two points of a cut edge. */
const STEP = 3.6;

/** A repeatable value in [0, 1) for a corner of the noise grid. */
function corner(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x + seed * 1619, 374761393) ^ Math.imul(y + seed * 31337, 668265263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise over the plane: neighbours stray together, so shapes that touch stay together. */
function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const ease = (part: number) => part * part * (3 - 2 * part);
  const across = ease(x - left);
  const down = ease(y - top);
  const upper = corner(left, top, seed) * (1 - across) + corner(left + 1, top, seed) * across;
  const lower = corner(left, top + 1, seed) * (1 - across) + corner(left + 1, top + 1, seed) * across;
  return upper * (1 - down) + lower * down;
}

function stray(x: number, y: number, seed: number): number {
  return (noise(x / 17, y / 17, seed) - 0.5 + (noise(x / 6, y / 6, seed + 9) - 0.5) * 0.7) * REACH;
}

function moved([x, y]: Point): string {
  return `${short(x + stray(x, y, 1))} ${short(y + stray(x, y, 2))}`;
}

const at = (values: readonly number[], index: number) => values[index] ?? 0;

/** Points along a cubic curve, its end included. */
function curve(from: Point, first: Point, second: Point, to: Point): Point[] {
  const length =
    Math.hypot(first[0] - from[0], first[1] - from[1]) +
    Math.hypot(second[0] - first[0], second[1] - first[1]) +
    Math.hypot(to[0] - second[0], to[1] - second[1]);
  const parts = Math.max(1, Math.round(length / STEP));
  return Array.from({ length: parts }, (_, index): Point => {
    const t = (index + 1) / parts;
    const s = 1 - t;
    const mix = (axis: 0 | 1) =>
      s * s * s * from[axis] + 3 * s * s * t * first[axis] + 3 * s * t * t * second[axis] + t * t * t * to[axis];
    return [mix(0), mix(1)];
  });
}

const ARITY: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, z: 0 };
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

interface Pen {
  here: Point;
  start: Point;
  /** The control point a smooth curve mirrors. */
  handle: Point;
}

/** The points one command draws, and where the pen stands after it. */
function draw(command: string, values: readonly number[], pen: Pen): { points: Point[]; pen: Pen } {
  const { here, start, handle } = pen;
  const kind = command.toLowerCase();
  const [baseX, baseY] = command === kind ? here : [0, 0];
  const point = (index: number): Point => [baseX + at(values, index), baseY + at(values, index + 1)];
  const mirror: Point = [2 * here[0] - handle[0], 2 * here[1] - handle[1]];
  const straight = (to: Point) => ({ points: curve(here, here, to, to), pen: { here: to, start, handle: to } });
  const bent = (first: Point, second: Point, to: Point) => ({
    points: curve(here, first, second, to),
    pen: { here: to, start, handle: second },
  });
  const soft = (bend: Point, to: Point) => {
    const toward = (end: Point): Point => [
      end[0] + ((bend[0] - end[0]) * 2) / 3,
      end[1] + ((bend[1] - end[1]) * 2) / 3,
    ];
    return { points: curve(here, toward(here), toward(to), to), pen: { here: to, start, handle: bend } };
  };
  switch (kind) {
    case 'h':
      return straight([baseX + at(values, 0), here[1]]);
    case 'v':
      return straight([here[0], baseY + at(values, 0)]);
    case 'c':
      return bent(point(0), point(2), point(4));
    case 's':
      return bent(mirror, point(0), point(2));
    case 'q':
      return soft(point(0), point(2));
    case 't':
      return soft(mirror, point(0));
    case 'z':
      return straight(start);
    default:
      return straight(point(0));
  }
}

const cut = new Map<string, string>();

/**
 * A drawn path with its edges cut by hand. Lines and curves only: a path with arcs comes back as it was.
 * The work is done once for each path.
 */
export function rough(d: string): string {
  const known = cut.get(d);
  if (known !== undefined) return known;
  const result = /a/i.test(d) ? d : roughen(d);
  cut.set(d, result);
  return result;
}

function roughen(d: string): string {
  let pen: Pen = { here: [0, 0], start: [0, 0], handle: [0, 0] };
  let text = '';
  for (const [, letter = 'z', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const values = (rest.match(NUMBER) ?? []).map(Number);
    const arity = ARITY[letter.toLowerCase()] ?? 0;
    let command = letter;
    let used = 0;
    do {
      const group = values.slice(used, used + arity);
      if (command.toLowerCase() === 'm') {
        const [x, y] = command === 'm' ? pen.here : [0, 0];
        const to: Point = [x + at(group, 0), y + at(group, 1)];
        pen = { here: to, start: to, handle: to };
        text += `M${moved(to)}`;
        command = command === 'm' ? 'l' : 'L';
      } else {
        const stroke = draw(command, group, pen);
        pen = stroke.pen;
        text += stroke.points.map((one) => `L${moved(one)}`).join('');
        if (command.toLowerCase() === 'z') text += 'z';
      }
      used += arity;
    } while (arity > 0 && used < values.length);
  }
  return text;
}

/** A round that was cut, not drawn with a compass. */
export function disc(x: number, y: number, radius: number): string {
  const parts = Math.max(12, Math.round((radius * 6.283) / STEP));
  const points = Array.from({ length: parts }, (_, index): Point => {
    const angle = (index / parts) * Math.PI * 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return `M${points.map(moved).join('L')}z`;
}

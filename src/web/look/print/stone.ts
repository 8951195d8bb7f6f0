import { outline } from './forms.ts';
import { hand, near, type Point } from './hand.ts';

interface Wall {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Height of one course of stones. */
  course: number;
  seed: number;
  joint?: number;
}

/** A wall of uneven stones with open joints; clip it to the shape it fills. */
export function masonry({ x, y, width, height, course, seed, joint = 3 }: Wall): string {
  const shake = hand(seed);
  const stones: string[] = [];
  let row = 0;
  for (let top = y; top < y + height; top += course) {
    let left = x - shake() * course * 1.6;
    while (left < x + width) {
      const length = near(shake, course * 1.9, course * 0.75);
      const right = left + length - joint;
      const bottom = top + course - joint;
      const chip = course * 0.14;
      stones.push(
        outline(
          [
            [left + chip * shake(), top + chip * shake()],
            [right - chip * shake(), top + chip * shake()],
            [right - chip * shake(), bottom - chip * shake()],
            [left + chip * shake(), bottom - chip * shake()],
          ],
          seed * 97 + row * 31 + stones.length,
          course * 0.05,
          course * 0.7,
        ),
      );
      left += length;
    }
    row += 1;
  }
  return stones.join('');
}

interface Arch {
  x: number;
  y: number;
  /** Half the width of the opening, and its rise. */
  span: number;
  rise: number;
  thickness: number;
  count: number;
  seed: number;
  /** Degrees from the left foot (180) over the crown (270) to the right foot (360). */
  from?: number;
  to?: number;
}

/** The wedge stones of an arch, left foot to right foot. */
export function wedges(arch: Arch): string[] {
  const from = arch.from ?? 180;
  const to = arch.to ?? 360;
  const step = ((to - from) / arch.count) * (Math.PI / 180);
  return Array.from({ length: arch.count }, (_, index) => {
    const start = (from * Math.PI) / 180 + index * step + 0.012;
    const end = start + step - 0.024;
    const middle = (start + end) / 2;
    const shake = hand(arch.seed + index);
    const outer = arch.thickness * near(shake, 1, 0.14);
    const at = (angle: number, more: number): Point => [
      arch.x + (arch.span + more) * Math.cos(angle),
      arch.y + (arch.rise + more) * Math.sin(angle),
    ];
    return outline(
      [at(start, 0), at(middle, 0), at(end, 0), at(end, outer), at(middle, outer * 1.03), at(start, outer)],
      arch.seed * 13 + index,
      1,
      20,
    );
  });
}

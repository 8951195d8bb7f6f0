import { type Cut, cutsOf, MARK_GRID, type MarkPoint } from './house-mark.ts';

/** Whether a house mark shows a hooked cross, upright or aslant. Nothing else is forbidden. */
export function hasHookedCross(mark: string): boolean {
  const steps = stepsOf(cutsOf(mark));
  return DIRECTIONS.some((direction) =>
    POINTS.some((middle) => [1, 2].some((reach) => [1, -1].some((sense) => isHooked(middle, direction, reach, sense)))),
  );

  function isHooked(middle: MarkPoint, direction: MarkPoint, reach: number, sense: number): boolean {
    let arm = direction;
    for (let turned = 0; turned < 4; turned++) {
      const end = along(middle, arm, reach);
      const hook = { x: -arm.y * sense, y: arm.x * sense };
      if (!isCut(middle, arm, reach) || !isCut(end, hook, 1) || isCut(end, along(NOWHERE, hook, -1), 1)) return false;
      arm = { x: -arm.y, y: arm.x };
    }
    return true;
  }

  function isCut(from: MarkPoint, direction: MarkPoint, times: number): boolean {
    for (let step = 0; step < times; step++) {
      if (!steps.has(stepKey(along(from, direction, step), along(from, direction, step + 1)))) return false;
    }
    return true;
  }
}

const NOWHERE: MarkPoint = { x: 0, y: 0 };
/** One quarter of the ways in which an arm can point; the others follow by turning. */
const DIRECTIONS: readonly MarkPoint[] = [
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 2, y: 1 },
  { x: 1, y: 2 },
];
const POINTS = Array.from({ length: MARK_GRID ** 2 }, (_, place) => ({
  x: place % MARK_GRID,
  y: Math.floor(place / MARK_GRID),
}));

function along({ x, y }: MarkPoint, direction: MarkPoint, times: number): MarkPoint {
  return { x: x + times * direction.x, y: y + times * direction.y };
}

/** Cuts as steps from point to next point, so that it does not matter in how many cuts a line was drawn. */
function stepsOf(cuts: readonly Cut[]): Set<string> {
  const steps = new Set<string>();
  for (const [from, to] of cuts) {
    const times = divisor(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
    const direction = { x: (to.x - from.x) / times, y: (to.y - from.y) / times };
    for (let step = 0; step < times; step++) {
      steps.add(stepKey(along(from, direction, step), along(from, direction, step + 1)));
    }
  }
  return steps;
}

function stepKey(from: MarkPoint, to: MarkPoint): string {
  return [from, to]
    .map(({ x, y }) => `${x},${y}`)
    .sort()
    .join(' ');
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

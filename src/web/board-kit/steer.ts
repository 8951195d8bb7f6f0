const DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

export type Arrow = keyof typeof DIRECTIONS;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(DIRECTIONS, key);
}

/** How much more a sideways distance counts than one along the arrow. */
const SIDEWAYS_COST = 2.5;

/** The box an arrow key leads to: the nearest in that direction, or past the last one the farthest on the other side. */
export function steer<T>(from: Box, others: readonly (readonly [T, Box])[], arrow: Arrow): T | undefined {
  const [dx, dy] = DIRECTIONS[arrow];
  const here = middle(from);
  let nearest: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  let around: T | undefined;
  let most = 0;
  for (const [other, box] of others) {
    const there = middle(box);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy + (there.y - here.y) * dx);
    if (along > 1 && along + SIDEWAYS_COST * aside < least) {
      least = along + SIDEWAYS_COST * aside;
      nearest = other;
    }
    if (along < -1 && -along - SIDEWAYS_COST * aside > most) {
      most = -along - SIDEWAYS_COST * aside;
      around = other;
    }
  }
  return nearest ?? around;
}

function middle({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

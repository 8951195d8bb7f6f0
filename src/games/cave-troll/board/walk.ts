import type { Arrow } from '../../../web/board-kit/steer.ts';
import { AREAS, type AreaId } from '../box/areas.ts';
import { DOORS } from '../box/doors.ts';
import { labelPoint } from '../box/map.ts';

type Offset = readonly [dx: number, dy: number];

const STEPS: Readonly<Record<Arrow, Offset>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Exit {
  readonly to: AreaId;
  /** The direction in which one goes through the door. */
  readonly step: Offset;
  /** Where the door is. */
  readonly x: number;
  readonly y: number;
}

function exitsOf(area: AreaId): Exit[] {
  return DOORS.flatMap(({ a, cellOfA, b, cellOfB }) => {
    if (a !== area && b !== area) return [];
    const [from, to] = a === area ? [cellOfA, cellOfB] : [cellOfB, cellOfA];
    const step: Offset = [to[0] - from[0], to[1] - from[1]];
    return [{ to: a === area ? b : a, step, x: (from[0] + to[0] + 1) / 2, y: (from[1] + to[1] + 1) / 2 }];
  });
}

const EXITS: ReadonlyMap<AreaId, readonly Exit[]> = new Map(AREAS.map(({ id }) => [id, exitsOf(id)]));

/**
 * The area an arrow key leads to: through the door in that direction, the one nearest to where `from` came in if there are
 * several. Where no door opens that way, the door lies to that side at least.
 */
export function walk(area: AreaId, arrow: Arrow, from?: AreaId): AreaId | undefined {
  const exits = EXITS.get(area) ?? [];
  const [dx, dy] = STEPS[arrow];
  const [x, y] = labelPoint(AREAS.findIndex(({ id }) => id === area));
  const came = exits.find(({ to }) => to === from);
  const straight = exits.filter(({ step }) => step[0] === dx && step[1] === dy);
  if (straight.length > 0) return nearest(straight, came?.x ?? x, came?.y ?? y)?.to;
  const aside = exits.filter((exit) => (exit.x - x) * dx + (exit.y - y) * dy > 0.4);
  return nearest(aside, x + dx, y + dy)?.to;
}

function nearest(exits: readonly Exit[], x: number, y: number): Exit | undefined {
  const distance = (exit: Exit) => Math.hypot(exit.x - x, exit.y - y);
  return exits.toSorted((one, other) => distance(one) - distance(other))[0];
}

import type { Point } from '../../../../web/look/print/hand.ts';

/** A label: its middle and its size, in pixels. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether it may be left out where there is no room for it. */
  readonly isMinor: boolean;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between two labels, in pixels. */
const GAP = 2;
/** How far from its place a label is still understood, in heights of a label. Minor ones are many: they have to stay close. */
const FARTHEST = { minor: 1.2, other: 3 } as const;

function overlap(one: Label, other: Label): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width + GAP &&
    Math.abs(one.y - other.y) * 2 < one.height + other.height + GAP
  );
}

function within(value: number, size: number, room: number): number {
  return size > room ? room / 2 : Math.min(Math.max(value, size / 2), room - size / 2);
}

/** The nearest places beside, above and below what is in the way. */
function besides(label: Label, other: Label): Label[] {
  const across = (label.width + other.width) / 2 + GAP;
  const down = (label.height + other.height) / 2 + GAP;
  return [
    { ...label, y: other.y + down },
    { ...label, y: other.y - down },
    { ...label, x: other.x + across },
    { ...label, x: other.x - across },
  ];
}

/**
 * Moves labels so that none covers another, each as little as it can, and all stay within the sheet. Of a label for which there is
 * no room near its place, the answer is undefined if it is minor; others stay where they are.
 */
export function spread(labels: readonly Label[], sheet: Size): readonly (Point | undefined)[] {
  const moved = new Map<Label, Point | undefined>();
  const placed: Label[] = [];
  for (const label of [...labels].sort((one, other) => Number(one.isMinor) - Number(other.isMinor))) {
    const inside = (each: Label) => ({
      ...each,
      x: within(each.x, each.width, sheet.width),
      y: within(each.y, each.height, sheet.height),
    });
    const farthest = label.isMinor ? FARTHEST.minor : FARTHEST.other;
    const isFree = (each: Label) => !placed.some((other) => overlap(each, other));
    const away = (each: Label) => Math.hypot(each.x - label.x, each.y - label.y);
    const first = inside(label);
    const near = (each: Label) => each === first || away(each) <= farthest * label.height;
    const beside = placed
      .flatMap((other) => besides(first, other))
      .map(inside)
      .filter(near);
    // Where a row and a column are both taken, the way out is around the corner.
    const around = beside.flatMap((each) =>
      placed
        .flatMap((other) => besides(each, other))
        .map(inside)
        .filter(near),
    );
    const found = [[first], beside, around]
      .map((places) => places.sort((one, other) => away(one) - away(other)).find(isFree))
      .find((each) => each !== undefined);
    if (found !== undefined) placed.push(found);
    else if (!label.isMinor) placed.push(first);
    const at = found ?? (label.isMinor ? undefined : first);
    moved.set(label, at && [at.x - label.x, at.y - label.y]);
  }
  return labels.map((label) => moved.get(label));
}

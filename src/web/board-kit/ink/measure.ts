import type { Mark, Spot } from '../../../protocol/marks.ts';
import { spotElements } from './spots.ts';
import { arrowBetween, type Box, ringAround } from './strokes.ts';

/** A mark as it lies on the board now. */
export interface LaidMark {
  readonly mark: Mark;
  readonly stroke: NonNullable<ReturnType<typeof arrowBetween>>;
  /** What of the layer it may be seen in: boards scroll within windows of their own. */
  readonly window: Box;
  /** Where its words stand. */
  readonly below: readonly [x: number, y: number];
}

interface Measured {
  readonly box: Box;
  readonly window: Box;
}

/** The part of both boxes; empty if they do not meet. */
function overlap(one: Box, other: Box): Box {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.max(0, Math.min(one.x + one.width, other.x + other.width) - x);
  const height = Math.max(0, Math.min(one.y + one.height, other.y + other.height) - y);
  return { x, y, width, height };
}

/** The smallest box around both. */
function around(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const width = Math.max(one.x + one.width, other.x + other.width) - x;
  const height = Math.max(one.y + one.height, other.y + other.height) - y;
  return { x, y, width, height };
}

/** Measures spots from the corner of a layer that covers the stage. */
function makeMeasure(stage: Element, layer: Element): (spot: Spot) => Measured | undefined {
  const origin = layer.getBoundingClientRect();
  const boxOf = (element: Element): Box => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left - origin.left, y: top - origin.top, width, height };
  };
  const all: Box = { x: 0, y: 0, width: origin.width, height: origin.height };
  return (spot) => {
    const [element] = spotElements(stage, spot);
    if (element === undefined) return undefined;
    let window = all;
    for (let outer = element.parentElement; outer !== null && outer !== stage; outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer);
      if (overflowX !== 'visible' || overflowY !== 'visible') window = overlap(window, boxOf(outer));
    }
    return { box: boxOf(element), window };
  };
}

function isIn({ box, window }: Measured): boolean {
  const part = overlap(box, window);
  return part.width > 0 && part.height > 0;
}

/** The marks whose spots are on the board and in sight now. */
export function layMarks(stage: Element, layer: Element, marks: readonly Mark[]): readonly LaidMark[] {
  const measure = makeMeasure(stage, layer);
  return marks.flatMap((mark): LaidMark[] => {
    if (mark.kind === 'ring') {
      const at = measure(mark.at);
      if (at === undefined || !isIn(at)) return [];
      const { box, window } = at;
      const below = [box.x + box.width / 2, box.y + box.height] as const;
      return [{ mark, stroke: ringAround(box), window, below }];
    }
    const from = measure(mark.from);
    const to = measure(mark.to);
    if (from === undefined || to === undefined || !isIn(from) || !isIn(to)) return [];
    const stroke = arrowBetween(from.box, to.box);
    if (stroke === undefined) return [];
    const below = [to.box.x + to.box.width / 2, to.box.y + to.box.height / 2 + 14] as const;
    return [{ mark, stroke, window: around(from.window, to.window), below }];
  });
}

/** The middle of a spot, for a stroke that is just being drawn. */
export function middleOf(stage: Element, layer: Element, spot: Spot): readonly [x: number, y: number] | undefined {
  const found = makeMeasure(stage, layer)(spot);
  return found && [found.box.x + found.box.width / 2, found.box.y + found.box.height / 2];
}

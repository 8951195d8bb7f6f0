import { rough } from '../../look/print/rough.ts';

/** A box on the board, in pixels from the corner of the layer that is drawn on. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A drawn shape: its lines, and what is filled, around an origin of its own. */
interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly line: string;
  readonly head?: string;
}

/** Sizes are rounded to this, so that a path is roughened once and not for each pixel that one scrolls. */
const GRAIN = 8;
const round = (value: number) => Math.round(value / GRAIN) * GRAIN;

const SMALLEST_RING = 40;
/** How far a ring stays away from what it is drawn around. */
const ROOM = 10;
/** Half an ellipse by one cubic curve. */
const BOW = 4 / 3;

/** A ring around a box, drawn by hand: it overshoots where it began. */
export function ringAround(box: Box): Stroke {
  const across = round(Math.max(SMALLEST_RING, box.width + ROOM)) / 2;
  const down = round(Math.max(SMALLEST_RING, box.height + ROOM)) / 2;
  const line =
    `M${-across * 0.5} ${-down * 0.94}C${across * 0.5} ${-down * BOW} ${across * 1.06} ${-down * 0.7} ${across} ${down * 0.06}` +
    `C${across * 0.9} ${down * BOW} ${-across * 0.86} ${down * BOW} ${-across} 0` +
    `C${-across * 1.02} ${-down * 0.9} ${-across * 0.1} ${-down * 1.2} ${across * 0.5} ${-down * 0.9}`;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, line: rough(line) };
}

const HEAD = 20;
/** The nearest two ends of an arrow. */
const SHORTEST = 28;
/** How far an arrow bends aside, as a share of its length. */
const BEND = 0.12;

/** An arrow from the middle of a box to the middle of another one, in a light bow; `undefined` if they lie on each other. */
export function arrowBetween(from: Box, to: Box): Stroke | undefined {
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const dx = round(to.x + to.width / 2 - x);
  const dy = round(to.y + to.height / 2 - y);
  const length = Math.hypot(dx, dy);
  if (length < SHORTEST) return undefined;
  const [bendX, bendY] = [dx / 2 - dy * BEND, dy / 2 + dx * BEND];
  // The head points the way the bow arrives.
  const [aimX, aimY] = [dx - bendX, dy - bendY];
  const aim = Math.hypot(aimX, aimY);
  const [alongX, alongY] = [(aimX / aim) * HEAD, (aimY / aim) * HEAD];
  const [neckX, neckY] = [dx - alongX * 0.8, dy - alongY * 0.8];
  const corner = (side: number) => `${dx - alongX + side * alongY * 0.55} ${dy - alongY - side * alongX * 0.55}`;
  return {
    x,
    y,
    line: rough(`M0 0Q${bendX} ${bendY} ${neckX} ${neckY}`),
    head: rough(`M${dx} ${dy}L${corner(1)}L${corner(-1)}z`),
  };
}

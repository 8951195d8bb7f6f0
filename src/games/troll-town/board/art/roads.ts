import { field } from '../../../../web/look/print/cuts.ts';
import { outline } from '../../../../web/look/print/forms.ts';
import { hand, near, type Point } from '../../../../web/look/print/hand.ts';
import { type Direction, type Hex, neighbour, WAYS } from '../../box/hexes.ts';
import { angleOf, middleOf } from '../geometry.ts';

/** Logs of two shades, as paths. */
export interface Track {
  readonly dark: string;
  readonly light: string;
}

/** The ways in which a road goes on from a hex. */
export function waysFrom(hex: Hex, isRoad: (hex: Hex) => boolean): Direction[] {
  const ways: Direction[] = [];
  for (let direction = 0; direction < WAYS; direction++) {
    const next = neighbour(hex, direction);
    if (next >= 0 && isRoad(next)) ways.push(direction);
  }
  return ways;
}

const HALF_LOG = 5.1;

/** Logs across a hex of road, laid along the ways in which it goes on. */
export function trackOn(hex: Hex, ways: readonly Direction[]): Track {
  const shake = hand(hex * 13 + 700);
  const [x, y] = middleOf(hex);
  let dark = '';
  let light = '';
  const lay = (along: number, angle: number, half: number) => {
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const [middleX, middleY] = [x + along * ux, y + along * uy];
    const length = near(shake, half, 5);
    const slip = near(shake, 0, 2.5);
    const end = (side: 1 | -1, edge: 1 | -1): Point => {
      const reach = side * (length + side * slip);
      return [middleX - uy * reach + ux * HALF_LOG * edge, middleY + ux * reach + uy * HALF_LOG * edge];
    };
    const log = outline([end(1, -1), end(1, 1), end(-1, 1), end(-1, -1)], Math.floor(shake() * 9999), 1, 16);
    if (shake() > 0.5) dark += log;
    else light += log;
  };
  const [first = 0] = ways;
  const straight = angleOf(first);
  if (ways.length < 3) for (const along of [-6, 6]) lay(along, straight, 24);
  for (const way of ways) {
    for (const along of ways.length === 3 ? [14, 26, 38, 50] : [18, 30, 42, 54]) lay(along, angleOf(way), 25);
  }
  if (ways.length < 2) for (const along of [-18, -30]) lay(along, straight, 22);
  return { dark, light };
}

/** Trodden mud under the logs. */
export function mudOn(hex: Hex): string {
  const [x, y] = middleOf(hex);
  return field({
    x: x - 42,
    y: y - 40,
    width: 70,
    height: 82,
    across: 36,
    down: 17,
    length: 15,
    stroke: 1.6,
    angle: 12,
    seed: hex * 7 + 80,
  });
}

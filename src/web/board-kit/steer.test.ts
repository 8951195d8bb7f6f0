import { expect, test } from 'vitest';
import { type Arrow, type Box, steer } from './steer.ts';

function box(x: number, y: number): Box {
  return { x: x * 100, y: y * 100, width: 80, height: 80 };
}

/** Two rows: a b c above, d e below, e a little to the right of b. */
const BOXES: Record<string, Box> = { a: box(0, 0), b: box(1, 0), c: box(2, 0), d: box(0, 1), e: box(1.2, 1) };

function go(from: string, arrow: Arrow): string | undefined {
  const others = Object.entries(BOXES).filter(([name]) => name !== from);
  return steer(BOXES[from] ?? box(0, 0), others, arrow);
}

test.each([
  ['a', 'ArrowRight', 'b'],
  ['b', 'ArrowLeft', 'a'],
  ['b', 'ArrowDown', 'e'],
  ['e', 'ArrowUp', 'b'],
  ['d', 'ArrowUp', 'a'],
  ['c', 'ArrowRight', 'a'],
] as const)('from %s, %s leads to %s', (from, arrow, to) => {
  expect(go(from, arrow)).toBe(to);
});

test('alone there is nowhere to go', () => {
  expect(steer(box(0, 0), [], 'ArrowLeft')).toBeUndefined();
});

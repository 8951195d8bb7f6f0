import { expect, test } from 'vitest';
import { disc, rough } from './rough.ts';

const points = (d: string) =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): [number, number] => [Number(x), Number(y)]);
const away = (one: readonly number[], other: readonly number[]) =>
  Math.hypot((one[0] ?? 0) - (other[0] ?? 0), (one[1] ?? 0) - (other[1] ?? 0));

test('an edge strays, but never far', () => {
  const line = points(rough('M0 50L200 50'));
  expect(line.length).toBeGreaterThan(40);
  const strays = line.map(([, y]) => Math.abs(y - 50));
  expect(Math.max(...strays)).toBeGreaterThan(0.5);
  expect(Math.max(...strays)).toBeLessThan(3);
});

test('the same path is cut the same way, and shapes that touch stray together', () => {
  expect(rough('M3 4L90 40')).toBe(rough('M3 4L90 40'));
  const [corner] = points(rough('M40 40L80 40'));
  const other = points(rough('M10 10L40 40')).at(-1);
  expect(corner).toEqual(other);
});

test.each([
  ['l', 'M10 10l30 0 0 30', [40, 40]],
  ['H and v', 'M10 10H40v30', [40, 40]],
  ['c', 'M10 10c10 0 30 10 30 30', [40, 40]],
  ['C then s', 'M0 0C5 0 10 5 10 10s10 20 30 30', [40, 40]],
  ['q then t', 'M0 0q10 0 10 10t30 30', [40, 40]],
  ['numbers without blanks', 'M10 10l.5.5-10-10 39.500 39.500', [40, 40]],
  ['a second, relative move', 'M10 10h5zm20 20l10 10', [40, 40]],
])('%s ends where it was drawn to end', (_, d, end) => {
  const last = points(rough(d)).at(-1) ?? [0, 0];
  expect(away(last, end)).toBeLessThan(3.2);
});

test('a closed path is closed, and every part of it', () => {
  const d = rough('M0 0h40v40zM60 60h20v20z');
  expect(d.match(/M/g)).toHaveLength(2);
  expect(d.match(/z/g)).toHaveLength(2);
});

test('arcs are left alone', () => {
  expect(rough('M0 0a5 5 0 0 1 10 0z')).toBe('M0 0a5 5 0 0 1 10 0z');
});

test('a disc is about round', () => {
  for (const point of points(disc(100, 100, 40))) {
    const radius = away(point, [100, 100]);
    expect(radius).toBeGreaterThan(36);
    expect(radius).toBeLessThan(44);
  }
});

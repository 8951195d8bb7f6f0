import { expect, test } from 'vitest';
import { type Label, spread } from './spread.ts';

const SHEET = { width: 400, height: 300 };

function label(x: number, y: number, isMinor = false): Label {
  return { x, y, width: 80, height: 20, isMinor };
}

function overlaps(labels: readonly Label[]): number {
  const at = spread(labels, SHEET);
  const shown = labels.flatMap(({ x, y, ...rest }, place) => {
    const by = at[place];
    return by === undefined ? [] : [{ ...rest, x: x + by[0], y: y + by[1] }];
  });
  return shown.filter((one, place) =>
    shown
      .slice(place + 1)
      .some(
        (other) =>
          Math.abs(one.x - other.x) * 2 < one.width + other.width &&
          Math.abs(one.y - other.y) * 2 < one.height + other.height,
      ),
  ).length;
}

test('labels that do not touch stay where they are', () => {
  expect(spread([label(100, 100), label(300, 100)], SHEET)).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('of two that overlap the second moves, by as little as it can', () => {
  expect(spread([label(100, 100), label(110, 108)], SHEET)).toEqual([
    [0, 0],
    [0, 14],
  ]);
});

test('a crowd is spread without overlaps', () => {
  const crowd = [label(200, 150), label(205, 152), label(190, 147), label(240, 155), label(170, 160)];
  expect(overlaps(crowd)).toBe(0);
  expect(spread(crowd, SHEET)).not.toContain(undefined);
});

test('a minor one for which there is no room is left out; others never are', () => {
  const wall = Array.from({ length: 7 }, (_, row) => label(200, 90 + row * 22));
  const wide = [...wall, ...wall.map(({ y }) => label(115, y)), ...wall.map(({ y }) => label(285, y))];
  expect(spread([...wide, label(200, 156, true)], SHEET).at(-1)).toBeUndefined();
  expect(spread([...wide, label(200, 156)], SHEET).at(-1)).toEqual([0, 0]);
});

test('minor ones give way, whatever comes first', () => {
  expect(spread([label(100, 100, true), label(100, 100)], SHEET)).toEqual([
    [0, 22],
    [0, 0],
  ]);
});

test('all stay within the sheet', () => {
  expect(spread([label(10, 295)], SHEET)).toEqual([[30, -5]]);
});

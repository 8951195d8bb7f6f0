import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';

type Colour = readonly number[];

/** Linear red, green and blue as people see them who lack one of the three sorts of cones (Machado and others, 2009). */
const SIGHT: Readonly<Record<string, readonly Colour[]>> = {
  'all three': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const TO_XYZ: readonly Colour[] = [
  [0.4339, 0.3762, 0.1899],
  [0.2126, 0.7152, 0.0722],
  [0.0177, 0.1095, 0.873],
];

function through(matrix: readonly Colour[], colour: Colour): Colour {
  return matrix.map((line) => line.reduce((sum, factor, i) => sum + factor * (colour[i] ?? 0), 0));
}

function linear(hex: string): Colour {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
}

/** CIE Lab, where distances are about as large as people find differences. */
function lab(colour: Colour): Colour {
  const [x = 0, y = 0, z = 0] = through(TO_XYZ, colour).map((t) =>
    t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116,
  );
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function smallestDifference(colours: readonly string[], sight: readonly Colour[]): number {
  const seen = colours.map((hex) => lab(through(sight, linear(hex))));
  const differences = seen.flatMap((one, i) =>
    seen.slice(i + 1).map((other) => Math.hypot(...one.map((part, axis) => part - (other[axis] ?? 0)))),
  );
  return Math.min(...differences);
}

/** The colours of the four seats, one list for each set of colours the app has. */
function seatColours(): string[][] {
  const tokens = readFileSync(new URL('../../../web/look/tokens.css', import.meta.url), 'utf8');
  const lists = [1, 2, 3, 4].map((seat) =>
    [...tokens.matchAll(new RegExp(`--seat-${seat}: (#[0-9a-f]{6});`, 'g'))].map((found) => found[1] ?? ''),
  );
  return (lists[0] ?? []).map((_, set) => lists.map((list) => list[set] ?? ''));
}

rule('GET-1.3', 'the four colours stay apart, and one set of them does so for colour-blind players', () => {
  const sets = seatColours();
  const sights = Object.values(SIGHT);
  for (const set of sets) expect(smallestDifference(set, sights[0] ?? [])).toBeGreaterThan(30);
  expect(sets.some((set) => sights.every((sight) => smallestDifference(set, sight) > 20))).toBe(true);
});

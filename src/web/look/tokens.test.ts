import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** The custom properties of every block whose selector matches exactly. */
function block(selector: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const names = selectors.split(',').map((name) => name.trim().replaceAll('"', "'"));
    if (!names.includes(selector)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) found[name] = value.trim();
  }
  return found;
}

/** Of every token, what it is by day or by night. */
function themed(theme: 'day' | 'night'): Record<string, string> {
  const both = Object.entries(block(':root')).map(([name, value]) => {
    const [, day, night] = /^light-dark\(([^,]+), ([^,]+)\)$/.exec(value) ?? [undefined, value, value];
    return [name, theme === 'day' ? day : night];
  });
  return { ...Object.fromEntries(both), ...block(`:root[data-theme='${theme}']`) };
}

const NIGHT = themed('night');
const DAY = themed('day');
const CONTRAST = block(":root[data-colours='contrast']");
const THEMES: Record<string, Record<string, string>> = { night: NIGHT, day: DAY };

function colour(theme: Record<string, string>, name: string): string {
  const value = theme[name] ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other ? colour(theme, other) : value;
}

type Light = readonly [number, number, number];

function light(hex: string): Light {
  expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [one, other]
    .map(light)
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** Words and the grounds they are printed on. */
const WORDS: readonly (readonly [word: string, ...grounds: string[]])[] = [
  ['text', 'page', 'page-2', 'page-deep', 'sky', 'scene-sky'],
  ['text-soft', 'page', 'page-2', 'page-deep'],
  ['link', 'page', 'page-2'],
  ['bar-text', 'bar'],
  ['paper-text', 'paper', 'paper-2', 'gold'],
  ['paper-soft', 'paper', 'paper-2'],
  ['moss-text', 'paper', 'paper-2'],
  ['ember-text', 'paper', 'paper-2'],
  ['ochre-text', 'paper', 'paper-2'],
  ['dusk-text', 'paper', 'paper-2'],
  ['frost-text', 'paper', 'paper-2'],
  ['primary-text', 'primary', 'primary-hover'],
  ['page-primary-text', 'page-primary', 'page-primary-hover'],
  ['danger-text', 'danger', 'danger-hover'],
];

/** Lines and rings that must be seen but not read. */
const RINGS: readonly (readonly [ring: string, ...grounds: string[]])[] = [
  ['focus-on-page', 'page', 'page-2', 'sky'],
  ['focus-on-paper', 'paper', 'paper-2'],
  ['focus-on-stage', 'stage', 'soil', 'soil-2'],
  ['offer', 'stage', 'soil', 'soil-2'],
];

describe.each(Object.entries(THEMES))('%s', (_, theme) => {
  test.each(WORDS)('%s can be read where it is printed', (word, ...grounds) => {
    for (const ground of grounds) {
      expect(contrast(colour(theme, word), colour(theme, ground)), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(RINGS)('%s stands out', (ring, ...grounds) => {
    for (const ground of grounds) {
      expect(contrast(colour(theme, ring), colour(theme, ground)), ground).toBeGreaterThanOrEqual(3);
    }
  });
});

test('the day of the system and the day of the setting are the same day', () => {
  expect(block(':root:not([data-theme])')).toEqual(block(":root[data-theme='day']"));
});

const SEATS = [1, 2, 3, 4, 5, 6, 7];

/** Machado, Oliveira and Fernandes 2009: how linear light looks without one kind of cone. */
const VISION: Record<string, readonly Light[]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'without red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'without blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** A colour as lightness and two hue axes in which distance is about what the eye sees (Oklab). */
function perceived(hex: string, cones: readonly Light[]): Light {
  const [red, green, blue] = light(hex);
  const seen = cones.map((row) => Math.max(0, row[0] * red + row[1] * green + row[2] * blue));
  const [r = 0, g = 0, b = 0] = seen;
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const brief = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * brief,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * brief,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * brief,
  ];
}

function nearestPair(colours: readonly string[], cones: readonly Light[]): number {
  const seen = colours.map((hex) => perceived(hex, cones));
  const distances = seen.flatMap((one, index) =>
    seen.slice(index + 1).map((other) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])),
  );
  return Math.min(...distances);
}

test.each([
  ['the house', NIGHT],
  ['contrast', { ...NIGHT, ...CONTRAST }],
])('every seat of %s carries a readable mark', (_, theme) => {
  for (const seat of SEATS) {
    expect(
      contrast(colour(theme, `seat-${seat}-on`), colour(theme, `seat-${seat}`)),
      `seat ${seat}`,
    ).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(Object.entries(VISION))('contrast keeps seats and produce apart for eyes %s', (_, cones) => {
  const seats = SEATS.map((seat) => colour(CONTRAST, `seat-${seat}`));
  expect(nearestPair(seats, cones)).toBeGreaterThan(0.14);
  expect(
    nearestPair(
      ['pumpkin', 'apple', 'bean'].map((kind) => colour(CONTRAST, kind)),
      cones,
    ),
  ).toBeGreaterThan(0.14);
});

test('the seats of the house differ for everybody', () => {
  const seats = SEATS.map((seat) => colour(NIGHT, `seat-${seat}`));
  for (const cones of Object.values(VISION)) expect(nearestPair(seats, cones)).toBeGreaterThan(0.04);
});

import { expect, test } from 'vitest';
import { hasRoom, sectionToShow } from './sections.ts';

const ORDER = ['places', 'home', 'furnishings'] as const;

test('the section that is shown stays while something can be done in it', () => {
  expect(sectionToShow('home', ORDER, new Set(['furnishings', 'home']))).toBe('home');
});

test('else the first opens in which something can be done', () => {
  expect(sectionToShow('home', ORDER, new Set(['furnishings', 'places']))).toBe('places');
});

test('while others play, whatever was opened stays open', () => {
  expect(sectionToShow('home', ORDER, new Set())).toBe('home');
});

test('larger text folds a board sooner', () => {
  expect(hasRoom({ width: 80, height: 40 }, 1280, 640, 16)).toBe(true);
  expect(hasRoom({ width: 80, height: 40 }, 1280, 640, 18)).toBe(false);
  expect(hasRoom({ width: 80, height: 41 }, 1280, 640, 16)).toBe(false);
  expect(hasRoom({ width: 80 }, 1280, 10, 16)).toBe(true);
});

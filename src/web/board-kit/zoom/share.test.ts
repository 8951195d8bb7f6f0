import { expect, test } from 'vitest';
import { scrollTo, shareAt } from './share.ts';

const window = { scrollLeft: 100, scrollTop: 40, scrollWidth: 800, scrollHeight: 400 };

test('a point stays where it is in the window when the drawing grows', () => {
  const point = shareAt(window, 60, 20);
  expect(point).toEqual([0.2, 0.15]);
  expect(scrollTo({ scrollWidth: 1600, scrollHeight: 800 }, point, 60, 20)).toEqual({ left: 260, top: 100 });
});

test('a drawing that has no size yet has its points at the beginning', () => {
  expect(shareAt({ scrollLeft: 0, scrollTop: 0, scrollWidth: 0, scrollHeight: 0 }, 0, 0)).toEqual([0, 0]);
});

import { expect, test } from 'vitest';
import { AREAS } from '../box/areas.ts';
import { areaNumber } from '../box/map.ts';
import { stand } from './standing.ts';

test('figures stand within their area and beside each other', () => {
  for (const [area, { id, rectangles }] of AREAS.entries()) {
    for (const count of [1, 2, 5, 6, 8]) {
      const spots = stand(area, count);
      expect(spots, id).toHaveLength(count);
      for (const [index, { x, y, size }] of spots.entries()) {
        const within = rectangles.some(
          ([left, top, width, height]) =>
            x >= left - 0.01 && y >= top - 0.01 && x + size <= left + width + 0.01 && y + size <= top + height + 0.01,
        );
        expect(within, `${id}, figure ${index} of ${count}`).toBe(true);
        const apart = spots.every(
          (other, at) =>
            at === index ||
            Math.abs(other.x - x) > size - 0.01 ||
            Math.abs(other.y - y) > Math.min(size, other.size) - 0.01,
        );
        expect(apart, `${id}, figure ${index} of ${count}`).toBe(true);
      }
    }
  }
});

test('few figures are drawn larger than many', () => {
  const porch = areaNumber('porch-nw');
  expect(stand(porch, 1)[0]?.size).toBeGreaterThan(stand(porch, 6)[0]?.size ?? 1);
});

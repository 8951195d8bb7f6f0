import { expect, test } from 'vitest';
import { arrange, use } from '../../../../test/games/caverna/testing.ts';
import { markOf } from '../box/cells.ts';
import type { SpaceId } from '../box/spaces.ts';
import { cellsFor } from './previews.ts';

function marksFor(space: SpaceId, scene: Parameters<typeof arrange>[0] = {}): string[] {
  return cellsFor(use(space), arrange(scene).position, 0).map(markOf);
}

test('where the forest may be cleared is known before anybody goes there', () => {
  expect(marksFor('slash-and-burn')).toEqual(['C3', 'B4', 'C4']);
});

test('a furnishing would go to one of the caverns', () => {
  const home = { goods: { wood: 9, stone: 9 }, tops: { '5,3': 'cavern' } } as const;
  expect(marksFor('housework', { home })).toEqual(['D3', 'E3']);
});

test('a place that only gives goods uses no cell', () => {
  expect(marksFor('wood-gathering')).toEqual([]);
});

test('where nobody may go, nothing is tried', () => {
  expect(marksFor('slash-and-burn', { taken: { 'slash-and-burn': 1 } })).toEqual([]);
});

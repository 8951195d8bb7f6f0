import { expect, test } from 'vitest';
import { caverna } from '../games/caverna/index.ts';
import { randomFor, randomFrom, seedFrom } from '../kernel/random.ts';
import { advance } from '../kernel/steps.ts';
import { tableFor } from '../kernel/table.ts';
import { greedy } from './greedy.ts';

test('greedy opens Caverna in many ways, by its own chance', () => {
  const position = caverna.setup(tableFor(caverna, 2, { firstPlayer: 0 }), randomFrom(seedFrom('opening')));
  advance(caverna, position);
  const view = caverna.view(position, 0);
  const openings = Array.from({ length: 12 }, (_, number) =>
    greedy.choose(caverna, view, 0, randomFor(seedFrom(`bot ${number}`), 'bot')),
  );
  expect(new Set(openings.map((opening) => JSON.stringify(opening))).size).toBeGreaterThan(1);
  expect(new Set(openings.map(({ do: kind }) => kind)).size).toBe(1);
  const again = greedy.choose(caverna, view, 0, randomFor(seedFrom('bot 3'), 'bot'));
  expect(again).toEqual(openings[3]);
});

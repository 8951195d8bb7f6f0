import { expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { thinkOnce } from './boardgame-io/mcts.ts';
import { bots } from './bots.ts';

test('the peer plays out as often as it is told', () => {
  expect(thinkOnce(2, 7, 10, 'often')).toBe(7);
});

test('every game has its figures, and the one that was written twice its peer', async () => {
  const figures = await bots({ seconds: 0.05, begin: () => {} });
  const names = figures.map(({ figure }) => figure);
  for (const { id, seats, learning } of GAMES) {
    if (learning !== undefined) expect(names).toContain(`worth/${id}/2`);
    expect(names).toEqual(
      expect.arrayContaining([`playouts/${id}/2`, `iterations/${id}/2`, `turn/${id}/${Math.max(...seats)}`]),
    );
  }
  for (const { ours } of figures) expect(ours).toBeGreaterThan(0);
  expect(figures.find(({ figure }) => figure === 'playouts/gnome-elf-troll/2')).toMatchObject({
    unit: 'playouts/s',
    peer: 'boardgame.io MCTS',
    ratio: expect.any(Number),
  });
});

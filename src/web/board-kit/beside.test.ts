import { expect, test } from 'vitest';
import { spotBeside } from './beside.ts';

const WINDOW = { width: 1000, height: 700 };
const PANEL = { width: 300, height: 200 };

test('it stands on the first side with room', () => {
  expect(spotBeside({ x: 400, y: 300, width: 50, height: 50 }, PANEL, WINDOW)).toEqual({
    left: 462,
    top: 225,
    side: 'right',
  });
  expect(spotBeside({ x: 800, y: 300, width: 50, height: 50 }, PANEL, WINDOW).side).toBe('left');
});

test('it stays within the window', () => {
  expect(spotBeside({ x: 400, y: 660, width: 50, height: 40 }, PANEL, WINDOW)).toMatchObject({ top: 492 });
});

test('over a wide row there is room above or below', () => {
  const row = { x: 0, y: 500, width: 1000, height: 150 };
  expect(spotBeside(row, PANEL, WINDOW)).toMatchObject({ side: 'above', top: 288 });
});

test('where there is room nowhere it hides as little as it can', () => {
  const board = { x: 0, y: 0, width: 1000, height: 640 };
  expect(spotBeside(board, PANEL, WINDOW, ['above', 'below'])).toMatchObject({ side: 'below', top: 492 });
});

test('of two sides with room it takes the one that spares what is asked', () => {
  const box = { x: 350, y: 300, width: 300, height: 60 };
  const prompt = { x: 0, y: 0, width: 1000, height: 250 };
  expect(spotBeside(box, PANEL, WINDOW, ['above', 'below'], [prompt]).side).toBe('below');
});

test('below a row that can be chosen it stands above that row, not on it', () => {
  const box = { x: 230, y: 658, width: 100, height: 40 };
  const row = [0, 1, 2, 3].map((place) => ({ x: 130 + place * 102, y: 609, width: 98, height: 44 }));
  const spot = spotBeside(box, PANEL, WINDOW, undefined, row);
  expect(spot).toMatchObject({ side: 'above', top: 609 - PANEL.height - 12 });
});

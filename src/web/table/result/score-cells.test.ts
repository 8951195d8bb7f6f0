import { expect, test } from 'vitest';
import type { Score } from '../../../kernel/game.ts';
import { cellsOf } from './score-cells.ts';

function scoreOf(seat: number, lines: Score['lines']): Score {
  return { seat, place: 1, points: lines.reduce((sum, { points }) => sum + points, 0), lines };
}

test('lines become rows with a cell for each seat: summed, counted, the best marked, and none for what nobody has', () => {
  const rows = [
    { title: 'row.pastures', of: ['score.small', 'score.large'] },
    { title: 'row.gold', of: ['score.gold'] },
    { title: 'row.none', of: ['score.none'] },
  ];
  const first = scoreOf(0, [
    { say: 'score.small', count: 1, points: 2, rule: 'X-1' },
    { say: 'score.large', count: 1, points: 4, rule: 'X-1' },
    { say: 'score.gold', count: 3, points: 3, rule: 'X-2' },
  ]);
  const second = scoreOf(1, [{ say: 'score.gold', count: 3, points: 3, rule: 'X-2' }]);
  expect(cellsOf([first, second], rows)).toEqual([
    {
      title: 'row.pastures',
      cells: [
        { count: 2, points: 6, best: true },
        { count: undefined, points: 0, best: false },
      ],
    },
    {
      title: 'row.gold',
      cells: [
        { count: 3, points: 3, best: false },
        { count: 3, points: 3, best: false },
      ],
    },
  ]);
});

import { expect, test } from 'vitest';
import type { Puzzle } from '../kernel/puzzle.ts';
import { choosePuzzles } from './choose.ts';

let made = 0;

function puzzle(change: Partial<Puzzle>): Puzzle {
  made++;
  const id = made.toString(16).padStart(6, '0');
  const usual = { goal: 'one', match: made, seats: 2, options: {}, moves: '', seat: 0, best: 3 } as const;
  return { id, ...usual, view: id, costs: [0, 2], line: [0, 0], fares: [0, 0, 0, 0], rating: 1500, ...change };
}

const byId = ({ id }: Puzzle) => id;

test('goals take turns, and of one goal those come first that greedy does not solve', () => {
  const easy = puzzle({ fares: [0, 1, 1, 1] });
  const hard = [puzzle({}), puzzle({})];
  const other = puzzle({ goal: 'other' });
  const chosen = choosePuzzles([easy, ...hard, other], 3, byId).map(({ id }) => id);
  expect(chosen.toSorted()).toEqual([...hard, other].map(({ id }) => id).toSorted());
  expect(choosePuzzles([easy, ...hard, other], 9, byId)).toHaveLength(4);
});

test('one position is asked once, and one match at most eight times', () => {
  const one = puzzle({ view: 'same' });
  const again = puzzle({ view: 'same', goal: 'other' });
  expect(choosePuzzles([one, again], 5, byId)).toHaveLength(1);
  const ofOneMatch = Array.from({ length: 10 }, () => puzzle({ match: 7 }));
  expect(choosePuzzles(ofOneMatch, 20, byId)).toHaveLength(8);
});

test('few puzzles begin with the same answer', () => {
  const alike = Array.from({ length: 14 }, (_, n) => puzzle({ costs: [0, n + 1, n + 2, 9] }));
  expect(choosePuzzles(alike, 20, () => 'sheep farming')).toHaveLength(12);
});

test('a question is not asked together with its second half', () => {
  const whole = puzzle({ match: 7, moves: '1 2 3 4' });
  const half = puzzle({ match: 7, moves: '1 2 3 4 5', goal: 'other' });
  const later = puzzle({ match: 7, moves: '1 2 3 4 5 6 7 8', goal: 'other' });
  const others = puzzle({ match: 7, moves: '1 2 3 4 5', goal: 'other', seat: 1 });
  const ids = (puzzles: readonly Puzzle[]) => puzzles.map(({ id }) => id).toSorted();
  expect(ids(choosePuzzles([whole, half, later, others], 9, byId))).toEqual(ids([whole, later, others]));
});

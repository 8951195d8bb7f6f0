import { expect, test } from 'vitest';
import type { Puzzle } from '../../kernel/puzzle.ts';
import { dateOf, dayNumber, gameOfDay, puzzleOfDay, weekOf } from './daily.ts';

test('a week begins on Monday, also across the end of a year', () => {
  expect(weekOf('2026-11-19')[0]).toBe('2026-11-16');
  expect(weekOf('2027-01-01')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
  expect(dateOf(new Date(2026, 10, 9, 23, 59))).toBe('2026-11-09');
});

test('each day another game asks, and each of its puzzles comes once before any comes again', () => {
  const games = ['a', 'b', 'c'];
  const puzzles = ['3', '1', '2', '4'].map((id) => ({ id, ...(id === '4' && { withdrawn: true }) }) as Puzzle);
  const days = Array.from({ length: 27 }, (_, n) => new Date(Date.UTC(2026, 10, 1 + n)).toISOString().slice(0, 10));
  expect(days.slice(0, 4).map((day) => gameOfDay(games, day))).toHaveLength(4);
  expect(gameOfDay(games, days[0] ?? '')).toBe(gameOfDay(games, days[3] ?? ''));
  const ofA = days.filter((day) => gameOfDay(games, day) === 'a').map((day) => puzzleOfDay(puzzles, 3, day)?.id);
  expect(ofA.slice(0, 3).toSorted()).toEqual(['1', '2', '3']);
  expect(ofA.slice(3, 6)).toEqual(ofA.slice(0, 3));
  expect(gameOfDay([], '2026-11-19')).toBeUndefined();
  expect(dayNumber('2025-12-31')).toBeLessThan(0);
  expect(gameOfDay(games, '2025-12-31')).toBeDefined();
});

import { expect, test } from 'vitest';
import { seatToShow } from './use-shown-seat.ts';

test('players see their own board, onlookers that of whose turn it is', () => {
  expect(seatToShow(undefined, { viewer: 2, asked: false, active: 1 })).toBe(2);
  expect(seatToShow(undefined, { viewer: 'spectator', asked: false, active: 1 })).toBe(1);
});

test('a board that was chosen is in front of either', () => {
  expect(seatToShow(3, { viewer: 2, asked: true, active: 2 })).toBe(3);
});
